/** A heading counts as reached once it is in the upper part of the window: this share of the window's height. */
const REACHED = 0.4;

/**
 * The id of the section that the reader is in, which is the same in every language; '' before the first one. Ids that
 * begin with a letter are the site's own; the others are React's.
 */
export function readersPlace(): string {
  const headings = [...document.querySelectorAll('main h2[id]')].filter(
    (heading) => /^[a-z]/.test(heading.id) && heading.getClientRects().length > 0,
  );
  const reached = headings.filter(
    (heading) => heading.getBoundingClientRect().top < window.innerHeight * REACHED,
  );
  return reached.at(-1)?.id ?? '';
}
