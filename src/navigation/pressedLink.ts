import { keepInEntry, readEntry } from '../browser/historyEntry.ts';

/** Keeps in the page's history entry which link was pressed, so that Back leads to it. */
export function keepPressed(link: HTMLAnchorElement) {
  const href = link.getAttribute('href') ?? '';
  const outlined = link.matches(':focus-visible');
  keepInEntry({ pressed: { href, index: linksTo(href).indexOf(link), outlined } });
}

/**
 * Focuses the link by which the visitor left the page, with an outline only if it had one.
 *
 * @returns whether it could: it may be gone, or in the closed menu
 */
export function focusPressed(): boolean {
  const { pressed } = readEntry();
  const link = pressed && linksTo(pressed.href)[pressed.index];
  link?.focus({ preventScroll: true, focusVisible: pressed?.outlined ?? false });
  return link !== undefined && document.activeElement === link;
}

const linksTo = (href: string) =>
  [...document.querySelectorAll('a')].filter((link) => link.getAttribute('href') === href);
