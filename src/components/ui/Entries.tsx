import { Fragment } from 'react';

/** A list in one line, such as of technologies; in text of the other direction each keeps its signs (C#, .NET). */
export const Entries = ({ of, by = '\u00a0· ' }: { of: string[]; by?: string }) =>
  of.map((entry, i) => (
    <Fragment key={entry}>
      {i > 0 && by}
      <bdi>{entry}</bdi>
    </Fragment>
  ));
