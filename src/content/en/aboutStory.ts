import type { AboutStoryTexts, CarouselLabelTexts } from '../texts.ts';

/** About below its first view. */
export const aboutStory: AboutStoryTexts = {
  story: {
    title: 'How I got here',
    greetings: [
      { text: 'Hi, I’m Lucía.', lang: 'en' },
      { text: '¡Hola! Soy Lucía.', lang: 'es' },
      { text: 'Hallo, ich bin Lucía.', lang: 'de' },
    ],
    paragraphs: [
      'I taught myself to code with documentation, free courses and, above all, projects that were a size too big for me at first. Nobody told me where to start, so I started with what I had in front of me: the browser.',
      'What helped most was being in no hurry to look like an expert. When something worked and I didn’t know why, I took it apart until I did. I still work that way: first understand, then write, then delete whatever isn’t needed.',
      'I care about the parts of the web you only notice when they’re missing: a page you can read before it’s finished loading, one that works from the keyboard, an animation that helps without getting in the way.',
    ],
    skillsTitle: 'What I work with',
    nextTitle: 'What comes next',
  },
  photo: { alt: 'Illustrated portrait of Lucía Montes' },
  experience: {
    title: 'Experience',
    paragraphs: [
      'For four years I worked in IT support on an international service desk, first at L1 and then at L2. I saw tickets through from start to finish: listening, reproducing the problem, fixing it or passing it to someone who could, and writing down how it was done.',
      'It taught me that “user error” is hardly ever the user’s fault. Behind a call there’s usually a badly placed button, a message that explains nothing or a wait with no sign of life. Ever since, I’ve designed for the person on the other end of the phone.',
    ],
    facts: [
      { label: 'Support levels', value: 'L1 and L2' },
      { label: 'Working languages', value: 'Spanish, German, English' },
      { label: 'What support taught me', value: 'Patience, method and clear\u00a0notes' },
    ],
  },
  ring: {
    title: 'Places I go back to',
    intro: 'When I’m away from the screen, I look for spots like these.',
    photographs: {
      aizkorri: {
        alt: 'A rocky massif above a larch wood in autumn',
        caption: 'Aizkorri, Basque Country',
      },
      'picos-de-europa': {
        alt: 'A path through meadows at the foot of grey, rocky mountains',
        caption: 'Picos de Europa',
      },
      sunset: { alt: 'The sun setting over a mountain plateau', caption: 'Evening on the plateau' },
      brook: { alt: 'A stream tumbling between mossy rocks', caption: 'Woodland stream' },
      dandelions: { alt: 'Dandelion clocks against the late-afternoon sun', caption: 'Dandelions' },
      estuary: { alt: 'An estuary seen between the cables of a bridge', caption: 'Estuary' },
      'infinite-sea': { alt: 'Digital artwork: the Milky Way over a violet sea', caption: 'Infinite sea' },
    },
  },
  closingTagline: [
    { text: 'Make it clear, then make\u00a0it\u00a0shine', lang: 'en' },
    { text: 'Primero que se entienda, luego que brille', lang: 'es' },
    { text: 'Erst klar, dann schön', lang: 'de' },
  ],
};

/** Short texts of the ring of photographs. */
export const carouselLabels: CarouselLabelTexts = {
  photoCredit: 'Photo',
  carousel: 'carousel',
  photograph: 'photograph',
  of: 'of',
  turn: 'Start the carousel',
  stopTurning: 'Stop the carousel',
  previousPhotograph: 'Previous photograph',
  nextPhotograph: 'Next photograph',
};
