// Tests that any owner's site must pass.

import { own, served } from '../support/own.ts';
import { browsing } from '../support/page.ts';

export * from '../support/page.ts';
export const { site, routes, homeOf, h1, labelOf, bar, linkTo, isEntry } = browsing(own, served);
export const { headingOf, titleOf } = own;
