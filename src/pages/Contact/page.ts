import { definePage, type Written } from '../../schema/definePage.ts';
import {
  distinct,
  endpointUrl,
  label,
  labelTexts,
  labelWith,
  picture,
  plainText,
  texts,
  twice,
  words,
  z,
} from '../../schema/kinds.ts';

/** The fields that the form can have besides the visitor's name, address and message. */
const ASKS = ['company', 'language'] as const;

/** The name of a field in the message that the owner gets. */
const fieldName = plainText.regex(
  /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .-]{0,39}$/u,
  'isn’t a field name: use up to 40 letters, digits, spaces, dots and hyphens',
);

/** The fields' names in the message, unless the labels will do. */
const PLAIN_NAMES = {
  name: 'name',
  email: 'email',
  company: 'company',
  message: 'message',
  language: 'language',
};

/**
 * The names of the form's fields in the message that the owner gets: the given ones, then the labels, if these are valid
 * and differ. A service recognises the sender's address by the name `email`.
 */
function postedNames(labels: Partial<typeof PLAIN_NAMES>, given: Partial<typeof PLAIN_NAMES>) {
  const short = Object.entries({ ...PLAIN_NAMES, ...labels, email: PLAIN_NAMES.email }).map(
    ([field, label]) =>
      [
        field,
        label
          .replace(/[^\p{L}\p{M}\p{N} .-]/gu, '')
          .trim()
          .slice(0, 40),
      ] as const,
  );
  const names: typeof PLAIN_NAMES = { ...PLAIN_NAMES, ...Object.fromEntries(short), ...given };
  const all = Object.values(names);
  const differ = new Set(all.map((name) => name.toLowerCase())).size === all.length;
  return differ && all.every((name) => fieldName.safeParse(name).success)
    ? names
    : { ...PLAIN_NAMES, ...given };
}

const postAs = z
  .strictObject({ name: fieldName, company: fieldName, message: fieldName, language: fieldName })
  .partial()
  .superRefine((given, { addIssue }) => {
    const names = Object.entries({ ...PLAIN_NAMES, ...given }).map(([field, name]) => ({
      field,
      name: name?.toLowerCase(),
    }));
    for (const { field, name } of names) {
      const other = names.find((each) => each.name === name && each.field !== field);
      const message = `is already the name of "${other?.field}": choose another`;
      if (other && field in given) addIssue({ code: 'custom', path: [field], message });
    }
  });

const contact = z
  .strictObject({
    intro: texts.optional(),
    image: picture({ width: 440, height: 318 }).optional(),
    endpoint: endpointUrl
      .describe(
        'The address that your form-forwarding service gave you; without it there is no form. FormSubmit asks you to confirm the first message.',
      )
      .optional(),
    nameMax: z.int().positive(),
    asks: z
      .array(z.enum(ASKS))
      .superRefine(...distinct((each) => each, twice))
      .describe('Besides name, address and message: `company` and `language`, that of the reply.'),
    postAs: postAs
      .describe(
        'Names of fields in the message that you get; without them, the labels in your first language.',
      )
      .optional(),
    nameHint: label,
    fields: z.strictObject({
      name: label,
      email: label,
      company: label.optional(),
      message: label,
      language: label.optional(),
    }),
    messages: z.strictObject({
      name: label,
      nameMax: label,
      email: label,
      message: label,
      blacklist: labelWith('{words}'),
      word: labelWith('{word}'),
    }),
    missingCompany: label.describe('For screen readers only: the field shows no message.').optional(),
    messageHint: label.optional(),
    required: label,
    blacklist: words.describe(
      'The forwarding service may drop a message with any of these, even within other words.',
    ),
    submit: label,
    sending: label,
    thanks: z.strictObject({ title: label, paragraphs: labelTexts, another: label }),
  })
  .superRefine(({ asks, fields }, { addIssue }) => {
    const message = 'is missing: the form asks for it, so add its label, or remove it from asks';
    for (const name of asks)
      if (fields[name] === undefined) addIssue({ code: 'custom', path: ['fields', name], message });
  });

export const page = definePage({
  hue: 207,
  content: { contact },

  show({ contact: { asks, postAs, ...contact }, ...content }, { editions, first, others }) {
    const languages = editions.map(({ code, name }) => ({ value: code, label: name }));
    const cv: { card: string; saveContact: string } | undefined = others('CV')?.cv;
    return {
      ...content,
      contact: {
        ...contact,
        /** The owner as a file that phones add to their contacts. */
        card: cv && { file: cv.card, label: cv.saveContact },
        asksCompany: asks.includes('company'),
        /** The languages in which the owner replies: those of the site. With only one, there is no choice. */
        options: asks.includes('language') && languages.length > 1 ? languages : [],
        postAs: postedNames(first.contact.fields, postAs ?? {}),
      },
    };
  },

  glimpse: ({ contact: { image } }) => ({ kind: 'picture', images: image ? [image] : [] }),

  postsTo: ({ contact }) => contact.endpoint,
  structuredData: () => ({ '@type': ['ProfilePage', 'ContactPage'] }),
});

export type Content = Written<typeof page>;
