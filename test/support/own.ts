// The content of the site that the tests of any owner's site run on: the project's own or, with SITE_OF=fixture,
// the fixture's. They find out what it has.
import { loadContent } from '../../src/builder/content/content.ts';
import { contentOf } from './content.ts';
import { root } from './project.ts';
import { FIXTURE, OWN } from './sites.ts';

export const isFixture = process.env.SITE_OF === 'fixture';
export const served = isFixture ? FIXTURE : OWN;
export const own = isFixture
  ? (await import('./fixture.ts')).fixture
  : contentOf(await loadContent({ root }));
export const { site, editions, first, others, content, owner, labels, greeting, routed, isDemonstration } =
  own;
export const { textsOf, documentsOf, linksOf, headingOf, titleOf } = own;
