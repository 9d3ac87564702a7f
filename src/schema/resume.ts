// A JSON Resume 1.0.0, as far as setup reads one: https://jsonresume.org/schema. Pages make their first content
// of it (`starter`), so it stands beside what a page is.
import { z } from 'zod';
import { httpUrl, plainText } from './fields.ts';

const string = plainText.optional();
const url = httpUrl.optional();
const strings = z.array(plainText).default([]);
const date = z
  .string()
  .regex(
    /^\d{4}(-\d\d(-\d\d)?)?$/,
    'isn’t a date: write 2014, 2014-03 or 2014-03-29; leave out the end of what goes on',
  )
  .optional();
const list = <Shape extends z.ZodRawShape>(shape: Shape) => z.array(z.object(shape)).default([]);
const dates = { startDate: date, endDate: date };

export const resume = z.object({
  $schema: string,
  basics: z.object({
    name: plainText,
    ...{ label: string, url, summary: string },
    email: z.email('isn’t an e-mail address: write one such as ada@ada.dev').optional(),
    phone: z
      .string()
      .regex(/^\+?[\d\s().-]*\d[\d\s().-]*\d$/, 'isn’t a telephone number: write one such as +49 341 5550100')
      .optional(),
    location: z.object({ city: string, region: string, countryCode: string }).default({}),
    profiles: list({ network: plainText, username: string, url }),
  }),
  work: list({ name: string, position: string, ...dates, summary: string, highlights: strings }),
  education: list({ institution: string, area: string, studyType: string, ...dates }),
  skills: list({ name: plainText, keywords: strings, summary: string }),
  languages: list({ language: plainText, fluency: string }),
  projects: list({ name: plainText, description: string, url, keywords: strings, startDate: date }),
  awards: list({ title: plainText, date, awarder: string }),
  certificates: list({ name: plainText, date, issuer: string }),
  publications: list({ name: plainText, releaseDate: date, publisher: string }),
  interests: list({ name: plainText, keywords: strings }),
  volunteer: list({ organization: string, position: string, ...dates }),
});

/** Separates the entries of a section whose facts are one text here. */
export const LIST = ' · ';

export type Resume = z.output<typeof resume>;

/** The year of a date. */
export const yearOf = (day: string | undefined) => (day ? Number(day.slice(0, 4)) : undefined);

/** In letters, of the text beside the portrait: more would push the page's buttons out of its first window. */
const LEAD = 150;

/**
 * A summary in two: its first sentence, with those that fit beside the portrait, and the rest.
 *
 * @param language the summary's, by whose rules sentences end
 */
export function partsOf(summary: string, language?: string): { lead: string; rest: string } {
  const sentences = [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(summary)];
  const next = sentences.find(({ index, segment }) => index > 0 && index + segment.trimEnd().length > LEAD);
  const end = next?.index ?? summary.length;

  return { lead: summary.slice(0, end).trim(), rest: summary.slice(end).trim() };
}

interface Dates {
  startDate?: string | undefined;
  endDate?: string | undefined;
}

/** The same in words. @param since of what goes on, with `{from}` */
export function spanOf(dates: Dates, since: string): string {
  const { from, to } = yearsOf(dates);
  if (from !== undefined && to === undefined) return since.replace('{from}', String(from));
  return [...new Set([from, to])].filter(Boolean).join('–');
}

/** The years of an entry: no end where it goes on. */
export const yearsOf = ({ startDate, endDate }: Dates) => ({
  from: yearOf(startDate ?? endDate),
  to: yearOf(endDate),
});
