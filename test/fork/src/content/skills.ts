import type { Facts, SkillFacts } from './types.ts';

/** Three of the four are in the strip of logos, too. */
export const skills = [
  { id: 'postgis', image: { src: 'logos/postgis.svg' } },
  { id: 'python', image: { src: 'logos/python.svg' } },
  { id: 'rust', image: { src: 'logos/rust.svg' } },
  { id: 'cartography', image: { src: 'logos/cartography.svg' } },
] as const satisfies Facts<SkillFacts[]>;
