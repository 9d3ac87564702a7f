import type { Facts, SkillFacts } from './types.ts';

export const skills = [
  { id: 'html', image: { src: 'logos/html5.svg' } },
  { id: 'css', image: { src: 'logos/css.svg' } },
  { id: 'javascript', image: { src: 'logos/javascript.svg' } },
  { id: 'nodejs', image: { src: 'logos/nodejs.svg' } },
  { id: 'react', image: { src: 'logos/react.svg' } },
] as const satisfies Facts<SkillFacts[]>;
