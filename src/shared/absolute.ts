/** Whether an address is a path of this site, and stays in it. */
export const isPath = (address: string) =>
  /^\/(?!\/)\S*$/.test(address) && !/(^|[\\/])(\.|%2e){1,2}([\\/?#]|$)/i.test(address);

/**
 * Makes each path absolute that is a `url` or a `story` within a value, for readers outside the site.
 *
 * @param value of JSON
 * @param homeUrl the edition's, where stories are
 */
export function withAbsoluteUrls<Value>(value: Value, siteUrl: string, homeUrl: string = siteUrl): Value {
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
