// Labels in the languages that setup knows: the demonstration's own, and those of the files in labels/, which
// come before them.
import { de } from './labels/de.ts';
import { en } from './labels/en.ts';
import { es } from './labels/es.ts';
import { fr } from './labels/fr.ts';
import { it } from './labels/it.ts';
import { nl } from './labels/nl.ts';
import { pl } from './labels/pl.ts';
import { pt } from './labels/pt.ts';
import type { LabelTexts } from './labels/types.ts';
import { uk } from './labels/uk.ts';

export const LABELS: Record<string, LabelTexts> = { de, en, es, fr, it, nl, pl, pt, uk };

/** The language that stands in where no language of the site has a label. */
const STAND_IN = 'en';

/**
 * A label in some languages: as a plain text for a site of one language that has it; otherwise one for each
 * that has it, or the English one, which says that it is.
 *
 * @param own the site's, by language, if it has one
 */
export function labelIn(languages: string[], key: string, own: Record<string, unknown> = {}): unknown {
  const ofFiles = Object.entries(LABELS).flatMap(([code, labels]) =>
    labels[key] === undefined ? [] : [[code, labels[key]] as const],
  );

  const known: Record<string, unknown> = {
    ...own,
    ...Object.fromEntries(ofFiles),
  };

  const there = languages.filter((code) => code in known);
  if (languages.length === 1 && there[0]) return known[there[0]];
  if (there.length > 0) return Object.fromEntries(there.map((code) => [code, known[code]]));

  const [code = ''] = STAND_IN in known ? [STAND_IN] : Object.keys(known);

  return { [code]: known[code] };
}
