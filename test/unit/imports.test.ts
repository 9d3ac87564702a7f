import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * The layers that each layer of src may import, besides itself. A layer is a folder listed here, with the
 * unlisted folders below it. Types may come from anywhere, as long as no two files import each other.
 */
const MAY_IMPORT: Record<string, string[]> = {
  '.': ['.', 'navigation', 'pages', 'components', 'hooks', 'browser', 'content', 'styles'],
  navigation: ['pages', 'hooks', 'browser', 'motion', 'content'],
  // 'motion' and 'schema' are for page.ts: the ring's geometry, and the kinds of content.
  pages: ['components', 'hooks', 'browser', 'motion', 'content', 'schema'],
  components: ['components/ui', 'hooks', 'browser', 'motion', 'particles', 'schema'],
  hooks: ['browser', 'motion'],
  browser: ['motion'],
  particles: [],
  motion: [],
  content: ['schema'],
  schema: [],
  styles: [],
  // Stories and notes; and all pages as HTML, with the content and the ring's geometry to describe them.
  documents: ['.', 'navigation', 'pages', 'components', 'browser', 'motion', 'content', 'schema'],
  // The commands and the build's table of contents.
  builder: [
    'builder/shared',
    'builder/content',
    'builder/theme',
    'builder/assets',
    'builder/prose',
    'builder/bundle',
    'builder/resume',
    'builder/setup',
    'builder/site',
    'builder/serve',
    'builder/print',
  ],
  'builder/shared': ['schema'],
  'builder/content': ['builder/shared', 'schema'],
  'builder/theme': ['builder/shared', 'builder/content', 'schema'],
  'builder/assets': ['builder/shared', 'builder/content', 'builder/theme', 'schema'],
  'builder/prose': ['builder/shared', 'builder/content', 'builder/assets', 'schema'],
  'builder/bundle': ['builder/shared', 'builder/content', 'builder/assets', 'builder/resume', 'schema'],
  'builder/resume': ['builder/content', 'builder/shared', 'schema'],
  'builder/setup': ['schema', 'builder/shared', 'builder/content', 'builder/assets'],
  'builder/site': [
    'builder/shared',
    'builder/bundle',
    'builder/content',
    'builder/theme',
    'builder/assets',
    'schema',
  ],
  'builder/serve': ['builder/shared', 'builder/content', 'builder/site'],
  'builder/print': [
    'schema',
    'builder/shared',
    'builder/content',
    'builder/assets',
    'builder/resume',
    'builder/serve',
  ],
};
/** The most source files per folder; styles and drawings don't count. hooks/ is exempt: it has one file per hook. */
const MOST_FILES = 15;

const src = join(import.meta.dirname, '../../src');
const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
  (f) => /\.tsx?$/.test(f) && !f.endsWith('.d.ts'),
);

/** The layer that a file belongs to: its folder, or the nearest folder above it that the rules list. */
function layerOf(file: string): string {
  let folder = dirname(file);
  while (!(folder in MAY_IMPORT) && folder !== '.') folder = dirname(folder);
  return folder;
}

