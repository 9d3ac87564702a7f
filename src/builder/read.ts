import { pictureFaults } from './assets/images.ts';
import { loadContent, type Site } from './content/content.ts';
import { picturesOf } from './content/entries.ts';
import { ContentError } from './content/faults.ts';
import { languageWarnings } from './content/languages.ts';
import { openProse } from './prose/documents.ts';
import { ON_THE_WEB, placeholderPictures, placeholders } from './setup/placeholders.ts';
import { isLocal, type Options } from './shared/options.ts';

/**
 * Reads and checks the content: its entries, pictures, stories and notes, and that no placeholder would go on the web.
 *
 * @throws {ContentError} naming every fault
 */
export async function readSite(options: Options) {
  const site = await loadContent(options);
  const prose = openProse(site);
  const pictures = [...picturesOf(site), ...prose.pictures];
  const forWeb = !options.placeholders && !isLocal(options.siteUrl);
  const left = forWeb ? placeholders(site) : [];
  const faults = [...(await pictureFaults(pictures, options)), ...prose.faults, ...left];
  if (faults.length > 0) throw new ContentError(faults, left.length > 0 ? ON_THE_WEB : '');
  const drawn = forWeb ? await placeholderPictures(site, options) : [];
  const warnings = [...unlinked(site), ...drawn, ...site.left, ...languageWarnings(site)];
  return { site, prose, pictures, warnings };
}

const unlinked = ({ editions: [first] }: Site) =>
  (first?.pages ?? [])
    .filter(({ name, definition }) => !definition.document && !first?.content.frame.bar.includes(name))
    .map(({ name }) => `/${name} isn’t in the bar: add it to bar in src/content/frame.ts`);
