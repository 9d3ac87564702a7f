import type { ProjectTexts } from '../texts.ts';

export const title = 'Maps and other tools';

export const intro = 'Four of them are public and looked after. The rest sleeps in a drawer.';

/** One has a very long title, one a very long word, and one no description. */
export const projects: ProjectTexts = {
  'twenty-minutes': {
    title: 'How Far Can You Get in Twenty Minutes by Streetcar?',
    description:
      'Pick any corner in Toronto and an hour of the week. The map shades everything within reach, waiting time and missed connections included.',
    alt: 'Map drawing: rings of reach spreading from one point along five streetcar lines',
  },
  gazetteer: {
    title: 'A Patient Gazetteer',
    description:
      'Search for a place the way you heard it. It knows every spelling on record, from Ayr to Pekwachnamaykoskwaskwaypinwanik Lake, and, since a colleague in Wales asked for it, Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch.',
    alt: 'Drawing of an open card catalogue with one card pulled up',
  },
  culverts: {
    title: 'Culvert Ledger',
    description:
      'Where 11,400 culverts lead, when each was last inspected, and which will be too small for the next big storm.',
    alt: 'Drawing of a stream running through a round pipe below a road',
  },
  'island-ferry': {
    title: 'Island Ferry Board',
    alt: 'Drawing of a white ferry crossing dark water towards the left',
  },
};
