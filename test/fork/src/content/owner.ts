import type { Owner } from '../schema/site.ts';

export const owner: Owner['owner'] = {
  name: 'Alexandrina Featherstonehaugh-Cholmondeley',
  /** The first is your title on search engines; \u00a0 is a non-breaking space. */
  roles: ['Data and back-end engineer', 'cartographer on the side', 'land surveyor by training'],
  /** Any number. The id names the network whose mark is shown; `email`, with a mailto: address, is a mailbox. */
  profiles: [{ id: 'gitlab', label: 'GitLab', url: 'https://gitlab.com/featherstonehaugh' }],
  avatar: {
    src: 'portrait.jpg',
    alt: 'A raccoon that looks up from palm leaves, in Alexandrina’s place',
    focus: '45% 40%',
  },
};
