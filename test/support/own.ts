// The content of the project's own site, for the tests that any owner's site must pass. They find out what it
// has.
import { loadContent } from '../../src/builder/content/content.ts';
import { contentOf } from './contentOf.ts';
import { root } from './project.ts';

export const own = contentOf(await loadContent({ root }));
export const { site, editions, first, others, content, owner, labels, greeting, routed, isDemonstration } =
  own;
export const { textsOf, documentsOf, linksOf, headingOf, titleOf } = own;
