import type { Facts, ProjectFacts } from './types.ts';

export const projects = [
  {
    id: 'gardens',
    image: { src: 'projects/gardens.svg' },
    url: 'https://example.com/projects/gardens',
    tags: ['HTML', 'CSS', 'Vite'],
    year: 2025,
  },
  {
    id: 'quiz',
    image: { src: 'projects/quiz.svg' },
    url: 'https://example.com/projects/quiz',
    tags: ['JavaScript', 'HTML'],
    year: 2024,
  },
  {
    id: 'tic-tac-toe',
    image: { src: 'projects/tic-tac-toe.svg' },
    url: 'https://example.com/projects/tic-tac-toe',
    tags: ['React', 'TypeScript'],
    year: 2023,
  },
  {
    id: 'budget',
    image: { src: 'projects/budget.svg' },
    url: 'https://example.com/projects/budget',
    tags: ['React', 'TypeScript', 'Vite'],
    year: 2025,
  },
  {
    id: 'weather',
    image: { src: 'projects/weather.svg' },
    url: 'https://example.com/projects/weather',
    tags: ['React', 'API', 'CSS'],
    year: 2024,
  },
  {
    id: 'colours',
    image: { src: 'projects/colours.svg' },
    url: 'https://example.com/projects/colours',
    tags: ['JavaScript', 'CSS'],
    year: 2024,
  },
  {
    id: 'letters',
    image: { src: 'projects/letters.svg' },
    url: 'https://example.com/projects/letters',
    tags: ['JavaScript'],
    year: 2023,
  },
  {
    id: 'old-portfolio',
    image: { src: 'projects/old-portfolio.svg' },
    url: 'https://example.com/projects/portfolio-2023',
    tags: ['HTML', 'CSS', 'JavaScript'],
    year: 2023,
  },
] as const satisfies Facts<ProjectFacts[]>;
