// Tests that any owner's site must pass.
import { browsing } from '../support/browser.ts';
import { own, served } from '../support/own.ts';

export * from '../support/browser.ts';
export const { site, routes, homeOf, h1, labelOf, bar, linkTo, isEntry } = browsing(own, served);
export const { headingOf, titleOf } = own;
