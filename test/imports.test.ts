// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

/** What each folder of src may import from, itself aside. Types may come from anywhere. */
const MAY_IMPORT: Record<string, string[]> = {
  '.': ['.', 'loading', 'pages', 'components', 'hooks', 'motion', 'particles', 'content', 'styles'],
  // It renders the pages, and describes them by the content and the ring's geometry.
  build: ['.', 'pages', 'motion', 'content'],
  loading: [],
  pages: ['loading', 'components', 'hooks', 'motion', 'content'],
  components: ['hooks', 'motion', 'particles'],
  hooks: ['motion'],
  particles: ['motion'],
  motion: [],
  content: [],
  styles: [],
};

const src = join(import.meta.dirname, '../src');
const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((f) => /\.(tsx?|mjs)$/.test(f));
const folder = (file: string) => (file.includes('/') ? (file.split('/')[0] as string) : '.');

/** The modules that a file names in its import and export lines and in dynamic imports, types and comments left out. */
function importsOf(file: string) {
  const code = readFileSync(join(src, file), 'utf8').replace(/\/\*\*.*?\*\//gs, '');
  const lines = code.matchAll(
    /^(?:import|export)\s+(?!type\b)(?:[^'";]*?\bfrom\s+)?'([^']+)'|\bimport\('([^']+)'\)/gm,
  );
  return [...lines].map((m) => m[1] ?? (m[2] as string));
}

describe('imports run one way', () => {
  it('reads import lines of every kind', () => {
    expect(importsOf('routes.ts')).toEqual(
      expect.arrayContaining(['./content/owner.ts', './pages/Home.tsx']),
    );
    expect(importsOf('routes.ts')).not.toContain('react');
    expect(importsOf('App.tsx')).toContain('./styles/index.css');
  });

  it.each(files)('%s', (file) => {
    const allowed = [folder(file), ...(MAY_IMPORT[folder(file)] ?? [])];
    for (const name of importsOf(file).filter((n) => n.startsWith('.'))) {
      const target = normalize(join(dirname(file), name));
      expect(allowed, `${file} imports ${name}`).toContain(folder(target));
    }
  });

  it.each(files.filter((f) => ['motion', 'content'].includes(folder(f))))('%s needs no package', (file) => {
    expect(importsOf(file).filter((n) => !n.startsWith('.'))).toEqual([]);
  });

  it('finds the folders that the rule speaks of', () => {
    for (const name of new Set(files.map(folder))) expect(Object.keys(MAY_IMPORT)).toContain(name);
  });
});
