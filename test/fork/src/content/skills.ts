import type { Content } from '../pages/Skills/page.ts';

export const page: Content['page'] = {
  /** In the window’s title. */
  title: 'Toolbox',
  /** The first heading; without it, the title. */
  heading: 'What’s in the box',
  /** In search engines and link previews. */
  short: 'What’s in the box',
  description: 'Spatial databases, Python, Rust and the drawing of maps, with notes on what each is good for.',
};

/** States how many skills there are. */
export const intro: Content['intro'] = 'Five things I reach for most often, and what I would use each of them for again.';

/** The words of each card. */
export const labels: Content['labels'] = {
  moreInfo: 'Tell me more',
  close: 'Put it back',
  since: 'in use since {year}',
  /** Heads the projects that name a skill among their technologies. */
  usedIn: 'At work in',
};

export const skills: Content['skills'] = [
  {
    id: 'postgis',
    image: { src: 'logos/postgis.svg', alt: 'Mark for PostGIS: a cylinder divided like a globe' },
    title: 'PostgreSQL and PostGIS',
    since: 2011,
    description: 'Where the records live, and where most questions about them get their answer.',
    /** A longer text, in a dialog. */
    info: [
      'I would rather write one good query than a thousand lines around a bad one. Constraints come first: a culvert that flows uphill should never make it into the table.',
      'Partitioning, spatial indexes and logical replication are everyday work for me, and so is reading a query plan aloud until someone in the room spots the sequential scan.',
    ],
  },
  {
    id: 'python',
    image: { src: 'logos/python.svg', alt: 'Mark for Python: two hooks, joined' },
    title: 'Python',
    description: 'For imports, checks and everything that has to be understood by the next person in a year.',
    info: [
      'Most of my pipelines are plain functions with types and tests, a scheduler that could be a cron job, and a log that a tired person is able to read.',
    ],
  },
  {
    id: 'rust',
    image: { src: 'logos/rust.svg', alt: 'Mark for Rust: a cog with a square hole' },
    title: 'Rust',
    description: 'For the few hot loops where a second matters: routing, tiling, parsing timetables.',
  },
  {
    id: 'cartography',
    image: { src: 'logos/cartography.svg', alt: 'Mark for cartography: a folded sheet with a pin' },
    title: 'Cartography',
    info: [
      'A map is an argument about what to leave out. I draw mine for daylight, for small screens and for the one man in twelve who cannot tell red from green.',
      'Labels take up half of my time. Nobody has ever complained about that half.',
    ],
  },
  {
    id: 'gdal',
    image: { src: 'logos/gdal.png', alt: 'Mark for GDAL: two hills' },
    title: 'GDAL',
    description: 'Reads whatever a municipality has on its old disks.',
  },
];
