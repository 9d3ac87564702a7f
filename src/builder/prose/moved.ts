import type { Source } from '../content/prose.ts';
import { escapeHtml } from '../shared/escape.ts';
import type { Options } from '../shared/options.ts';
import type { Placed } from './places.ts';

/** The paths that a document had under former names, below its edition's. */
export const formerPaths = ({ front: { formerly = [] } }: Pick<Source, 'front'>, path: string): string[] =>
  formerly.map((id) => path.replace(/[^/]*$/, id));

/** Pages at documents' former addresses that lead to the present ones. Static hosts have no other way in common. */
export function movedFrom(places: Placed[], { base, siteUrl }: Pick<Options, 'base' | 'siteUrl'>) {
  return places.flatMap(({ edition, source, path, title }) => {
    const own = edition.path + path;
    const contents = `<!doctype html>
<html lang="${edition.code}">
<meta charset="utf-8">
<title>${escapeHtml(title)}</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${siteUrl.slice(0, -1)}${own}">
<meta http-equiv="refresh" content="0; url=${base}${own}">
<p><a href="${base}${own}">${escapeHtml(title)}</a></p>
</html>
`;
    return formerPaths(source, path)
      .map((old) => `${edition.path}${old}`.slice(1))
      .flatMap((name) => [`${name}.html`, `${name}/index.html`])
      .map((file) => ({ path: file, contents }));
  });
}
