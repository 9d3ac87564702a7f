import type { DescriptionsTexts } from '../texts.ts';

/** Each page's description in search engines and link previews. */
export const descriptions: DescriptionsTexts = {
  Home: 'Portfolio von Lucía Montes, Frontend-Entwicklerin mit React, Vite, TypeScript, JavaScript, HTML und CSS. Früher im Service Desk L1/L2, jetzt lernt sie MongoDB und Vue.',
  About:
    'Wer ist Lucía Montes? Wie sie sich die Webentwicklung selbst beibrachte, was sie im IT-Support L1/L2 lernte und wohin sie will: zu Node und MongoDB.',
  Projects:
    'Acht Webprojekte von Lucía Montes: die Website eines Gartenbaubetriebs, Spiele in JavaScript, ein Haushaltsbuch, eine Wetter-App und mehr.',
  Skills:
    'Womit Lucía Montes arbeitet: HTML, CSS, JavaScript, Node.js und React, und was sie damit baut.',
  Contact:
    'Schreib an Lucía Montes, Frontend-Entwicklerin in Leipzig: kurzes Formular auf Deutsch, Spanisch oder Englisch, Antwort innerhalb von zwei Arbeitstagen.',
};
