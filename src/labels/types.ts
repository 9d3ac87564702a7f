import type { en } from './en.ts';
import type { Label } from './label.ts';

/** By content file and path, such as `frame.labels.menu`; those of a résumé's sections as `resume.awards`. */
export type AllLabels = Record<keyof typeof en, Label>;

/** Any part of them, in a language that the template lacks or words otherwise: src/content/labels/ar.ts. */
export type Labels = Partial<AllLabels>;
