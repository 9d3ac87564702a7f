import { isUtf8 } from 'node:buffer';
import { posix } from 'node:path';
import { type OutputFile, read, readText } from '../shared/outputFile.ts';
import { blockedIn, hasPolicy, isDocument, scriptsBeside, withPolicy } from './document.ts';
import type { OpenedDocument } from './opened.ts';

/** A document that is published in place of the owner's file. */
interface Document {
  path: string;
  contents: string;
}

/**
 * The owner's HTML documents, with a policy where they have none of their own; in those that pages open, `{{address}}` and
 * `{{preview}}` become their absolute addresses.
 *
 * @param files of static/
 * @param base the site's path
 * @returns `blocked`: a line for each place that the policy of ordinary pages blocks, with file, line and fix
 */
export async function ownDocuments(
  files: OutputFile[],
  opened: OpenedDocument[],
  base: string,
): Promise<{ documents: Document[]; blocked: string[] }> {
  const made = files
    .filter(({ path }) => /\.html?$/i.test(path))
    .map(async (file) => {
      const bytes = Buffer.from(await read(file));
      // In another encoding, or a part of a document: it stays as it is.
      if (!isUtf8(bytes) || !isDocument(String(bytes))) return [];
      const { path } = file;
      const { values } = opened.find((each) => each.path === path) ?? {};
      const html = filled(String(bytes), values);
      if (hasPolicy(html)) return [{ path, contents: html, blocked: [] }];
      const scripts = await scriptsOf({ path, contents: html }, files, base);
      const beside = scripts.map(({ contents }) => contents);
      const blocked = [{ path, contents: html }, ...scripts].flatMap((each) =>
        blockedIn(`static/${each.path}`, each.contents),
      );
      return [{ path, contents: withPolicy(html, beside), blocked }];
    });
  const documents = (await Promise.all(made)).flat();
  return { documents, blocked: [...new Set(documents.flatMap(({ blocked }) => blocked))] };
}

const filled = (html: string, values: OpenedDocument['values'] | undefined) =>
  values ? html.replace(/\{\{(address|preview)\}\}/g, (_, name: keyof typeof values) => values[name]) : html;

/** The scripts that a document loads from static/, and those in its folder, unless that is static/ itself. */
async function scriptsOf(
  { path, contents }: Document,
  files: OutputFile[],
  base: string,
): Promise<Document[]> {
  const folder = posix.dirname(path);
  const named = scriptsBeside(contents).map((src) =>
    src.startsWith('/') ? src.slice(src.startsWith(`${base}/`) ? base.length : 0) : posix.join(folder, src),
  );
  const isIts = (script: string) =>
    named.some((name) => name.replace(/^\//, '') === script) ||
    (folder !== '.' && script.startsWith(`${folder}/`));
  const scripts = files.filter((file) => /\.m?js$/i.test(file.path) && isIts(file.path));
  return Promise.all(scripts.map(async (file) => ({ path: file.path, contents: await readText(file) })));
}
