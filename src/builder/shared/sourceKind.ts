/** A source file's kind: while developing, it decides which parts are made again. */
export type SourceKind = 'build' | 'document' | 'content' | 'static' | 'shell' | 'component' | 'code';

const KINDS: [pattern: RegExp, kind: SourceKind][] = [
  [/^src\/(builder|schema|shared|labels)\//, 'build'],
  [/^src\/content\/.*\.md$/, 'document'],
  [/^src\/content\//, 'content'],
  [/^static\//, 'static'],
  [/^index\.html$/, 'shell'],
  [/\.(tsx|css)$/, 'component'],
];

/** @param path below the project's folder; other code may be part of a page's definition */
export const kindOf = (path: string): SourceKind =>
  KINDS.find(([pattern]) => pattern.test(path))?.[1] ?? 'code';

/** Whether some changed files are all of these kinds; false when it isn't known what has changed. */
export const areOnly = (changed: string[] | undefined, ...kinds: SourceKind[]): boolean =>
  changed?.every((path) => kinds.includes(kindOf(path))) ?? false;
