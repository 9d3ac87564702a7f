import type { HTMLAttributes } from 'react';
import { nameParts } from '../../shared/words.ts';

/** In one line where it fits one. */
export const WHOLE = { display: 'inline-block', maxInlineSize: '100%' } as const;

const HYPHEN = /[-\u05be]/;

interface NameProps extends HTMLAttributes<HTMLHeadingElement> {
  children: string;
}

/** The owner's name as an h1: a line ends at its spaces, and at a hyphen only within a long word. */
export function Name({ children, ...props }: NameProps) {
  if (!HYPHEN.test(children)) return <h1 {...props}>{children}</h1>;

  return (
    <h1 {...props}>
      {children.split(/(\S*[-\u05be]\S*)/).map((part) =>
        HYPHEN.test(part) && nameParts(part).length === 1 ? (
          <span key={part} style={WHOLE}>
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </h1>
  );
}
