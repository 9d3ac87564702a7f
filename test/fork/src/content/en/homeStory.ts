import type { HomeStoryTexts, LogoTexts } from '../texts.ts';

/** Home below its first view, without a closing section. */
export const homeStory: HomeStoryTexts = {
  technologies: 'Instruments',
  welcome: 'Pull up a chair',
  welcomeText:
    'This site is small on purpose. It says which problems I like, which ones I have solved, and how to hand me a new one.',
  experience: {
    title: 'Stations along the line',
    intro: 'Most recent stop at the top.',
    period: { since: '{from} to today', between: '{from} to {to}' },
    jobs: {
      watershed: {
        role: 'Lead data engineer',
        company: 'Humber and Rouge Watershed Mapping Co-operative',
        description:
          'I look after the database behind the flood maps of nine municipalities: stream gauges every five minutes, air photos every spring, and a public service that has to hold up on exactly those days when everybody wants it.',
      },
      timetables: {
        role: 'Back-end engineer, schedules and live arrivals',
        company: 'Lakeshore Timetable Bureau',
        description:
          'Wrote the service that turned vehicle positions into arrival times for 1,900 stops, and taught it to say “I do not know” instead of guessing.',
      },
      surveying: {
        role: 'Land surveyor, self-employed',
        description:
          'Bridges, lot lines and gravel pits between Peterborough and Timmins. Learned to program in motel rooms.',
      },
      'mapping-evenings': {
        role: 'Volunteer host',
        company: 'Thursday mapping evenings at the Parkdale library',
      },
    },
  },
  about: {
    title: 'Who lives here',
    more: 'Read the long version',
    paragraphs: [
      'My grandmother kept a drawer of road maps, each with corrections in pencil: a ferry that had stopped running, a bakery worth the detour. They were wrong in places, but they were honest about it, and I have been trying to make software like that ever since.',
      'I like data that comes from somewhere muddy. Tell me who wrote a number down, on what day and with which instrument, and I can usually tell you how far to trust it.',
    ],
  },
  featured: {
    title: 'Three to begin with',
    all: 'The whole shelf',
    intro: 'They are all in daily use by people I have never met, which I find delightful.',
  },
  welcomeCard: {
    button: 'Lift the flap',
    title: 'After hours',
    paragraphs: [
      'On summer evenings you will find me in a cedar canoe off the Leslie Spit, counting cormorants for the bird survey and losing count.',
      'From November on I repair old theodolites at the kitchen table. There are seven of them now, and my partner has begun to ask questions.',
    ],
    image: { alt: 'Drawing of a paddler in a canoe on a calm lake, with the moon above a row of spruces' },
  },
};

export const logos: LogoTexts = {
  postgis: 'PostGIS',
  python: 'Python',
  cartography: 'Cartography',
};
