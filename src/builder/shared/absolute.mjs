import { isPath } from '../../content/schema/kinds.mjs';

/**
 * Makes the paths absolute that are the `url` of anything within a value, for readers outside the site.
 *
 * @template Value
 * @param {Value} value of JSON
 * @param {string} siteUrl
 * @returns {Value}
 */
export function withAbsoluteUrls(value, siteUrl) {
  const text = JSON.stringify(value, (key, each) =>
    key === 'url' && typeof each === 'string' && isPath(each) ? siteUrl + each.slice(1) : each,
  );
  return JSON.parse(text);
}
