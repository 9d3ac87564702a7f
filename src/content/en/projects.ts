import type { ProjectTexts } from '../texts.ts';

export const title = 'Projects';

/** It says how many projects there are, as descriptions.ts and cv.ts do. */
export const intro =
  'Eight projects, from my first JavaScript game to my latest client site. Each card takes you to the live version.';

export const projects: ProjectTexts = {
  gardens: {
    title: 'Northern Gardens',
    description:
      'A single-page site for a gardening company: services, before-and-after photos and a quote in three steps.',
    result: 'Asking for a quote now takes two minutes, on a phone too.',
    alt: 'Illustration: a plant growing inside a hexagon',
  },
  quiz: {
    title: 'JavaScript quiz',
    description:
      'Timed questions about the language, an explanation after each answer and your score at the end.',
    alt: 'Illustration: a question with four answers, one of them ticked',
  },
  'tic-tac-toe': {
    title: 'Noughts and crosses',
    description:
      'The classic, for two players or against the computer, with a move history you can step back through.',
    alt: 'Illustration: a noughts-and-crosses board with a winning line',
  },
  budget: {
    title: 'Expense tracker',
    description:
      'Income and spending by category, with charts you can read at a glance and data that never leaves the browser.',
    alt: 'Illustration: a bar chart with a rising line above it',
  },
  weather: {
    title: 'Weather forecast',
    description:
      'Today’s weather and a five-day forecast for any city, with hand-drawn icons and an offline mode.',
    alt: 'Illustration: the sun behind a rain cloud',
  },
  colours: {
    title: 'Colour picker',
    description:
      'Choose a hue, adjust its lightness and saturation, and copy the code. It warns you when the contrast is too low.',
    alt: 'Illustration: a hexagonal colour wheel with an eyedropper',
  },
  letters: {
    title: 'Find the Letter',
    description:
      'A game of quick reactions: find the letter you’re asked for before time runs out. Each round is faster than the last.',
    alt: 'Illustration: a grid of letters with one highlighted',
  },
  'old-portfolio': {
    title: 'My previous portfolio',
    description:
      'The first version of this site. I keep it online because it shows, better than words can, how much you learn in two years.',
    alt: 'Illustration: an old browser window with a portrait',
  },
};
