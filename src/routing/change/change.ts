import '../../pages/shared.ts';

// One file for what isn't needed before the first input: page changes and their decoration.
export { lightLattice } from './glow.ts';
export { describeToSearchEngines } from './searchEngines.ts';
export { loadStyles } from './styles.ts';
export { withViewTransition } from './viewTransition.ts';
export { pointWheel, turnWheels } from './wheels.ts';
