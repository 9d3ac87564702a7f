import type { Facts, ProjectFacts } from './types.ts';

/** One of each format of picture; one project has no tags. */
export const projects = [
  {
    id: 'twenty-minutes',
    image: { src: 'projects/twenty-minutes.svg' },
    url: 'https://maps.featherstonehaugh.dev/twenty-minutes',
    tags: ['Rust', 'PostGIS', 'GTFS', 'MapLibre'],
  },
  {
    id: 'gazetteer',
    image: { src: 'projects/gazetteer.png' },
    url: 'https://gazetteer.featherstonehaugh.dev/',
    tags: ['Python', 'PostgreSQL'],
  },
  {
    id: 'culverts',
    image: { src: 'projects/culverts.jpg', focus: '50% 70%' },
    url: 'https://maps.featherstonehaugh.dev/culverts',
  },
  {
    id: 'island-ferry',
    image: { src: 'projects/island-ferry.webp', focus: '30% 50%' },
    url: 'https://ferry.featherstonehaugh.dev/board?from=mainland&to=ward%27s',
    tags: ['Rust'],
  },
] as const satisfies Facts<ProjectFacts[]>;
