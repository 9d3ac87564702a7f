import type { HomeStoryTexts, LogoTexts } from '../texts.ts';

/** Home below its first view. */
export const homeStory: HomeStoryTexts = {
  /** Names the strip of logos for screen readers. */
  technologies: 'Technologies',
  welcome: 'Hello, I’m glad you’re here',
  welcomeText:
    'Read on for where I come from, what I can do and what I’ve built so far. It takes five minutes. If you’re left with a question, drop me a line.',
  experience: {
    title: 'Experience',
    intro: 'From the support line to the browser console, one step at a time.',
    /** How long a job lasted: up to now, and from one year to another. */
    period: { since: 'Since {from}', between: '{from}–{to}' },
    jobs: {
      frontend: {
        role: 'Frontend developer',
        company: 'Client work and my own projects',
        description:
          'Websites for small businesses, and apps built with React, Vite and TypeScript: responsive layouts, accessibility from day one, and performance that’s measured, not assumed.',
      },
      'service-desk': {
        role: 'Service desk, L1 and L2',
        company: 'IT support for businesses',
        description:
          'Calls, emails and remote sessions in Spanish, German and English. Finding the fault, writing up the fix, and a lot of talking to people who just wanted to get on with their work.',
      },
      'self-taught': {
        role: 'Independent study',
        company: 'Courses, documentation and daily practice',
        /** Takes the place of the years. */
        period: 'Ongoing',
        description:
          'HTML, CSS and JavaScript first; React and TypeScript after that. At the moment I’m learning MongoDB and Vue, with a small project for each new idea.',
      },
    },
  },
  about: {
    title: 'About me',
    more: 'More about me',
    paragraphs: [
      'My first web page was a list of mountain walks for my friends. It looked dreadful on a phone, but I didn’t mind: I’d made it myself, and anyone could open it.',
      'That list taught me what I still like best about the web: you write a text file and, a moment later, it’s there for the whole world to see. I began reading the source of pages I admired, breaking my own and fixing them in the evenings, after my shift on the service desk.',
      'In time the experiments became projects, and the projects became client work. What I used to do out of curiosity is now my job, and I’ve kept the habit: every week I learn something I didn’t know the week before.',
    ],
  },
  featured: {
    title: 'Selected projects',
    all: 'See all projects',
    intro: 'Three pieces of work that sum up what I enjoy doing.',
  },
  welcomeCard: {
    button: 'Go on, click me',
    title: 'Have we met?',
    paragraphs: [
      'I’m from Vitoria in the Basque Country, I live in Leipzig, and I think best on foot. On a sunny weekend I’ll be out on a trail; on a wet one, I’ll probably be trying out a new CSS property.',
      'I like working with people who ask questions, explain things and appreciate a well-finished detail. If that’s you, we already have something to talk about.',
    ],
    image: { alt: 'Illustration: Lucía waving, with mountains behind her' },
  },
  closing: {
    title: 'Let’s talk',
    toContact: 'Contact',
    text: 'My code is on GitHub and my career so far is on LinkedIn. For anything else, just send me a message.',
  },
};

/** The specification gives all of them one alt text; you may describe each one instead. */
export const logos: LogoTexts = {
  html: 'HTML5',
  css: 'CSS',
  javascript: 'JavaScript',
  nodejs: 'Node.js',
  react: 'React',
};
