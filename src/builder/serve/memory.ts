import type { IncomingMessage, ServerResponse } from 'node:http';
import { lookup } from 'mrmime';
import type { BundledEdition } from '../bundle/bundle.ts';
import { type OutputFile, read, readText } from '../shared/outputFile.ts';
import { headersFor } from '../site/headers.ts';

/** A site as far as a browser can ask for it. */
export interface Shown {
  files: OutputFile[];
  bundles: { editions: Pick<BundledEdition, 'client'>[] };
  /** The texts that pages underline. */
  todos: string[];
}

/** Serves a site that isn't written anywhere, as hosts do: each file is made when a browser asks for it. */
export function openMemory({ base }: { base: string }) {
  const files: Map<string, OutputFile> = new Map();
  let editions: Pick<BundledEdition, 'client'>[] = [];

  /** One language after the other, since most needn't be bundled. */
  async function scriptAt(path: string) {
    for (const { client } of path.startsWith('/assets/') ? editions : []) {
      const script = (await client()).files.find((file) => `/${file.path}` === path);
      if (script) return script;
    }
    return undefined;
  }

  return {
    show({ files: made, bundles }: Shown) {
      editions = bundles.editions;
      files.clear();
      for (const file of made) files.set(file.path, file);
    },

    isEmpty: () => files.size === 0,

    /** Answers a path below the base, as static hosts do; false while there are no files. */
    async handle({ method }: IncomingMessage, res: ServerResponse, path: string): Promise<boolean> {
      if (files.size === 0 || (method !== 'GET' && method !== 'HEAD')) return false;
      const found = fileAt(files, decodeURIComponent(path).slice(1)) ?? (await scriptAt(path));
      const file = found ?? notFound(files, path);
      if (!file) return false;
      const contents = await read(file);
      const type = lookup(file.path) ?? 'application/octet-stream';
      const charset = /^text|json|xml|javascript/.test(type) ? '; charset=utf-8' : '';
      const rules = files.get('_headers');
      const headers = rules ? headersFor(await readText(rules), base + path) : {};
      const own = { 'content-type': type + charset, 'cache-control': 'no-store' };
      res.writeHead(found ? 200 : 404, { ...headers, ...own });
      res.end(method === 'HEAD' ? undefined : contents);
      return true;
    },
  };
}

function fileAt(files: Map<string, OutputFile>, path: string): OutputFile | undefined {
  if (path === '_headers') return undefined; // for hosts, not for visitors
  const names = path === '' || path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`];
  return names.map((name) => files.get(name)).find(Boolean);
}

/** The 404.html in the path's folder, or in the nearest one above it. */
function notFound(files: Map<string, OutputFile>, path: string): OutputFile | undefined {
  const folders = path.split('/').slice(1, -1);
  const names = folders.map((_, i) => `${folders.slice(0, i + 1).join('/')}/404.html`);
  return ['404.html', ...names].map((name) => files.get(name)).findLast(Boolean);
}
