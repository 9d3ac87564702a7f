import { unaccented } from '../../shared/words.ts';
import { type ContentFiles, type Entry, textsOf } from '../content/entries.ts';
import type { Fault } from '../content/faults.ts';

/** The demonstration's fictional owner. */
export const DEMONSTRATION = 'Lucía Montes';

/** The hosts that https://www.rfc-editor.org/rfc/rfc2606 reserves for examples, and this machine. */
const PLACEHOLDER_HOST = /(^|\.)(example\.(com|org|net)|example|test|invalid|localhost)$/;

/** The path of a forwarding service's start page, or of the example in its manual. */
const PLACEHOLDER_ALIAS = /^\/$|^\/(tu|your|su|mi|my|el)?[-@]?(alias|e-?mail)(@?[.a-z]*)\/?$/i;

/** How to build with placeholders. */
export const ON_THE_WEB = 'To publish the placeholders anyway: PLACEHOLDERS=allow';

/**
 * Entries with the demonstration's name, its addresses or placeholders, which a build for the web refuses.
 */
export const placeholders = (written: ContentFiles): Fault[] =>
  textsOf(written).flatMap((entry) => {
    const message = placeholder(entry);
    return message === null ? [] : [{ ...entry, message }];
  });

/** An entry's fault, with the fix; null for one that may stay. */
function placeholder({ value, path }: Entry<string>): string | null {
  if (/^https?:\/\/\S+$/i.test(value) && URL.canParse(value)) {
    const { hostname, pathname } = new URL(value);
    if (path.at(-1) === 'endpoint' && PLACEHOLDER_ALIAS.test(pathname))
      return 'is a placeholder: no message reaches you; use the address that the forwarding service gave you';
    return PLACEHOLDER_HOST.test(hostname) ? 'is a placeholder: put your own address there' : null;
  }

  return new RegExp(`(^|[^a-z])${folded(DEMONSTRATION)}($|[^a-z])`).test(folded(value))
    ? `mentions "${DEMONSTRATION}", the person in the demonstration: write your own text`
    : null;
}

/** A text without accents, in lower case. */
const folded = (text: string) => unaccented(text).toLowerCase();
