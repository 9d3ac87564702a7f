/** Whether an address is a path of this site, and stays in it. */
export const isPath = (address: string) =>
  /^\/(?!\/)\S*$/.test(address) && !/(^|[\\/])(\.|%2e){1,2}([\\/?#]|$)/i.test(address);
