// Tests of the code run on the fixture, below a base path.
import { fixture } from '../support/fixture.ts';
import { browsing } from '../support/page.ts';
import { FIXTURE } from '../support/sites.ts';

export * from '../support/page.ts';
export const { site, routes, homeOf, h1, labelOf, bar, linkTo, isEntry } = browsing(fixture, FIXTURE);
/** Two pages besides the first. */
export const [, second = 'no second page', last = second] = [...routes.slice(0, 2), routes.at(-1)];
export const { greeting, headingOf, titleOf } = fixture;
