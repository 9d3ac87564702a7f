import type { Content } from '../pages/Home/page.ts';

export const page: Content['page'] = {
  /** In the window’s title. */
  title: 'Start',
  /** In search engines and link previews. */
  short: 'From the beginning',
  description: 'Alexandrina Featherstonehaugh-Cholmondeley keeps geographic data in order. She is a data and back-end engineer in Toronto who makes maps, timetables and tools out of public records.',
};

export const home: Content['home'] = {
  label: 'Toronto, Ontario – on the north shore of the lake',
  /** Typed in turn. */
  phrases: [{ text: 'Hello there', lang: 'en' }, { text: 'Bonjour et bienvenue', lang: 'fr' }],
  /** Beside the portrait: a sentence or two. */
  lead: 'I turn scattered public records into maps and services that people can rely on at six in the morning, in the rain, with a bus to catch.',
  toProjects: 'See the work',
  toContact: 'Drop a line',
  /** Labels the visitor’s local time. */
  localTime: 'Your clock says',
};

export const homeStory: Content['homeStory'] = {
  /** Names the strip of logos for screen readers. */
  technologies: 'Instruments',
  welcome: 'Pull up a chair',
  welcomeText: 'This site is small on purpose. It says which problems I like, which ones I have solved, and how to hand me a new one.',
  /** Figures, each a link to what proves it. */
  proof: [
    { counts: 'projects', caption: 'maps and services you can poke at', href: '/Projects' },
    { counts: 'languages', caption: 'never shown: there is only one' },
    { figure: '1,900', caption: 'stops whose buses were predicted', href: 'https://featherstonehaugh.dev/stops' },
  ],
  experience: {
    title: 'Where I’ve worked',
    intro: 'Most recent stop at the top.',
    /** The wording of a job’s years: since one, and from one to another. */
    period: { since: '{from} to today', between: '{from} to {to}' },
    /** Newest first. `from` and `to` are years; leave out `to` for a current job. */
    jobs: [
      {
        id: 'watershed',
        from: 2021,
        role: 'Lead data engineer',
        company: 'Humber and Rouge Watershed Mapping Co-operative',
        description: 'I look after the database behind the flood maps of nine municipalities: stream gauges every five minutes, air photos every spring, and a public service that has to hold up on exactly those days when everybody wants it.',
      },
      {
        id: 'timetables',
        from: 2016,
        to: 2021,
        role: 'Back-end engineer, schedules and live arrivals',
        company: 'Lakeshore Timetable Bureau',
        description: 'Wrote the service that turned vehicle positions into arrival times for 1,900 stops, and taught it to say “I do not know” instead of guessing.',
        /** One result, shown in bold. */
        result: 'Complaints about ghost buses fell by half.',
      },
      {
        id: 'surveying',
        from: 2011,
        to: 2016,
        role: 'Land surveyor, self-employed',
        description: 'Bridges, lot lines and gravel pits between Peterborough and Timmins. Learned to program in motel rooms.',
      },
      {
        id: 'drafting-office',
        from: 2009,
        to: 2011,
        role: 'Drafting assistant',
        company: 'O\'Malley & Daughters',
        points: ['Traced four hundred lot plans.', 'Found out that [two of them](https://featherstonehaugh.dev/lots) overlapped.'],
      },
      {
        id: 'mapping-evenings',
        role: 'Volunteer host',
        company: 'Thursday mapping evenings at the Parkdale library',
      },
    ],
  },
  about: {
    title: 'Who lives here',
    paragraphs: [
      'My grandmother kept a drawer of road maps, each with corrections in pencil: a ferry that had stopped running, a bakery worth the detour. They were wrong in places, but they were honest about it, and I have been trying to make software like that ever since.',
      'I like data that comes from somewhere muddy. Tell me who wrote a number down, on what day and with which instrument, and I can usually tell you how far to trust it.',
    ],
    more: 'Read the long version',
  },
  featured: {
    title: 'Four to begin with',
    all: 'The whole shelf',
    intro: 'They are all in daily use by people I have never met, which I find delightful.',
    /** The ids of one to five projects. */
    ids: ['twenty-minutes', 'culverts', 'island-ferry', 'tides'],
  },
  welcomeCard: {
    button: 'Lift the flap',
    title: 'After hours',
    paragraphs: [
      'On summer evenings you will find me in a cedar canoe off the Leslie Spit, counting cormorants for the bird survey and losing count.',
      'From November on I repair old theodolites at the kitchen table. There are seven of them now, and my partner has begun to ask questions.',
    ],
    image: {
      src: 'canoe.svg',
      alt: 'Drawing of a paddler in a canoe on a calm lake, with the moon above a row of spruces',
    },
  },
};

/** The technologies in the sliding strip, which shows each one four times. May be empty. */
export const logos: Content['logos'] = [
  { src: 'logos/postgis.svg', alt: 'PostGIS' },
  { src: 'logos/python.svg', alt: 'Python' },
  { src: 'logos/cartography.svg', alt: 'Cartography' },
  { src: 'logos/gdal.png', alt: 'GDAL' },
];
