/** By content file and path, such as `frame.labels.menu`; those of a résumé's sections as `resume.awards`. */
export type LabelTexts = Record<string, string | string[] | { text: string }>;
