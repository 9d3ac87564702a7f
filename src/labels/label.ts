/** A label that names a number, with a text for each category of its language (`Intl.PluralRules`). */
type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** A text of the template, in one language. */
export type Label = string | string[] | { text: string; lang?: string } | Plural;
