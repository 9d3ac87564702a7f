import type { Inbox } from '../schema/site.ts';

/** The page of the local server’s inbox, for you alone. */
export const inbox: Inbox['inbox'] = {
  title: 'Mailbox',
  intro: 'Everything posted through the form since this server came up. It is gone when the server stops.',
  empty: 'The mailbox is empty. Post something through the form first.',
  toForm: 'Over to the form',
  arrived: 'A letter for you',
  back: 'Return to the site',
};
