import type { Inbox } from '../schema/site.ts';

/** The page of the local server’s inbox, for you alone. */
export const inbox: Inbox['inbox'] = {
  title: 'Mailbox',
  intro: 'Everything posted through the form since this server came up. It is gone when the server stops.',
  empty: 'The mailbox is empty. Post something through the form first.',
  edition: 'Written on the page in',
  toForm: 'Over to the form',
  arrived: 'A letter for you',
  tooLong: 'That letter is too long',
  shorten: 'It wasn’t posted. Go back: what you wrote is still in the form.',
  back: 'Return to the site',
};
