import type { Owner } from './types.ts';

export const owner: Owner = {
  name: 'Lucía Montes',
  /** The first is your title on search engines; \u00a0 is a space at which no line breaks. */
  roles: ['Desarrolladora frontend', 'antes, service\u00a0desk\u00a0L1/L2'],
  greetings: [
    { text: '¡Hola! Soy Lucía.', lang: 'es' },
    { text: 'Hallo, ich bin Lucía.', lang: 'de' },
    { text: 'Hi, I’m Lucía.', lang: 'en' },
  ],
  /** The brand in the bar: a link to your page elsewhere, which search engines take for yours. */
  host: { label: 'Lucía Montes', url: 'https://www.example.com/' },
  profiles: [
    { id: 'github', label: 'GitHub', url: 'https://example.com/github/lucia-montes' },
    { id: 'linkedin', label: 'LinkedIn', url: 'https://example.com/linkedin/lucia-montes' },
  ],
  avatar: { src: 'retrato.svg', alt: 'Retrato ilustrado de Lucía Montes' },
};
