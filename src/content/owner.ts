import type { OwnerFacts } from './types.ts';

export const owner: OwnerFacts = {
  name: 'Lucía Montes',
  /** The brand in the bar: a link to your page elsewhere, which search engines take for yours. */
  host: { label: 'Lucía Montes', url: 'https://www.example.com/' },
  profiles: [
    { id: 'github', label: 'GitHub', url: 'https://example.com/github/lucia-montes' },
    { id: 'linkedin', label: 'LinkedIn', url: 'https://example.com/linkedin/lucia-montes' },
  ],
  avatar: { src: 'portrait.svg' },
};
