import type { SkillLabelTexts, SkillTexts } from '../texts.ts';

export const title = 'What is in the box';

export const labels: SkillLabelTexts = { moreInfo: 'Tell me more', close: 'Put it back' };

export const intro = 'Four things I reach for most often, and what I would use each of them for again.';

/** One has no information behind its button, and one no description. */
export const skills: SkillTexts = {
  postgis: {
    title: 'PostgreSQL and PostGIS',
    description: 'Where the records live, and where most questions about them get their answer.',
    alt: 'Mark for PostGIS: a cylinder divided like a globe',
    info: [
      'I would rather write one good query than a thousand lines around a bad one. Constraints come first: a culvert that flows uphill should never make it into the table.',
      'Partitioning, spatial indexes and logical replication are everyday work for me, and so is reading a query plan aloud until someone in the room spots the sequential scan.',
    ],
  },
  python: {
    title: 'Python',
    description: 'For imports, checks and everything that has to be understood by the next person in a year.',
    alt: 'Mark for Python: two hooks, joined',
    info: [
      'Most of my pipelines are plain functions with types and tests, a scheduler that could be a cron job, and a log that a tired person is able to read.',
    ],
  },
  rust: {
    title: 'Rust',
    description: 'For the few hot loops where a second matters: routing, tiling, parsing timetables.',
    alt: 'Mark for Rust: a cog with a square hole',
  },
  cartography: {
    title: 'Cartography',
    alt: 'Mark for cartography: a folded sheet with a pin',
    info: [
      'A map is an argument about what to leave out. I draw mine for daylight, for small screens and for the one man in twelve who cannot tell red from green.',
      'Labels take up half of my time. Nobody has ever complained about that half.',
    ],
  },
};
