import { withAbsoluteUrls } from '../../shared/absolute.ts';
import type { Edition } from '../content/content.ts';
import { asWritten } from '../shared/options.ts';
import type { OutputFile } from '../shared/outputFile.ts';
import { toCard } from './card.ts';
import { toResume } from './export.ts';

/** The CV as a JSON Resume, below the edition's path. */
export const RESUME = 'cv.json';

/** Each edition's CV in machine-readable form: a JSON Resume, and a vCard for phones. */
export const resumeFiles = (editions: Edition[], { siteUrl }: { siteUrl: string }): OutputFile[] =>
  editions.flatMap((edition) => {
    const files = downloadsOf(edition);
    if (!files) return [];

    const folder = edition.path && `${edition.path.slice(1)}/`;
    const homeUrl = siteUrl + folder;
    const card = folder + files.card;

    const resume = async () => {
      const whole = withAbsoluteUrls(toResume(edition, homeUrl), siteUrl, homeUrl);
      return `${JSON.stringify(whole, null, 2)}\n`;
    };

    const address = siteUrl + card;

    return [
      { path: folder + RESUME, contents: resume },
      { path: card, contents: async () => toCard(edition, { homeUrl: asWritten(homeUrl), address }) },
    ];
  });

/** The names of the files that an edition's CV offers for download; null when the site has no CV. */
export function downloadsOf({ pages }: Edition): { page: string; pdf: string; card: string } | null {
  const page = pages.find(({ definition }) => definition.document);
  const files = page?.definition.document?.(page.content);
  return page && files ? { page: page.name, ...files } : null;
}
