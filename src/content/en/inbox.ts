import type { InboxTexts } from '../texts.ts';

/** The page of the local server's inbox, for you alone. */
export const inbox: InboxTexts = {
  title: 'Inbox',
  intro: 'The messages the form has sent since the server started. They are kept in memory only.',
  empty: 'No messages yet. Send one with the form on the Contact page.',
  edition: 'Page language',
  toForm: 'Go to the form',
  arrived: 'Your message has arrived',
  back: 'Back to the site',
};
