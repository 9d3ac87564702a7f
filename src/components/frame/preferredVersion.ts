/**
 * The version of a page that a visitor would choose, judging by the browser's languages.
 *
 * @param wanted tags such as `de-AT`, best first
 * @param versions each with its language, such as `de` or `sr-Latn`
 * @returns undefined when none of them is wanted
 */
export function preferredVersion<Version extends { lang: string }>(
  wanted: readonly string[],
  versions: Version[],
): Version | undefined {
  const codeOf = (tag: string) => tag.toLowerCase().split('-')[0];
  const matches = wanted.flatMap((tag) => versions.filter(({ lang }) => codeOf(lang) === codeOf(tag)));
  return matches[0];
}
