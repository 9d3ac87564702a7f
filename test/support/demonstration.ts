import type { Site } from '../../src/builder/content/content.ts';
import { DEMONSTRATION } from '../../src/builder/setup/placeholders.ts';

/** The pages that the specification has rows for. */
const SPECIFIED = ['Home', 'About', 'Projects', 'Skills', 'Contact'];

/** Whether a site is the one that is specified: its person’s, with all pages. Any other is an owner’s. */
export function isSpecified({ owner, editions }: Pick<Site, 'owner' | 'editions'>): boolean {
  const shown = editions[0]?.pages.map(({ name }) => name) ?? [];
  return owner.name === DEMONSTRATION && SPECIFIED.every((page) => shown.includes(page));
}
