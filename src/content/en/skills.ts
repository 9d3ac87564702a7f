import type { SkillLabelTexts, SkillTexts } from '../texts.ts';

export const title = 'Skills';

/** The buttons of each card. */
export const labels: SkillLabelTexts = { moreInfo: 'More info', close: 'Close' };

/** It says how many skills there are. */
export const intro =
  'Five technologies I use every day. Each card says what I can do with one of them and how I learnt it.';

export const skills: SkillTexts = {
  html: {
    title: 'HTML',
    description: 'Documents that mean something: headings, forms and tables that make sense even unseen.',
    alt: 'HTML5 logo',
    info: [
      'HTML was the first thing I learnt and it’s the last thing I check. I choose each element for what it means: a button is a button, a link is a link, and a list is a list even when nobody sees the bullets.',
      'I write forms that work without JavaScript, give images their alt text and dimensions, and build pages that screen reader users can navigate by heading.',
    ],
  },
  css: {
    title: 'CSS',
    description:
      'Layouts that adapt from phone to desktop, and animations that stop for anyone who’d rather do without them.',
    alt: 'CSS logo',
    info: [
      'With grid, flexbox and custom properties I build small systems: a handful of sizes and colours from which everything else follows.',
      'I like animations that don’t block anything, only transform and fade, and stop when asked to. This site is an example: it uses no animation library at all.',
    ],
  },
  javascript: {
    title: 'JavaScript',
    description:
      'The language of the browser, without shortcuts: events, promises, modules and the platform’s own APIs.',
    alt: 'JavaScript logo',
    info: [
      'I learnt JavaScript by making games: noughts and crosses, a quiz, a letter hunt. Each one forced me to understand something new, from state to timers.',
      'These days I write almost everything in TypeScript, but I still think in JavaScript: what the engine does, what a line costs, what the browser gives me for free.',
    ],
  },
  nodejs: {
    title: 'Node.js',
    description: 'Tools, small servers and simple APIs with Express: my next step towards the back end.',
    alt: 'Node.js logo',
    info: [
      'I use Node.js every day to put together and test what I make: build scripts, local servers and automated tests.',
      'Now I’m going further down that road with Express and MongoDB, so that I can take an idea all the way from the database to the last pixel.',
    ],
  },
  react: {
    title: 'React',
    description:
      'Interfaces built from components, with my own hooks, tests and no more renders than needed.',
    alt: 'React logo',
    info: [
      'React is where I spend most of my day. I split an interface into pieces that make sense on their own, and keep everything that isn’t interface out of them.',
      'I write my own hooks for what the browser already knows how to do – observing, measuring, storing – and test them with fake timers. I’m also learning Vue: comparing two ways of thinking teaches you more than repeating one.',
    ],
  },
};
