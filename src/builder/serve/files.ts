import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Made } from '../build.ts';
import { developedIn } from '../shared/developed.ts';
import type { OutputFile } from '../shared/outputFile.ts';
import type { Find } from '../site/resolve.ts';

/** The files of a built site, looked up at each request, since a build may replace them. */
export function filesIn(outDir: string): Find<OutputFile> {
  return async (path) => {
    if (path.startsWith('/') || path.split(/[/\\]/).includes('..')) return undefined;
    const file = join(outDir, path);
    const found = await stat(file).catch(() => null);
    return found?.isFile() ? { path, contents: { file } } : undefined;
  };
}

/** A site as far as a browser can ask for it. */
export type ServedSite = Pick<Made, 'files'> & {
  bundles: { editions: Pick<Made['bundles']['editions'][number], 'client' | 'edition'>[] };
};

/** A site that isn't written anywhere: each file is made when it is asked for. */
export function openMemory() {
  const files: Map<string, OutputFile> = new Map();
  let { editions }: ServedSite['bundles'] = { editions: [] };

  async function scriptAt(path: string) {
    const own = editions.filter(({ edition }) => path.startsWith(`${developedIn(edition.code)}/`));
    for (const { client } of own.length > 0 ? own : editions) {
      const script = (await client()).files.find((file) => file.path === path);
      if (script) return script;
    }
    return undefined;
  }

  return {
    isEmpty: () => files.size === 0,
    show(site: Pick<ServedSite, 'files' | 'bundles'>) {
      editions = site.bundles.editions;
      files.clear();
      for (const file of site.files) files.set(file.path, file);
    },
    find: async (path: string): Promise<OutputFile | undefined> =>
      files.get(path) ?? (path.startsWith('assets/') ? scriptAt(path) : undefined),
  };
}
