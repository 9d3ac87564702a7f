import { definePage, type Shown, type Written } from '../../content/schema/definePage.ts';
import {
  distinct,
  endpointUrl,
  inLanguage,
  isByLanguage,
  label,
  labelTexts,
  labelWith,
  picture,
  plainText,
  texts,
  twice,
  words,
  z,
} from '../../content/schema/kinds.mjs';

/** The fields that the form can have besides the visitor's name, address and message. */
const ASKS = ['empresa', 'pais'] as const;

/** The form's fields and their names in the message that the owner gets, as the specification requires. */
const OWN_NAMES = {
  nombre: 'nombre',
  email: 'email',
  empresa: 'empresa',
  description: 'description',
  pais: 'pais',
};

/** The name of a field in the message that the owner gets. */
const fieldName = plainText.regex(
  /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .-]{0,39}$/u,
  'isn’t a field name: use up to 40 letters, digits, spaces, dots and hyphens',
);

/**
 * The names of the form's fields in the message that a new owner gets: their labels, if all are valid names.
 *
 * @param labels of all files
 */
// biome-ignore lint/suspicious/noExplicitAny: labels of any page
function postedAs(labels: Record<string, any>, code: string, asks: string[]) {
  const { nombre, description } = labels.contact.contact.fields;
  const all = { nombre, description, ...(asks.includes('pais') && { pais: labels.frame.labels.languages }) };
  const names = Object.entries(all).map(([field, label]) => {
    const name = String(inLanguage(label, code)).replace(/[^\p{L}\p{M}\p{N} .-]/gu, '');
    return [field, name.trim().slice(0, 40)] as const;
  });
  const given = names.map(([, name]) => name.toLowerCase());
  const valid = given.every((name) => fieldName.safeParse(name).success && name !== 'email');
  return valid && new Set(given).size === given.length ? Object.fromEntries(names) : undefined;
}

const postAs = z
  .strictObject({ nombre: fieldName, empresa: fieldName, description: fieldName, pais: fieldName })
  .partial()
  .superRefine((given, { addIssue }) => {
    const names = Object.entries({ ...OWN_NAMES, ...given }).map(([field, name]) => ({
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
      .describe('Besides name, address and message: `empresa` (company), `pais` (language of the reply).'),
    postAs: postAs.describe('Names of fields in the message that you get.').optional(),
    nameHint: label,
    fields: z.strictObject({
      nombre: label,
      email: label,
      empresa: label.optional(),
      description: label,
      pais: label.optional(),
    }),
    messages: z.strictObject({
      nombre: label,
      nombreMax: label,
      email: label,
      description: label,
      blacklist: labelWith('{words}'),
      word: labelWith('{word}'),
    }),
    missingCompany: label.describe('For screen readers only: the field shows no message.').optional(),
    descriptionHint: label.optional(),
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

  show({ contact: { asks, postAs, ...contact }, ...content }, { editions }) {
    const languages = editions.map(({ code, name }) => ({ value: code, label: name }));
    return {
      ...content,
      contact: {
        ...contact,
        asksCompany: asks.includes('empresa'),
        /** The languages in which the owner replies: those of the site. With only one, there is no choice. */
        options: asks.includes('pais') && languages.length > 1 ? languages : [],
        postAs: { ...OWN_NAMES, ...postAs },
      },
    };
  },

  setUp({ place }, { before, labels, languages, endpoint, each }) {
    const { missingCompany: _, fields, thanks, ...form } = labels.contact.contact;
    const { empresa: _company, pais, ...asked } = fields;
    // Many visitors have no company, and with only one language there is no choice.
    const asks: 'pais'[] = languages.length > 1 ? ['pais'] : [];
    const names = each((code) => postedAs(labels, code, asks));
    return {
      contact: {
        ...form,
        ...(endpoint && { endpoint }),
        nameMax: before.contact.nameMax,
        asks,
        ...(!isByLanguage(names) && names ? { postAs: names } : {}),
        fields: { ...asked, ...(asks.length > 0 && { pais: pais ?? labels.frame.labels.languages }) },
        thanks: {
          ...thanks,
          paragraphs: each((code) => inLanguage(thanks.paragraphs, code).slice(0, 1)),
        },
      },
      describedBy: [place],
    };
  },

  postsTo: ({ contact }) => contact.endpoint,
  structuredData: () => ({ '@type': ['ProfilePage', 'ContactPage'] }),
});

export type Content = Written<typeof page>;
export type Contact = Shown<typeof page>['contact'];
