import { resolve } from 'node:path';
import { domainToUnicode } from 'node:url';
import { addressFault } from '../../shared/address.ts';

/** Variables such as SITE_URL. */
export type Environment = Record<string, string | undefined>;
export const environment: Environment = process.env;
export const node = process.execPath;
export const isRoot = process.getuid?.() === 0;

export interface Options {
  /** The project's folder, absolute. */
  root: string;
  /** The folder of the finished site, absolute. */
  outDir: string;
  /** The folder of files that may be kept between builds, absolute. */
  cacheDir: string;
  /** The site's address: absolute, ends with a slash. */
  siteUrl: string;
  /** The site's path without its last slash: '' or '/repo'. */
  base: string;
  /** The prefix of asset names: absolute URL or path, ends with a slash. */
  assetsUrl: string;
  /** Send the contact form to the local inbox instead of the forwarding service. */
  inbox: boolean;
  /** Let the demonstration's placeholders go on the web. */
  placeholders: boolean;
  /** List every text that a language lacks, not only the first ones. */
  missing: boolean;
  /** Build for development: readable, with live reload. */
  watch: boolean;
}

/**
 * Reads a build's options from the environment and fills in the defaults; what is given overrides them.
 *
 * @throws {Error} when SITE_URL, ASSETS_URL or PORT has a fault, or PLACEHOLDERS is unknown
 */
export function readOptions(given: Partial<Options> = {}, env: Environment = environment): Options {
  const root = resolve(given.root ?? '.');

  const siteUrl = siteAddress(
    'SITE_URL',
    given.siteUrl ?? (env.SITE_URL || `http://localhost:${readPort(env)}/`),
  );

  const base = new URL(siteUrl).pathname.replace(/\/$/, '');
  const assets = given.assetsUrl ?? env.ASSETS_URL;
  const { PLACEHOLDERS = '' } = env;
  if (!['', 'allow'].includes(PLACEHOLDERS)) {
    throw new Error(
      `PLACEHOLDERS="${PLACEHOLDERS}" isn’t a known value. Write PLACEHOLDERS=allow, or leave it out`,
    );
  }

  return {
    root,
    inbox: false,
    placeholders: PLACEHOLDERS === 'allow',
    missing: false,
    watch: false,
    ...given,
    outDir: resolve(root, given.outDir ?? 'dist'),
    cacheDir: resolve(root, given.cacheDir ?? '.cache'),
    siteUrl,
    base,
    // A path while the assets live with the pages, so that a built site can be tried on any port.
    assetsUrl: assets ? siteAddress('ASSETS_URL', assets) : `${base}/`,
  };
}

/** @throws {Error} when PORT isn't a number from 1 to 65535 */
export function readPort(env: Environment = environment): number {
  const text = env.PORT || '4173';
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65535) {
    throw new Error(`PORT="${text}" isn’t a port. Use a number from 1 to 65535, for example PORT=4173`);
  }
  return port;
}

/** HOST=0.0.0.0 shows the site to other devices on the network. */
export const readHost = (env: Environment = environment): string => env.HOST || '127.0.0.1';

function siteAddress(name: string, text: string) {
  const fault = addressFault(text);
  if (fault) throw new Error(`${name}="${text}" ${fault}, for example ${name}=https://user.example/repo/`);
  const { href } = new URL(text);
  return href.endsWith('/') ? href : `${href}/`;
}

/** An address as people read it: its host in its own letters, where URLs have `xn--…`. */
export function asWritten(address: string): string {
  const { hostname } = new URL(address);
  return address.replace(hostname, domainToUnicode(hostname) || hostname);
}

/** Whether a site is for this machine alone. */
export function isLocal(siteUrl: string) {
  return /^(localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1\])$/.test(new URL(siteUrl).hostname);
}
