import type { editions } from '../editions.ts';

/** The code of one of the site's languages. */
export type Code = (typeof editions)[number]['code'];

/** What may differ by language: one value for all of them, or one each, side by side. */
export type PerLanguage<T> = T | Record<Code, T>;
