import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { isByLanguage } from '../../schema/fields.ts';
import { type ContentFiles, picturesOf } from '../content/entries.ts';
import { contentFile } from '../content/faults.ts';
import { node } from '../shared/options.ts';
import { drawLogo, drawStandIn } from './draw.ts';

const run = promisify(execFile);
const PICTURES = 'static/images';

/** Folders of the demonstration's documents, projects and pictures. */
const REPLACED = ['src/content/stories', 'src/content/notes', 'static/demos', PICTURES];

const CREDITS = `# Pictures

Drawn by \`npm run setup\`, until you add your own.
\`logos/*.svg\` are from Simple Icons, CC0 1.0, and belong to their owners.
The typeface is Bricolage Grotesque by Mathieu Triay, SIL Open Font License 1.1.
`;

/**
 * Replaces the demonstration's content, documents and pictures.
 *
 * @param made the new content
 * @throws {Error} while the folders have changes that git couldn't bring back; nothing has been written
 */
export async function writeSite(made: ContentFiles, root: string) {
  const git = async (...args: string[]) => (await run('git', args, { cwd: root, maxBuffer: 1e8 })).stdout;
  const folders = ['src/content', 'static'];
  const unsaved = await git('status', '--porcelain', '--', ...folders).catch(() => 'no repository');
  if (unsaved)
    throw new Error(
      `Setup replaces files in src/content and static: commit them first, so that git keeps them\n${unsaved}`,
    );

  const names = Object.keys(made.schemas);
  const codes = await Promise.all(names.map((name) => codeOf(name, made, root)));
  const texts = await formatted(codes, root);

  // Only what git can bring back: an ignored file stays.
  await git('rm', '-rfq', '--ignore-unmatch', '--', ...REPLACED);

  for (const [file, text] of [...texts, ...drawings(made), [`${PICTURES}/CREDITS.md`, CREDITS] as const]) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
}

/** An export with the note before it, up to its value. */
const HEAD = /^(?:\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?export const (\w+)[^=]*(?= = )/gm;

/** What only the demonstration's values use. */
const HELPERS = /^(?:\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?const [\s\S]*/m;

/** A content file's text: its imports and what is before each value stay. */
async function codeOf(name: string, { sources }: ContentFiles, root: string): Promise<[string, string]> {
  const file = contentFile(name);
  const code = await readFile(join(root, file), 'utf8');
  const heads = Object.fromEntries([...code.matchAll(HEAD)].map(([head, key = '']) => [key, head]));

  const lines = Object.keys({ ...heads, ...sources[name] }).flatMap((key) => {
    const { [key]: head = `export const ${key}: Content['${key}']` } = heads;
    const value = JSON.stringify(sources[name][key]);
    return value === undefined ? [] : `${head} = ${value};\n`;
  });

  return [file, [code.slice(0, code.search(HEAD)).replace(HELPERS, ''), ...lines].join('\n')];
}

/** Content files as Biome formats them, beside src/content, where the project leaves that to the owner. */
async function formatted(codes: [string, string][], root: string): Promise<[string, string][]> {
  const folder = await mkdtemp(join(root, 'src/made-'));
  const asideOf = (file: string) => join(folder, basename(file));
  const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');

  try {
    for (const [file, code] of codes) await writeFile(asideOf(file), code);
    await run(node, [biome, 'format', '--write', folder], { cwd: root });
    const texts = codes.map(
      async ([file]): Promise<[string, string]> => [file, await readFile(asideOf(file), 'utf8')],
    );
    return await Promise.all(texts);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** A drawing for every picture that the content names. */
const drawings = (made: ContentFiles) =>
  picturesOf(made).map(({ value: { src, alt }, use: { width, height = width } }): [string, string] => {
    const words = String(isByLanguage(alt) ? Object.values(alt)[0] : alt);
    const size = { width: 2 * width, height: 2 * height };
    return [`${PICTURES}/${src}`, src.startsWith('logos/') ? drawLogo(words) : drawStandIn(words, size)];
  });
