import { resolve } from 'node:path';
import { readContent } from './content.mjs';

/**
 * Adds the site's address from the content to the options, unless they or SITE_URL give one.
 *
 * @param {Partial<import('../shared/options.mjs').Options>} [given]
 * @param {Record<string, string | undefined>} [env]
 * @returns {Promise<Partial<import('../shared/options.mjs').Options>>}
 */
export async function withAddress(given = {}, env = process.env) {
  if (given.siteUrl || env.SITE_URL) return given;
  const { sources } = await readContent({ root: resolve(given.root ?? '.') });
  // The content may have faults, which the build reports.
  const { site } = /** @type {{ owner?: { owner?: { site?: unknown } } }} */ (sources).owner?.owner ?? {};
  return typeof site === 'string' && URL.canParse(site) ? { ...given, siteUrl: site } : given;
}
