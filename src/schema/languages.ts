import type { editions } from '../content/editions.ts';

/** The code of one of the site's languages. */
export type Code = (typeof editions)[number]['code'];

/** A value that may differ by language: one for all of them, or one for each, by code. */
export type PerLanguage<T> = T | Record<Code, T>;