/** The modules that a file imports, re-exports or imports dynamically; types and docstrings don't count. */
function importsOf(file: string): string[] {
  const code = readFileSync(join(src, file), 'utf8').replace(/\/\*\*.*?\*\//gs, '');
  const lines = code.matchAll(
    /^(?:import|export)\s+(?!type\b)(?:[^'";]*?\bfrom\s+)?'([^']+)'|\bimport\('([^']+)'\)/gm,
  );
  return [...lines].map((m) => m[1] ?? (m[2] as string));
}

/** The files of src that a file names in any import: of code, of types, or in a type; and those that the build puts there. */
function filesNamedBy(file: string): string[] {
  const code = readFileSync(join(src, file), 'utf8').replace(/\/\*\*.*?\*\//gs, '');
  const names = [...code.matchAll(/(?:\bfrom |\bimport |\bimport\()'([^'?]*)/g)].map(([, name = '']) => name);
  return names
    .flatMap((name) =>
      name.startsWith('.')
        ? normalize(join(dirname(file), name))
        : name.startsWith('#site/')
          ? behind(name)
          : [],
    )
    .filter((name) => files.includes(name));
}

const pages = readdirSync(join(src, 'pages')).filter((name) => !name.endsWith('.md'));

/** The files that a module of the site is made from. */
function behind(name: string): string[] {
  const [, content] = name.match(/^#site\/content\/([^/]+)\.js/) ?? [];
  if (content) {
    const page = pages.find((each) => each.toLowerCase() === content);
    return [`content/${content}.ts`, page ? `pages/${page}/page.ts` : 'schema/site.ts'];
  }
  return ['builder/bundle/siteModules.ts'];
}

/**
 * The strongly connected components of more than one file, by Tarjan's algorithm
 * (https://doi.org/10.1137/0201010).
 */
function circles(graph: Map<string, string[]>): string[][] {
  const order = new Map<string, number>();
  const path: string[] = [];
  const found: string[][] = [];
  const visit = (file: string): number => {
    const place = order.size;
    order.set(file, place);
    let low = place;
    path.push(file);
    for (const other of graph.get(file) ?? []) {
      if (!order.has(other)) low = Math.min(low, visit(other));
      else if (path.includes(other)) low = Math.min(low, order.get(other) ?? low);
    }
    if (low === place) {
      const component = path.splice(path.indexOf(file));
      if (component.length > 1) found.push(component.sort());
    }
    return low;
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return found;
}

describe('imports run one way', () => {
  it('finds import lines of every kind', () => {
    expect(importsOf('navigation/usePrefetchOnIntent.ts')).toEqual(
      expect.arrayContaining(['./pages.ts', 'react']),
    );
    expect(importsOf('navigation/routes.ts')).toContain('#site/content/owner.js');
    expect(importsOf('App.tsx')).toContain('./styles/index.css');
    expect(filesNamedBy('schema/types.ts')).toContain('schema/fields.ts');
    expect(filesNamedBy('builder/serve/server.ts')).toContain('builder/site/headers.ts');
  });

  it('lets each layer import only those that the rules name', () => {
    for (const file of files) {
      const layer = layerOf(file);
      const allowed = [layer, ...(MAY_IMPORT[layer] ?? [])];
      for (const name of importsOf(file).filter((n) => /^\.|^#site\/content/.test(n))) {
        // The build makes the `#site/content/…` modules from the content files.
        const target = name.startsWith('.')
          ? normalize(join(dirname(file), name))
          : name.slice('#site/'.length);
        const inside = allowed.some((folder) =>
          folder === '.' ? dirname(target) === '.' : target.startsWith(`${folder}/`),
        );
        expect(inside, `${file} imports ${name}`).toBe(true);
      }
    }
  });

  it('lets components import from their own folder and from components/ui only', () => {
    for (const file of files.filter((f) => f.startsWith('components/'))) {
      const layers = importsOf(file)
        .filter((name) => name.startsWith('.'))
        .map((name) => normalize(join(dirname(file), name)))
        .filter((target) => target.startsWith('components/') && dirname(target) !== dirname(file));
      for (const target of layers) expect(dirname(target), `${file} imports ${target}`).toBe('components/ui');
    }
  });

  it('has no circles, types and dynamic imports included', () => {
    expect(circles(new Map(files.map((file) => [file, filesNamedBy(file)])))).toEqual([]);
    expect(
      circles(
        new Map([
          ['a', ['b']],
          ['b', ['c']],
          ['c', ['b', 'd']],
          ['d', []],
        ]),
      ),
    ).toEqual([['b', 'c']]);
  });

  it('lets no component import a page, not even its types', () => {
    const found = files
      .filter((file) => /^(components|hooks|browser|motion)\//.test(file))
      .filter((file) => filesNamedBy(file).some((name) => name.startsWith('pages/')));
    expect(found).toEqual([]);
  });

  it('lets motion and content import no package', () => {
    for (const file of files.filter((f) => ['motion', 'content'].includes(layerOf(f))))
      expect(
        importsOf(file).filter((n) => !n.startsWith('.')),
        file,
      ).toEqual([]);
  });

  it('has a rule for every layer, and no rule without a layer', () => {
    expect([...new Set(files.map(layerOf))].sort()).toEqual(
      Object.keys(MAY_IMPORT)
        .filter((layer) => layer !== 'styles')
        .sort(),
    );
  });

  it('keeps each folder small enough to take in at a glance', () => {
    const folders = new Map<string, number>();
    for (const file of files) folders.set(dirname(file), (folders.get(dirname(file)) ?? 0) + 1);
    folders.delete('hooks');
    for (const [folder, count] of folders) expect(count, folder).toBeLessThanOrEqual(MOST_FILES);
  });
});
