import type { BuildResult, OutputFile as EsbuildFile, Metafile } from 'esbuild';
import { type OutputFile, pathBelow } from '../shared/outputFile.ts';

/** The outputs of a run of esbuild: its files by path, and how they depend on each other. */
export interface Outputs {
  files: Map<string, EsbuildFile>;
  metafile: Metafile;
}

/** @throws {Error} when a style sheet is broken, which esbuild only warns of */
export function outputsOf({ metafile, outputFiles = [], warnings }: BuildResult, root: string): Outputs {
  if (!metafile) throw new Error('esbuild returned no metafile');

  const broken = warnings.filter(({ id }) => id === 'css-syntax-error');
  if (broken.length > 0) throw Object.assign(new Error('a style sheet is broken'), { errors: broken });

  return { metafile, files: new Map(outputFiles.map((file) => [pathBelow(root, file.path), file])) };
}

/** The path of the output that an entry became. */
export function pathOf({ metafile }: Outputs, source: string): string {
  const [path] = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === source) ?? [];
  if (!path) throw new Error(`${source} is missing: put it back`);

  return path;
}

interface Reach {
  /** Whether what is imported on demand counts, too. */
  onDemand?: boolean;
  /** Outputs that don't count, nor what only they import. */
  without?: string[];
}

/** The paths of some outputs and of those that they import, each once. */
export function importedBy(
  { metafile }: Outputs,
  from: string[],
  { onDemand = false, without = [] }: Reach = {},
): string[] {
  const found = new Set<string>();

  function visit(path: string) {
    if (found.has(path) || without.includes(path)) return;

    found.add(path);
    for (const { kind, path: next, external } of metafile.outputs[path]?.imports ?? [])
      if (!external && (kind === 'import-statement' || onDemand)) visit(next);
  }

  for (const path of from) visit(path);

  return [...found];
}

/** The names of the content's modules that some outputs import; on demand as well if asked for. */
export function contentImportedBy(
  { metafile }: Outputs,
  from: string[],
  { onDemand = false } = {},
): string[] {
  const imports = from.flatMap((path) => metafile.outputs[path]?.imports ?? []);
  const wanted = imports.filter(
    ({ external, kind }) => external && (kind === 'import-statement' || onDemand),
  );

  return [...new Set(wanted.map(({ path }) => path.slice('#site/'.length)))];
}

export const fileAt = ({ files }: Outputs, path: string): OutputFile => ({
  path,
  contents: files.get(path)?.contents ?? '',
});

/** The text of a style sheet. */
export const sheetText = (outputs: Outputs, source: string): string =>
  outputs.files.get(pathOf(outputs, source))?.text.trim() ?? '';
