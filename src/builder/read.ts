import { pictureFaults } from './assets/images.ts';
import { loadContent, type Modules, readModules, type Site } from './content/content.ts';
import { picturesOf } from './content/entries.ts';
import { ContentError } from './content/faults.ts';
import { languageWarnings } from './content/languages.ts';
import { openProse } from './prose/documents.ts';
import { ON_THE_WEB, placeholders } from './setup/placeholders.ts';
import { isLocal, type Options } from './shared/options.ts';
import { areOnly } from './shared/sourceKind.ts';

/**
 * Opens a reader that reads again only what changed files matter to, and everything after a fault.
 *
 * @returns a function that reads the site; it gets the files that differ from the last time, all by default
 */
export function openReader(options: Options) {
  let modules: Modules | undefined;
  let last: Read | undefined;

  return async function read(changed?: string[]): Promise<Read> {
    if (last && areOnly(changed, 'component', 'shell')) return last;

    const areModulesKept = last && areOnly(changed, 'component', 'shell', 'document', 'static');
    const before = areModulesKept ? modules : undefined;
    const kept = last && changed && !changed.includes('src/content/editions.ts') ? last.site.prose : [];
    const prose = kept.filter(({ file }) => !changed?.includes(file));

    last = undefined;
    modules = before ?? (await readModules(options.root));
    last = await readSite(options, { modules, prose });

    return last;
  };
}

/** Parts that haven't changed since they were read the last time. */
interface Known {
  modules: Modules;
  prose: Site['prose'];
}

export type Read = Awaited<ReturnType<typeof readSite>>;

/**
 * Reads and checks the content: its entries, pictures, stories and notes, and that no placeholder would go on
 * the web.
 *
 * @throws {ContentError} naming every fault
 */
async function readSite(options: Options, known: Known) {
  const site = await loadContent(options, known);
  const prose = openProse(site);
  const pictures = [...picturesOf(site), ...prose.pictures];
  const forWeb = !options.placeholders && !isLocal(options.siteUrl);
  const left = forWeb ? placeholders(site) : [];
  const faults = [...(await pictureFaults(pictures, options)), ...prose.faults, ...left];
  if (faults.length > 0) throw new ContentError(faults, left.length > 0 ? ON_THE_WEB : '');

  const lacking = languageWarnings(site, { all: options.missing });
  const warnings = [...unlinked(site), ...site.left, ...lacking];

  return { site, prose, pictures, warnings };
}

const unlinked = ({ editions: [first] }: Site) =>
  (first?.pages ?? [])
    .filter(({ name, definition }) => !definition.printed && !first?.content.frame.bar.includes(name))
    .map(({ name }) => `/${name} isn’t in the bar: add it to bar in src/content/frame.ts`);
