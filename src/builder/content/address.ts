import { resolve } from 'node:path';
import { type Environment, environment, isLocal, type Options } from '../shared/options.ts';
import { readContent } from './content.ts';

/**
 * Adds the site's address from the content to the options, unless they or SITE_URL give one; without one, that which the host
 * says that the site has: https://docs.netlify.com/build/configure-builds/environment-variables/ and
 * https://vercel.com/docs/environment-variables/system-environment-variables
 */
export async function withAddress(
  given: Partial<Options> = {},
  env: Environment = environment,
): Promise<Partial<Options>> {
  if (given.siteUrl || env.SITE_URL) return given;
  const { sources } = await readContent({ root: resolve(given.root ?? '.') });
  // The content may have faults, which the build reports.
  const { site } = (sources as { owner?: { owner?: { site?: unknown } } }).owner?.owner ?? {};
  if (typeof site === 'string' && URL.canParse(site)) return { ...given, siteUrl: site };
  const own = env.VERCEL_PROJECT_PRODUCTION_URL && `https://${env.VERCEL_PROJECT_PRODUCTION_URL}`;
  const siteUrl = env.NETLIFY ? env.URL : own;
  return siteUrl ? { ...given, siteUrl } : given;
}

/** How hosts and CI say that they are building. */
const HOSTS = ['CI', 'NETLIFY', 'CF_PAGES', 'GITHUB_ACTIONS', 'VERCEL'];

/** A warning for a site that is built on another machine, but for this one; null otherwise. */
export function unaddressed(siteUrl: string, env: Environment = environment): string | null {
  return isLocal(siteUrl) && HOSTS.some((name) => env[name])
    ? `Links for other programs lead to ${siteUrl}: set SITE_URL=https://you.dev/, or \`site\` in src/content/owner.ts`
    : null;
}
