import type { ContactTexts } from '../texts.ts';

export const contact: ContactTexts = {
  title: 'Write to me',
  intro: [
    'Tell me about the data you have, the question you would like to ask it and when you need the answer. I usually write back by the end of the week.',
  ],
  nameHint: 'Thirty characters or fewer',
  fields: {
    nombre: 'Your name',
    email: 'Where to answer',
    description: 'What is on your mind',
    pais: 'Language of my answer',
  },
  messages: {
    nombre: 'Please tell me what to call you',
    nombreMax: 'Thirty characters is all that fits: try a shorter form',
    email: 'An address has a name, an @ and a domain',
    description: 'There is nothing written here so far',
    blacklist: 'Mail with {words} in it may never get through to me.',
    word: '“{word}”',
  },
  descriptionHint: 'Plain words only: addresses of web pages get caught on the way.',
  required: 'None of these can be left empty.',
  /** The forwarding service drops a message with any of these, also within other words. */
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
