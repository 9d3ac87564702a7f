import type { Owner } from '../schema/site.ts';

export const owner: Owner['owner'] = {
  name: 'Lucía Montes',
  /** The first is your title on search engines; \u00a0 is a non-breaking space. */
  roles: {
    es: ['Desarrolladora frontend', 'antes, service\u00a0desk\u00a0L1/L2'],
    de: ['Frontend-Entwicklerin', 'früher Service\u00a0Desk\u00a0L1/L2'],
    en: ['Frontend developer', 'formerly L1/L2\u00a0service\u00a0desk'],
  },
  /** The brand in the bar: a link to your page elsewhere, which search engines treat as yours. */
  host: { label: 'Lucía Montes', url: 'https://www.example.com/' },
  /** Any number. The id names the network whose mark is shown; `email`, with a mailto: address, is a mailbox. */
  profiles: [
    { id: 'github', label: 'GitHub', url: 'https://example.com/github/lucia-montes' },
    { id: 'linkedin', label: 'LinkedIn', url: 'https://example.com/linkedin/lucia-montes' },
  ],
  avatar: {
    src: 'portrait.svg',
    alt: {
      es: 'Retrato ilustrado de Lucía Montes',
      de: 'Gezeichnetes Porträt von Lucía Montes',
      en: 'Illustrated portrait of Lucía Montes',
    },
  },
};
