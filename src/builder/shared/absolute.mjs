import { isPath } from '../../content/schema/kinds.mjs';

/**
 * Makes the paths absolute that are the `url` of anything within a value, or its `story`, for readers outside the site.
 *
 * @template Value
 * @param {Value} value of JSON
 * @param {string} siteUrl
 * @param {string} [homeUrl] the edition's, where stories are
 * @returns {Value}
 */
export function withAbsoluteUrls(value, siteUrl, homeUrl = siteUrl) {
  const homes = new Map([
    ['url', siteUrl],
    ['story', homeUrl],
  ]);
  const text = JSON.stringify(value, (key, each) => {
    const home = homes.get(key);
    return home && typeof each === 'string' && isPath(each) ? home + each.slice(1) : each;
  });
  return JSON.parse(text);
}
