/** A part of an address in its own letters; undefined where a % doesn't begin an encoded one. */
export function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
