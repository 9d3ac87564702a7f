import '../../pages/shared.ts';

// One file for all that nobody needs before the first input: changes of page, and their ornaments.
export { lightLattice } from './glow.ts';
export { describeToSearchEngines } from './searchEngines.ts';
export { loadStyles } from './styles.ts';
export { withViewTransition } from './viewTransition.ts';
export { pointWheel, turnWheels } from './wheels.ts';
