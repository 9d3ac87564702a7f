import { Fragment } from 'react';

/** A list in one line, such as of technologies; in text of the other direction each keeps its signs (C#, .NET). */
export const Entries = ({ of }: { of: string[] }) =>
  of.map((entry, i) => (
    <Fragment key={entry}>
      {i > 0 && '\u00a0· '}
      <bdi>{entry}</bdi>
    </Fragment>
  ));
