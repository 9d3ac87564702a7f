import { definePage, type Written } from '../../schema/definePage.ts';
import {
  endpointUrl,
  label,
  labels,
  labelTexts,
  labelWith,
  ofTemplate,
  picture,
  plainText,
  texts,
  words,
  z,
} from '../../schema/fields.ts';

/** The fields that the form can have besides the visitor's name, address and message. */
const ASKS = ['company', 'language'] as const;

/** The name of a field in the message that the owner gets. */
const fieldName = plainText.regex(
  /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .-]{0,39}$/u,
  'isn’t a field name: use up to 40 letters, digits, spaces, dots and hyphens',
);

/** The fields' names in the message by default. Services recognise the address by `email`. */
const NAMES = { name: 'name', email: 'email', company: 'company', message: 'message', language: 'language' };

const contact = z.strictObject({
  ...labels('nameHint', 'required', 'submit', 'sending'),
  intro: texts.optional(),
  image: picture({ width: 440, height: 318 }).optional(),
  /** The forwarding service's; without it there is no form. FormSubmit asks to confirm the first message. */
  endpoint: endpointUrl.optional(),
  /** The most characters of a visitor's name; labels name it as `{max}`. */
  nameMax: z.int().positive(),
  /** Besides name, address and message; `language` is that of the reply. */
  asks: z.array(z.enum(ASKS)),
  postAs: z
    .strictObject({ name: fieldName, company: fieldName, message: fieldName, language: fieldName })
    .partial()
    .optional(),
  fields: ofTemplate(z.strictObject(labels('name', 'email', 'message', ...ASKS))),
  messages: ofTemplate(
    z.strictObject({
      ...labels('name', 'nameMax', 'email', 'message'),
      blacklist: labelWith('{words}'),
      word: labelWith('{word}'),
    }),
  ),
  messageHint: label,
  /** The forwarding service may drop a message with any of these, even within other words. */
  blacklist: words,
  thanks: ofTemplate(z.strictObject({ ...labels('title', 'another'), paragraphs: labelTexts })),
});

export const page = definePage({
  hue: 207,
  content: { contact },

  show({ contact: { asks, postAs, ...contact }, ...content }, { editions, contentOf }) {
    const languages = editions.map(({ lang, name }) => ({ value: lang, label: name }));
    const cv = contentOf<{ cv: { card: string; saveContact: string } }>('CV')?.cv;
    const withMax = (label: string) => label.replace('{max}', String(contact.nameMax));

    return {
      ...content,
      contact: {
        ...contact,
        nameHint: withMax(contact.nameHint),
        messages: { ...contact.messages, nameMax: withMax(contact.messages.nameMax) },
        /** The owner as a file that phones add to their contacts. */
        card: cv && { file: cv.card, label: cv.saveContact },
        asksCompany: asks.includes('company'),
        /** The languages in which the owner replies: those of the site. With only one, there is no choice. */
        options: asks.includes('language') && languages.length > 1 ? languages : [],
        postAs: { ...NAMES, ...postAs },
      },
    };
  },

  starter({ languages }) {
    // With only one language, there is no choice.
    const asks: 'language'[] = languages.length > 1 ? ['language'] : [];
    return { contact: { nameMax: 25, asks } };
  },

  glimpse: ({ contact: { image } }) => ({ image }),

  postsTo: ({ contact }) => contact.endpoint,
});

export type Content = Written<typeof page>;
