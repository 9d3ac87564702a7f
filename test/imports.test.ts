import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * The layers that each layer of src may import, besides itself. A layer is a folder listed here, with the unlisted folders
 * below it. Types may come from anywhere, as long as no two files import each other.
 */
const MAY_IMPORT: Record<string, string[]> = {
  '.': ['.', 'routing', 'pages', 'loading', 'components', 'hooks', 'browser', 'content', 'styles'],
  routing: ['pages', 'loading', 'hooks', 'browser', 'motion', 'content'],
  // 'content' and 'motion' are for page.ts: its schema, and the ring's geometry. '.' is for shared.ts, which says why.
  pages: ['.', 'loading', 'components', 'hooks', 'browser', 'motion', 'content', 'schema'],
  components: ['components/basic', 'hooks', 'browser', 'motion', 'particles'],
  hooks: ['browser', 'motion'],
  browser: ['motion'],
  loading: ['browser'],
  particles: [],
  motion: [],
  content: ['schema'],
  prose: ['routing', 'components', 'browser', 'content'],
  schema: [],
  styles: [],
  // Renders the pages, and reads the content and the ring's geometry to describe them.
  prerender: ['.', 'routing', 'pages', 'prose', 'motion', 'content', 'builder/shared'],
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
    'builder/doctor',
  ],
  'builder/shared': ['schema'],
  'builder/content': ['builder/shared', 'schema'],
  'builder/theme': ['builder/shared', 'builder/content', 'schema'],
  'builder/assets': ['builder/shared', 'builder/content', 'builder/theme', 'schema'],
  'builder/prose': ['builder/shared', 'builder/content', 'builder/assets', 'schema'],
  'builder/bundle': ['builder/shared', 'builder/content', 'builder/assets', 'builder/resume', 'schema'],
  'builder/resume': ['builder/content', 'builder/shared'],
  'builder/setup': [
    'schema',
    'builder/prose',
    'builder/shared',
    'builder/content',
    'builder/assets',
    'builder/resume',
    'builder/site',
    'builder/doctor',
  ],
  'builder/site': ['builder/shared', 'builder/content', 'builder/theme', 'builder/assets', 'schema'],
  'builder/serve': ['builder/shared', 'builder/content', 'builder/site'],
  'builder/print': [
    'schema',
    'builder/shared',
    'builder/content',
    'builder/assets',
    'builder/resume',
    'builder/serve',
    'builder/site',
  ],
  'builder/doctor': [
    'schema',
    'builder/shared',
    'builder/content',
    'builder/assets',
    'builder/resume',
    'builder/print',
  ],
};
/** The most source files per folder; styles and drawings don't count. hooks/ is exempt: it has one file per hook. */
const MOST_FILES = 12;

const src = join(import.meta.dirname, '../src');
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

/** The files of src that a file names in any import: of code, of types, or in a type. */
function filesNamedBy(file: string): string[] {
  const code = readFileSync(join(src, file), 'utf8');
  const names = [...code.matchAll(/(?:\bfrom |\bimport |\bimport\()'(\.[^'?]*)/g)].map(
    ([, name = '']) => name,
  );
  return names.map((name) => normalize(join(dirname(file), name)));
}

describe('imports run one way', () => {
  it('finds import lines of every kind', () => {
    expect(importsOf('routing/routes.ts')).toEqual(
      expect.arrayContaining(['virtual:content/owner', '../loading/part.tsx']),
    );
    expect(importsOf('routing/routes.ts')).not.toContain('react');
    expect(importsOf('App.tsx')).toContain('./styles/index.css');
    expect(filesNamedBy('schema/types.ts')).toContain('schema/kinds.ts');
    expect(filesNamedBy('builder/serve/server.ts')).toContain('builder/site/headers.ts');
  });

  it.each(files)('%s', (file) => {
    const layer = layerOf(file);
    const allowed = [layer, ...(MAY_IMPORT[layer] ?? [])];
    for (const name of importsOf(file).filter((n) => /^\.|^virtual:content/.test(n))) {
      // The build makes the `virtual:content/…` modules from the content files.
      const target = name.startsWith('.')
        ? normalize(join(dirname(file), name))
        : name.slice('virtual:'.length);
      const inside = allowed.some((folder) =>
        folder === '.' ? dirname(target) === '.' : target.startsWith(`${folder}/`),
      );
      expect(inside, `${file} imports ${name}`).toBe(true);
    }
  });

  it('lets components import from their own folder and from components/basic only', () => {
    for (const file of files.filter((f) => f.startsWith('components/'))) {
      const layers = importsOf(file)
        .map((name) => normalize(join(dirname(file), name)))
        .filter((target) => target.startsWith('components/') && dirname(target) !== dirname(file));
      for (const target of layers)
        expect(dirname(target), `${file} imports ${target}`).toBe('components/basic');
    }
  });

  it('has no two files that import each other, types and comments included', () => {
    const mutual = files.flatMap((file) =>
      filesNamedBy(file)
        .filter((other) => other > file && files.includes(other) && filesNamedBy(other).includes(file))
        .map((other) => `${file} ⇄ ${other}`),
    );
    expect(mutual).toEqual([]);
  });

  it.each(files.filter((f) => ['motion', 'content'].includes(layerOf(f))))(
    '%s imports no package',
    (file) => {
      expect(importsOf(file).filter((n) => !n.startsWith('.'))).toEqual([]);
    },
  );

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
