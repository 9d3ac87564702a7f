import { inDigits } from './digits.ts';

/** Words with a number: one text, or one for each category of their language. */
export type Counted = string | ({ other: string } & Partial<Record<Intl.LDMLPluralRule, string | undefined>>);

/**
 * A label with its number, which replaces the label's one place, such as `{minutes}`.
 *
 * @param options.language decides which category the number belongs to
 */
export function counted(
  label: Counted,
  { count, language, digits = '0123456789' }: { count: number; language: string; digits?: string },
): string {
  const category = new Intl.PluralRules(language).select(count);
  const text = typeof label === 'string' ? label : (label[category] ?? label.other);
  return text.replace(/\{\w+\}/, inDigits(count, digits));
}
