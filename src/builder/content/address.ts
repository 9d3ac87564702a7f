import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Environment, environment, type Options } from '../shared/options.ts';
import { contentFile } from './faults.ts';
import { runModules } from './run.ts';

const OWNER = contentFile('owner');

/** Adds the site's address from the content to the options, unless they or SITE_URL give one. */
export async function withAddress(
  given: Partial<Options> = {},
  env: Environment = environment,
): Promise<Partial<Options>> {
  if (given.siteUrl || env.SITE_URL) return given;
  const root = resolve(given.root ?? '.');
  // The build reports a missing file, or a fault in it.
  const modules = existsSync(join(root, OWNER)) ? await runModules([OWNER], root) : {};
  const site: unknown = modules[OWNER]?.owner?.site;
  return typeof site === 'string' && URL.canParse(site) ? { ...given, siteUrl: site } : given;
}
