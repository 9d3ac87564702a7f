import type { AnyContent } from '../../schema/definePage.ts';

/** Each src/content file's exports, by name without extension. */
export type Sources = Record<string, AnyContent>;
