import { toCard } from './card.mjs';
import { toResume } from './export.mjs';

/** The curriculum as a JSON Resume, below the edition's path. */
const RESUME = 'cv.json';

/**
 * Each edition's curriculum for programs: a JSON Resume, and a card for phones.
 *
 * @param {import('../content/content.mjs').Edition[]} editions
 * @param {{ siteUrl: string }} options
 * @returns {{ path: string, contents: string }[]} below the site's root
 */
export function resumeFiles(editions, { siteUrl }) {
  return editions.flatMap((edition) => {
    const folder = edition.path && `${edition.path.slice(1)}/`;
    const homeUrl = siteUrl + folder;
    const { card } = edition.content.cv.cv;
    return [
      { path: folder + RESUME, contents: `${JSON.stringify(toResume(edition, homeUrl), null, 2)}\n` },
      { path: folder + card, contents: toCard(edition, { homeUrl, address: homeUrl + card }) },
    ];
  });
}
