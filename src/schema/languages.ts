/** A value that may differ by language: one for all of them, or one for each, by its code. */
export type PerLanguage<T> = T | Record<string, T>;
