import type { Content } from '../pages/Projects/page.ts';

export const page: Content['page'] = {
  /** In the window’s title. */
  title: 'Work',
  /** The first heading; without it, the title. */
  heading: 'Maps and other tools',
  /** In search engines and link previews. */
  short: 'Things that float',
  description: 'Ten public tools, among them streetcar travel times, a gazetteer of place names, a ledger of culverts and a departure board for the island ferry.',
};

/** States how many projects there are, as the page descriptions do. */
export const intro: Content['intro'] = 'Ten of them are public and looked after. The rest sleeps in a drawer.';

export const projects: Content['projects'] = [
  {
    id: 'twenty-minutes',
    image: {
      src: 'projects/twenty-minutes.svg',
      alt: 'Map drawing: rings of reach spreading from one point along five streetcar lines',
    },
    url: 'https://maps.featherstonehaugh.dev/twenty-minutes',
    title: 'How Far Can You Get in Twenty Minutes by Streetcar?',
    description: 'Pick any corner in Toronto and an hour of the week. The map shades everything within reach, waiting time and missed connections included.',
    tags: ['Rust', 'PostGIS', 'GTFS', 'MapLibre'],
  },
  {
    id: 'gazetteer',
    image: {
      src: 'projects/gazetteer.png',
      alt: 'Drawing of an open card catalogue with one card pulled up',
    },
    url: 'https://gazetteer.featherstonehaugh.dev/',
    title: 'A Patient Gazetteer',
    description: 'Search for a place the way you heard it. It knows every spelling on record, from Ayr to Pekwachnamaykoskwaskwaypinwanik Lake, and, since a colleague in Wales asked for it, Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch.',
    tags: ['Python', 'PostgreSQL'],
  },
  {
    id: 'culverts',
    image: {
      src: 'projects/culverts.jpg',
      alt: 'Drawing of a stream running through a round pipe below a road',
      focus: '50% 70%',
    },
    url: 'https://maps.featherstonehaugh.dev/culverts',
    title: 'Culvert Ledger',
    description: 'Where 11,400 culverts lead, when each was last inspected, and which will be too small for the next big storm.',
  },
  {
    id: 'island-ferry',
    image: {
      src: 'projects/island-ferry.webp',
      alt: 'Drawing of a white ferry crossing dark water towards the left',
      focus: '30% 50%',
    },
    url: 'https://ferry.featherstonehaugh.dev/board?from=mainland&to=ward%27s',
    title: 'Island Ferry Board',
    tags: ['Rust'],
  },
  {
    id: 'tides',
    image: { src: 'projects/tides.gif', alt: 'A gauge on a pile, with the water going up and down' },
    url: 'https://maps.featherstonehaugh.dev/tides',
    title: 'What’s the Water Doing?',
    description: 'Eleven gauges along the lake, redrawn every five minutes.',
    tags: ['Python', 'SVG'],
    year: 2019,
  },
  {
    id: 'signposts',
    image: { src: 'projects/signposts.png', alt: 'Drawing of a post with two arms that point apart' },
    url: 'https://signposts.featherstonehaugh.dev/',
    title: 'Signposts',
    tags: ['PostGIS'],
  },
  {
    id: 'contour-lines',
    url: 'https://github.com/featherstonehaugh/contour-lines',
    title: 'contour-lines',
    description: 'A library that turns grids of heights into lines, with the labels where a reader looks for them.',
    tags: ['Rust'],
  },
  { id: 'milk-run', url: '/milk-run/', title: 'Milk Run', description: 'Plans the rounds of a dairy in Lanark County.' },
  { id: 'snow-days', code: 'https://github.com/featherstonehaugh/snow-days', title: 'Snow Days', description: 'Guesses which schools will close. For one school board alone, so there’s nothing to open.' },
  { id: 'benchmarks', url: 'https://maps.featherstonehaugh.dev/benchmarks', title: 'Benchmarks of Ontario', year: 2015 },
];
