import type { Owner } from '../schema/site.ts';

export const owner: Owner['owner'] = {
  name: 'Lucía Montes',
  roles: {
    es: ['Desarrolladora frontend', 'antes, service\u00a0desk\u00a0L1/L2'],
    de: ['Frontend-Entwicklerin', 'früher Service\u00a0Desk\u00a0L1/L2'],
    en: ['Frontend developer', 'formerly L1/L2\u00a0service\u00a0desk'],
  },
  host: { label: 'Lucía Montes', url: 'https://www.example.com/' },
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
