import type { Facts, ProjectFacts } from './types.ts';

export const projects = [
  {
    id: 'gardens',
    image: { src: 'projects/gardens.svg' },
    url: 'https://example.com/projects/gardens',
    tags: ['HTML', 'CSS', 'Vite'],
  },
  {
    id: 'quiz',
    image: { src: 'projects/quiz.svg' },
    url: 'https://example.com/projects/quiz',
    tags: ['JavaScript', 'HTML'],
  },
  {
    id: 'tic-tac-toe',
    image: { src: 'projects/tic-tac-toe.svg' },
    url: 'https://example.com/projects/tic-tac-toe',
    tags: ['React', 'TypeScript'],
  },
  {
    id: 'budget',
    image: { src: 'projects/budget.svg' },
    url: 'https://example.com/projects/budget',
    tags: ['React', 'TypeScript', 'Vite'],
  },
  {
    id: 'weather',
    image: { src: 'projects/weather.svg' },
    url: 'https://example.com/projects/weather',
    tags: ['React', 'API', 'CSS'],
  },
  {
    id: 'colours',
    image: { src: 'projects/colours.svg' },
    url: 'https://example.com/projects/colours',
    tags: ['JavaScript', 'CSS'],
  },
  {
    id: 'letters',
    image: { src: 'projects/letters.svg' },
    url: 'https://example.com/projects/letters',
    tags: ['JavaScript'],
  },
  {
    id: 'old-portfolio',
    image: { src: 'projects/old-portfolio.svg' },
    url: 'https://example.com/projects/portfolio-2023',
    tags: ['HTML', 'CSS', 'JavaScript'],
  },
] as const satisfies Facts<ProjectFacts[]>;
