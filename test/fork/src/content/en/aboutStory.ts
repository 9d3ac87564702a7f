import type { AboutStoryTexts, CarouselLabelTexts } from '../texts.ts';

/** Without greetings and without a closing line. */
export const aboutStory: AboutStoryTexts = {
  story: {
    title: 'From a tripod to a terminal',
    paragraphs: [
      'I trained as a land surveyor in Peterborough and spent my twenties standing in ditches beside Ontario highways. The measuring was the easy part. The hard part came in the evening, when three crews brought home three notebooks that disagreed about the same fence post.',
      'So I wrote a script to compare them, then a database to keep them, then a little server so that the other crews could ask it questions. By the third winter I was spending more time with the server than with the tripod, and I had stopped pretending that it was temporary.',
      'What I build today is seldom seen: imports that run at four in the morning, services that answer in twelve milliseconds, maps that load on a trail with one bar of signal. If nobody has a reason to think about them, I have done my job.',
    ],
    skillsTitle: 'In my pack every day',
    nextTitle: 'On the workbench',
  },
  photo: { alt: 'Alexandrina, drawn in front of contour lines' },
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
    photographs: {
      ridge: {
        alt: 'Bare limestone peaks behind a slope of orange larches',
        caption: 'Larches, late October',
      },
      footpath: { alt: 'A worn track climbing over grass towards cliffs with snow', caption: 'The way up' },
      'night-sea': {
        alt: 'Stars in a purple and red sky, mirrored by still water',
        caption: 'Somebody’s daydream',
      },
      'seed-head': { alt: 'One large dandelion seed head, lit from behind at dusk', caption: 'Ready to go' },
      'tidal-flats': {
        alt: 'Sand flats and a thin line of water below the cables of a suspension bridge',
        caption: 'Low tide under the great bridge',
      },
    },
  },
};

/** Short texts of the ring of photographs. */
export const carouselLabels: CarouselLabelTexts = {
  photoCredit: 'Picture by',
  carousel: 'picture ring',
  photograph: 'picture',
  of: 'out of',
  turn: 'Let the pictures turn',
  stopTurning: 'Hold the pictures still',
  previousPhotograph: 'Picture before',
  nextPhotograph: 'Picture after',
};
