import type { Content } from '../pages/About/page.ts';

export const page: Content['page'] = {
  /** In the window’s title. */
  title: 'Story',
  /** The first heading; without it, the title. */
  heading: 'The long version',
  /** In search engines and link previews. */
  short: 'The long version',
  description: 'A land surveyor who moved indoors: the road from highway ditches in Ontario to spatial databases, and the habits that came along.',
};

export const about: Content['about'] = {
  photo: { src: 'portrait.jpg', alt: 'The raccoon again', focus: '45% 40%' },
  tagline: [{ text: 'Every table is a map of something', lang: 'en' }],
};

export const aboutStory: Content['aboutStory'] = {
  story: {
    title: 'From a tripod to a terminal',
    paragraphs: [
      'I trained as a land surveyor in Peterborough and spent my twenties standing in ditches beside Ontario highways. The measuring was the easy part. The hard part came in the evening, when three crews brought home three notebooks that disagreed about the same fence post.',
      'So I wrote a script to compare them, then a database to keep them, then a little server so that the other crews could ask it questions. By the third winter I was spending more time with the server than with the tripod, and I had stopped pretending that it was temporary.',
      'What I build today is seldom seen: imports that run at four in the morning, services that answer in twelve milliseconds, maps that load on a trail with one bar of signal. If nobody has a reason to think about them, I have done my job.',
    ],
    skillsTitle: 'In my pack every day',
    /** Technologies that you use every day. */
    skills: ['PostgreSQL', 'PostGIS', 'Python', 'Rust', 'GDAL', 'Linux'],
    nextTitle: 'On the workbench',
  },
  experience: {
    title: 'What the field taught me',
    paragraphs: [
      'A surveyor never measures anything once. You close the loop, walk back to where you began and see by how much you missed. I treat data the same way: each pipeline I write ends by counting what went in, and it refuses to publish when the numbers do not meet.',
    ],
    facts: [
      { label: 'Bridges measured', value: '212' },
      { label: 'Official languages', value: 'English, and French with patience' },
      { label: 'Coldest day outdoors', value: 'Minus 41, near Kapuskasing' },
      { label: 'Records under care', value: '38\u00a0million' },
    ],
  },
  ring: {
    title: 'Postcards on the wall above my desk',
    intro: 'Friends send them from the trips I keep meaning to take.',
    photographs: [
      {
        image: {
          src: 'landscapes/ridge-3x2.jpg',
          alt: 'Bare limestone peaks behind a slope of orange larches',
        },
        caption: 'Larches, late October',
        credit: 'Aitzol Berasategi',
        licence: 'CC BY 4.0',
        url: 'https://creativecommons.org/licenses/by/4.0/',
      },
      {
        image: {
          src: 'landscapes/footpath-4x3.jpg',
          alt: 'A worn track climbing over grass towards cliffs with snow',
        },
        caption: 'The way up',
        credit: 'Aitzol Berasategi',
        licence: 'CC BY 4.0',
        url: 'https://creativecommons.org/licenses/by/4.0/',
      },
      {
        image: {
          src: 'landscapes/night-sea-1x1.jpg',
          alt: 'Stars in a purple and red sky, mirrored by still water',
        },
        caption: 'Somebody’s daydream',
        credit: 'Aury88',
        licence: 'CC BY-SA 3.0',
        url: 'https://creativecommons.org/licenses/by-sa/3.0/',
      },
      {
        image: {
          src: 'landscapes/seed-head-9x16.jpg',
          alt: 'One large dandelion seed head, lit from behind at dusk',
          focus: '45% 28%',
        },
        caption: 'Ready to go',
        credit: 'Clemens Engelhardt',
        licence: 'CC0 1.0',
        url: 'https://creativecommons.org/publicdomain/zero/1.0/',
      },
    ],
  },
};

export const carouselLabels: Content['carouselLabels'] = {
  photoCredit: 'Picture by',
  carousel: 'picture ring',
  photograph: 'picture',
  of: 'out of',
  turn: 'Let the pictures turn',
  stopTurning: 'Hold the pictures still',
  previousPhotograph: 'Picture before',
  nextPhotograph: 'Picture after',
};
