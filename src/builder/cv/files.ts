import type { Edition } from '../content/content.ts';
import { asWritten, isLocal } from '../shared/options.ts';
import { type OutputFile, read } from '../shared/outputFile.ts';
import { toCard } from './card.ts';

/** The owner's card in each language, a vCard for phones. */
export const cardFiles = (editions: Edition[], { siteUrl }: { siteUrl: string }): OutputFile[] =>
  editions.flatMap((edition) => {
    const files = downloadsOf(edition);
    if (!files) return [];

    const folder = edition.path && `${edition.path.slice(1)}/`;
    const path = folder + files.card;
    const facts = { homeUrl: asWritten(siteUrl + folder), address: siteUrl + path, town: files.town };

    return [{ path, contents: async () => toCard(edition, facts) }];
  });

interface Downloads {
  page: string;
  pdf: string;
  card: string;
  town?: string | undefined;
}

/** The files that an edition's CV offers for download; null when the site has no CV. */
export function downloadsOf({ pages }: Edition): Downloads | null {
  const page = pages.find(({ definition }) => definition.printed);
  const files = page?.definition.printed?.(page.content);
  return page && files ? { page: page.name, ...files } : null;
}

/** A warning for each CV that isn't printed yet, or for another address; not on this machine. */
export async function pdfWarnings(
  editions: Edition[],
  files: OutputFile[],
  { siteUrl }: { siteUrl: string },
): Promise<string[]> {
  if (isLocal(siteUrl)) return [];

  const warnings = editions.map(async (edition) => {
    const pdf = downloadsOf(edition)?.pdf;
    const file = files.find(({ path }) => path === pdf);
    if (!pdf) return [];
    if (!file) return [`static/${pdf} is missing: npm run cv prints it`];

    // Chromium writes the addresses of links into a PDF as they are; an owner's own PDF isn't judged.
    const printed = Buffer.from(await read(file)).toString('latin1');
    const isOfAnother = printed.includes('(Skia/PDF') && !printed.includes(`/URI (${siteUrl}`);
    return isOfAnother
      ? [`static/${pdf} was printed for another address than ${siteUrl}: npm run cv prints it again`]
      : [];
  });

  return (await Promise.all(warnings)).flat();
}
