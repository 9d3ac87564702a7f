import { posix } from 'node:path';
import { type OutputFile, readText } from '../shared/outputFile.ts';
import { blockedIn, hasPolicy, scriptsBeside, withPolicy } from './document.ts';
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
 * @returns `blocked`: a line for each place that the policy of ordinary pages blocks, with file, line and fix
 */
export async function ownDocuments(
  files: OutputFile[],
  opened: OpenedDocument[],
): Promise<{ documents: Document[]; blocked: string[] }> {
  const made = files
    .filter(({ path }) => /\.html?$/i.test(path))
    .map(async (file) => {
      const { values } = opened.find(({ path }) => path === file.path) ?? {};
      const html = filled(await readText(file), values);
      if (hasPolicy(html)) return { path: file.path, contents: html, blocked: [] };
      const scripts = await scriptsOf({ path: file.path, contents: html }, files);
      return {
        path: file.path,
        contents: withPolicy(
          html,
          scripts.map(({ contents }) => contents),
        ),
        blocked: [{ path: file.path, contents: html }, ...scripts].flatMap(({ path, contents }) =>
          blockedIn(`static/${path}`, contents),
        ),
      };
    });
  const documents = await Promise.all(made);
  return { documents, blocked: [...new Set(documents.flatMap(({ blocked }) => blocked))] };
}

const filled = (html: string, values: OpenedDocument['values'] | undefined) =>
  values ? html.replace(/\{\{(address|preview)\}\}/g, (_, name: keyof typeof values) => values[name]) : html;

/** The scripts that a document loads from static/, and those in its folder, unless that is static/ itself. */
async function scriptsOf({ path, contents }: Document, files: OutputFile[]): Promise<Document[]> {
  const folder = posix.dirname(path);
  const named = scriptsBeside(contents).map((src) => posix.join(src.startsWith('/') ? '' : folder, src));
  const isIts = (script: string) =>
    named.some((name) => name.replace(/^\//, '') === script) ||
    (folder !== '.' && script.startsWith(`${folder}/`));
  const scripts = files.filter((file) => /\.m?js$/i.test(file.path) && isIts(file.path));
  return Promise.all(scripts.map(async (file) => ({ path: file.path, contents: await readText(file) })));
}
