import type { Owner } from './types.ts';

export const owner: Owner = {
  name: 'Lucía Montes',
  role: 'Desarrolladora frontend',
  host: { label: 'Lucía Montes', url: 'https://www.example.com/' },
  profiles: [
    { id: 'github', label: 'GitHub', url: 'https://example.com/github/lucia-montes' },
    { id: 'linkedin', label: 'LinkedIn', url: 'https://example.com/linkedin/lucia-montes' },
  ],
  avatar: { src: 'retrato.svg', alt: 'Retrato ilustrado de Lucía Montes' },
};
