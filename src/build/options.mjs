import { resolve } from 'node:path';

/**
 * @typedef {object} Options
 * @property {string} root the project's folder, absolute
 * @property {string} outDir where the finished site goes, absolute
 * @property {string} cacheDir what may be kept between builds, absolute
 * @property {string} siteUrl where the site lives: absolute, ends with a slash
 * @property {string} base the site's path without its last slash: '' or '/repo'
 * @property {string} assetsUrl what asset names are appended to: absolute URL or path, ends with a slash
 * @property {boolean} inbox send the contact form to the local inbox instead of the forwarding service
 * @property {boolean} placeholders let the demonstration's placeholders go on the web
 * @property {boolean} watch build for development: readable, uncompressed, with live reload
 */

/**
 * Reads what the environment says of a build and fills in the rest.
 *
 * @param {Partial<Options>} [given] wins over the environment
 * @param {Record<string, string | undefined>} [env]
 * @returns {Options}
 * @throws {Error} when SITE_URL or ASSETS_URL is no absolute http(s) URL, or PORT is no port
 */
export function readOptions(given = {}, env = process.env) {
  const root = resolve(given.root ?? '.');
  const siteUrl = siteAddress(
    'SITE_URL',
    given.siteUrl ?? (env.SITE_URL || `http://localhost:${readPort(env)}/`),
  );
  const base = new URL(siteUrl).pathname.replace(/\/$/, '');
  const assets = given.assetsUrl ?? env.ASSETS_URL;
  return {
    root,
    inbox: false,
    placeholders: env.PLACEHOLDERS === 'allow',
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

/**
 * @param {Record<string, string | undefined>} [env]
 * @returns {number} the port of the local server
 * @throws {Error} when PORT is no number from 1 to 65535
 */
export function readPort(env = process.env) {
  const text = env.PORT || '4173';
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65535) {
    throw new Error(`PORT="${text}" is no port. Use a number from 1 to 65535, for example PORT=4173`);
  }
  return port;
}

/**
 * @param {string} name
 * @param {string} text
 */
function siteAddress(name, text) {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash) {
    throw new Error(
      `${name}="${text}" is no absolute http(s) URL without ? and #. ` +
        `Write the whole address, for example ${name}=https://user.example/repo/`,
    );
  }
  return url.href.endsWith('/') ? url.href : `${url.href}/`;
}
