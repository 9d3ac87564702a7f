// The words of the template, in the languages that it ships. Content holds an owner's words; a label there comes
// before these.
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import type { Labels } from './types.ts';
import { uk } from './uk.ts';

/** By language. */
export const LABELS: Record<string, Labels> = { de, en, es, fr, it, nl, pl, pt, uk };

/** The language that stands in where no language of a site has a label. */
export const STAND_IN = 'en';
