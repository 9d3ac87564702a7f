import { resolve } from 'node:path';
import { type Environment, environment, type Options } from '../shared/options.ts';
import { readModules } from './content.ts';

/** Adds the site's address from the content to the options, unless they or SITE_URL give one. */
export async function withAddress(
  given: Partial<Options> = {},
  env: Environment = environment,
): Promise<Partial<Options>> {
  if (given.siteUrl || env.SITE_URL) return given;
  const { sources } = await readModules(resolve(given.root ?? '.'));
  const site: unknown = sources.owner?.owner?.site;
  // A fault in it is reported by the build.
  return typeof site === 'string' && URL.canParse(site) ? { ...given, siteUrl: site } : given;
}
