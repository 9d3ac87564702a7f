import { ContentError } from './content.mjs';

/**
 * Looks for what may stay as it is on the owner's machine, but not on the web.
 *
 * @param {import('./content.mjs').Content} content
 * @param {Pick<import('./options.mjs').Options, 'siteUrl' | 'placeholders'>} options
 * @throws {ContentError} naming each entry and its mend
 */
export function checkDeployment(content, { siteUrl, placeholders }) {
  if (placeholders || isLocal(siteUrl)) return;
  const { endpoint } = content.contact.contact;
  if (/\/tu-alias\/?$/.test(endpoint)) {
    throw new ContentError([
      `src/content/contact.ts, contact.endpoint: "${endpoint}" is the placeholder, and no message would reach you: ` +
        'put the address there that the forwarding service gave you (to build all the same: PLACEHOLDERS=allow)',
    ]);
  }
}

/** @param {string} siteUrl */
function isLocal(siteUrl) {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(siteUrl).hostname);
}
