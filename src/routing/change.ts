// What only a change of page needs, in one file that is loaded with the first: most visits of Home end, or read on, without
// one, and it is 0.4 kB.
export { describeToSearchEngines } from './searchEngines.ts';
export { loadStyles } from './styles.ts';
export { withViewTransition } from './viewTransition.ts';
export { pointWheel, turnWheels } from './wheels.ts';
