import { Fragment } from 'react';

/**
 * A list in one line, such as of technologies, with dots between them, but not at a line's ends (shared.css); in
 * text of the other direction each keeps its signs (C#, .NET).
 */
export const Entries = ({ of }: { of: string[] }) => (
  <span className="entries">
    <span>
      {of.map((entry) => (
        <Fragment key={entry}>
          <bdi>{entry}</bdi>{' '}
        </Fragment>
      ))}
    </span>
  </span>
);
