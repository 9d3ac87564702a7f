import type { DescriptionsTexts } from '../texts.ts';

/** Each page's description in search engines and link previews. */
export const descriptions: DescriptionsTexts = {
  Home: 'Portfolio of Lucía Montes, a frontend developer working with React, Vite, TypeScript, JavaScript, HTML and CSS. Formerly on an L1/L2 service desk; now learning MongoDB and Vue.',
  About:
    'How Lucía Montes taught herself web development, what she learnt in L1/L2 support, and where she’s heading next, with Node.js and MongoDB on the horizon.',
  Projects:
    'Eight web projects by Lucía Montes: a site for a gardening company, games in JavaScript, an expense tracker, a weather app and more.',
  Skills:
    'The tools Lucía Montes works with – HTML, CSS, JavaScript, Node.js and React – and what she can do with each of them.',
  Contact:
    'Write to Lucía Montes, frontend developer: a short form, in English, German or Spanish, and a reply within two working days.',
};
