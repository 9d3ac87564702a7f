import type { Content } from '../pages/Contact/page.ts';

export const page: Content['page'] = {
  /** In the window’s title. */
  title: 'Write to me',
  /** In search engines and link previews. */
  short: 'Write to me',
  description: 'A short form for questions about maps and data. Answers come by the end of the week.',
};

export const contact: Content['contact'] = {
  intro: [
    'Tell me about the data you have, the question you would like to ask it and when you need the answer. I usually write back by the end of the week.',
  ],
  /** The address that your form-forwarding service gave you; without it there is no form. FormSubmit asks you to confirm the first message. */
  endpoint: 'https://formsubmit.co/0123456789abcdef0123456789abcdef',
  nameMax: 30,
  /** Besides name, address and message: `company` and `language`, that of the reply. */
  asks: ['language'],
  /** Names of fields in the message that you get; without them, the labels in your first language. */
  postAs: { name: 'Name', message: 'Message' },
  nameHint: 'Thirty characters or fewer',
  fields: {
    name: 'Your name',
    email: 'Where to answer',
    message: 'What is on your mind',
    language: 'Language of my answer',
  },
  messages: {
    name: 'Please tell me what to call you',
    nameMax: 'Thirty characters is all that fits: try a shorter form',
    email: 'An address has a name, an @ and a domain',
    message: 'There is nothing written here so far',
    blacklist: 'Mail with {words} in it may never get through to me.',
    word: '“{word}”',
  },
  messageHint: 'Plain words only: addresses of web pages get caught on the way.',
  required: 'None of these can be left empty.',
  /** The forwarding service may drop a message with any of these, even within other words. */
  blacklist: ['crypto', 'guest post', 'seo package', 'http'],
  submit: 'Post it',
  sending: 'On its way…',
  thanks: {
    title: 'Got it!',
    paragraphs: [
      'Your note is in my mailbox now.',
      'I go through the pile on Tuesday and Friday mornings, with coffee.',
    ],
    another: 'Write one more',
  },
};
