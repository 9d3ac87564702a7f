import type { PageContext } from './definePage.ts';
import { siteOrPath, text, z } from './fields.ts';

const COUNTED = ['projects', 'languages', 'documents'] as const;

/** A figure about the owner's work, as it is written. */
export const proof = z
  .strictObject({
    /** `projects` that open, `languages`, or `documents`: stories and notes. Shown from two on. */
    counts: z.enum(COUNTED).optional(),
    /** The owner's own figure, instead of a count. */
    figure: text.optional(),
    caption: text,
    /** The proof: a page, such as /Projects, or a site; without it, `languages` lead to another one. */
    href: siteOrPath.optional(),
  })
  .superRefine(({ counts, figure, href }, { addIssue }) => {
    const issue = (key: string, message: string) => addIssue({ code: 'custom', path: [key], message });
    if ((counts === undefined) === (figure === undefined))
      issue('figure', `must stand alone: write either a figure, or counts as one of ${COUNTED.join(', ')}`);
    if (href === undefined && counts !== 'languages')
      issue('href', 'is missing: write what proves the figure, such as /Projects');
  });

/** A figure, its caption, and what proves it: an address, or the site in another language. */
export interface Figure {
  figure: string;
  caption: string;
  href?: string | undefined;
  language?: string | undefined;
}

interface Counts extends Pick<PageContext, 'code' | 'order' | 'documents' | 'editions'> {
  /** How many open something. */
  projects: number;
}

/** The figures that have something to count. */
export function figuresOf(
  written: z.output<typeof proof>[] | undefined,
  { code, order, editions, documents, projects }: Counts,
): Figure[] {
  const own = documents.filter((each) => each.code === code);
  const counted = { projects, languages: editions.length, documents: own.length };
  const langOf = (wanted: string | undefined) => editions.find((each) => each.code === wanted)?.lang;
  const other = order.find((each) => each !== code);

  return (written ?? []).flatMap<Figure>(({ counts, figure, caption, href }) => {
    // A document that this language lacks is shown in another.
    const there = order.find((each) => documents.some((own) => own.path === href && own.code === each));
    const language = there === code ? undefined : langOf(there);
    // Keep the unit on the figure's line.
    if (figure !== undefined) return [{ figure: figure.replaceAll(' ', '\u00a0'), caption, href, language }];

    const count = counts ? counted[counts] : 0;

    return count < 2
      ? []
      : [{ figure: String(count), caption, ...(href ? { href, language } : { language: langOf(other) }) }];
  });
}
