// Tests that any owner's site must pass, at the root of its host.
import { browsing } from '../support/browser.ts';
import { own } from '../support/own.ts';
import { OWN } from '../support/sites.ts';

export * from '../support/browser.ts';
export const { site, routes, homeOf, h1, labelOf, bar, linkTo, isEntry } = browsing(own, OWN);
export const { headingOf, titleOf } = own;
