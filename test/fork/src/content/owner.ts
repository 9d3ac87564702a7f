import type { OwnerFacts } from './types.ts';

/** Without `host`, and with one profile. */
export const owner: OwnerFacts = {
  name: 'Alexandrina Featherstonehaugh-Cholmondeley',
  profiles: [{ id: 'gitlab', label: 'GitLab', url: 'https://gitlab.com/featherstonehaugh' }],
  avatar: { src: 'portrait.jpg', focus: '66% 40%' },
};
