import { resolve } from 'node:path';
import { type Environment, environment, type Options } from '../shared/options.ts';
import { readContent } from './content.ts';

/** Adds the site's address from the content to the options, unless they or SITE_URL give one. */
export async function withAddress(
  given: Partial<Options> = {},
  env: Environment = environment,
): Promise<Partial<Options>> {
  if (given.siteUrl || env.SITE_URL) return given;
  const { sources } = await readContent({ root: resolve(given.root ?? '.') });
  // The content may have faults, which the build reports.
  const { site } = (sources as { owner?: { owner?: { site?: unknown } } }).owner?.owner ?? {};
  return typeof site === 'string' && URL.canParse(site) ? { ...given, siteUrl: site } : given;
}
