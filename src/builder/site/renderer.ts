import { createRequire } from 'node:module';
import { posix } from 'node:path';
import { compileFunction } from 'node:vm';
import { transform } from 'esbuild';
import type * as Render from '../../render/render.tsx';
import type { Bundle } from '../bundle/bundle.ts';
import { readText } from '../shared/outputFile.ts';

/** The functions that render pages. */
export type Renderer = typeof Render;

/** Files that the code imports: the site's content is outside the bundle (siteModules.ts). */
const SITE = '#site/';

const nodeRequire = createRequire(import.meta.url);

/** A CommonJS module, as esbuild writes it. */
type Code = (require: (name: string) => unknown, module: { exports: object }, exports: object) => void;

/**
 * Opens a loader of the site's code. Node keeps every module that it has imported, which would be 13 MB a
 * save while developing, but it frees functions:
 * https://nodejs.org/api/vm.html#vmcompilefunctioncode-params-options
 */
export function openLoader() {
  // React warns of each empty attribute where this is missing, as on Node 20
  // (react-dom-server.edge.development.js, writeChunk).
  if (!('detached' in ArrayBuffer.prototype))
    Object.defineProperty(ArrayBuffer.prototype, 'detached', { get: () => false });

  /** By path, which names a file's contents; of the last bundle alone. */
  let compiled = new Map<string, Code>();

  async function compile(path: string, source: string): Promise<Code> {
    const { code } = await transform(source, {
      format: 'cjs',
      sourcefile: path,
      supported: { 'dynamic-import': false },
    });
    return compileFunction(code, ['require', 'module', 'exports'], { filename: path }) as unknown as Code;
  }

  /** Compiles what a bundle renders pages with. */
  async function open({ rendering }: Bundle) {
    const before = compiled;
    compiled = new Map();
    await Promise.all(
      rendering.files.map(async (file) => {
        compiled.set(file.path, before.get(file.path) ?? (await compile(file.path, await readText(file))));
      }),
    );

    return { codes: compiled, start: rendering.start };
  }

  /** Runs a bundle's code with an edition's content. */
  async function load(
    { codes, start }: Awaited<ReturnType<typeof open>>,
    modules: [name: string, source: string][],
  ): Promise<Renderer> {
    const content = modules.map(
      async ([name, source]) => [SITE + name, await compile(name, source)] as const,
    );

    const all = new Map([...codes, ...(await Promise.all(content))]);
    const loaded = new Map<string, { exports: object }>();

    function requireFrom(from: string) {
      return (name: string): unknown => {
        const path = name.startsWith('.') ? posix.join(posix.dirname(from), name) : name;
        const code = all.get(path);
        if (!code) return nodeRequire(name);

        const known = loaded.get(path);
        if (known) return known.exports;

        const module = { exports: {} };
        loaded.set(path, module);
        code(requireFrom(path), module, module.exports);

        return module.exports;
      };
    }

    const renderer = requireFrom('')(start) as Renderer;
    await renderer.loadPages();

    return renderer;
  }

  return { open, load };
}
