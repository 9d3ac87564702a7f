import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureFile } from '../assets/images.ts';
import type { Edition } from '../content/content.ts';
import { downloadsOf, isPrinted } from '../resume/files.ts';
import { hash, inName } from '../shared/hash.ts';
import { isLocal, type Options } from '../shared/options.ts';
import type { OutputFile } from '../shared/outputFile.ts';

type CvOptions = Pick<Options, 'root' | 'siteUrl'>;

/** A language's CV as a PDF. */
export interface Cv {
  /** It, at the address that the content names; null when there is none. */
  file: OutputFile | null;
  /** The names of all files in static/ that were printed for it. */
  printed: string[];
  warning: string | null;
}

/**
 * The name in static/ of an edition's printed CV: it changes with all that the CV may show, the site's address included, so
 * that a build can tell when it is out of date.
 *
 * @param pdf the name that the content gives it
 */
export async function printedName(pdf: string, { content, pages }: Edition, { root, siteUrl }: CvOptions) {
  const { owner } = content.owner;
  const portrait = pictureFile(owner.avatar.src, { root });
  const key = hash(
    JSON.stringify([siteUrl, owner, pages.map((page) => page.content)]),
    portrait ? await readFile(portrait) : '',
  );
  return pdf.replace(/\.pdf$/i, `-${inName(key)}.pdf`);
}

/**
 * Finds an edition's CV as a PDF, which `npm run cv` prints into static/. One that has the name from the content was made
 * by other means, and is used unchecked.
 */
export async function findCv(edition: Edition, options: CvOptions): Promise<Cv> {
  const pdf = downloadsOf(edition)?.pdf;
  const names = pdf ? await readdir(join(options.root, 'static')) : [];
  const printed = names.filter((name) => isPrinted(name, pdf ?? ''));
  const current = printed.length > 0 && pdf ? await printedName(pdf, edition, options) : '';
  const name = [pdf, current, ...printed].find((each) => each && names.includes(each));
  // A build for this machine takes any, or none.
  const isForWeb = !isLocal(options.siteUrl);
  const missing = pdf && isForWeb ? `static/${pdf} is missing: npm run cv prints it` : null;
  if (!pdf || !name) return { file: null, printed, warning: missing };
  const stale = name !== pdf && name !== current && isForWeb;
  return {
    file: { path: pdf, contents: { file: join(options.root, 'static', name) } },
    printed,
    warning: stale
      ? `static/${name} was printed from other content, or for another address than ${options.siteUrl}: run npm run cv`
      : null,
  };
}
