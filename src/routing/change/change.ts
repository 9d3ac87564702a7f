// One file for what isn't needed before the first input: page changes and their decoration.
import { carryPictures } from '../../browser/carryPicture.ts';

carryPictures();

export { showGlimpse } from './glimpse.ts';
export { openFrom } from './passage.ts';
export { describeToSearchEngines } from './searchEngines.ts';
export { loadStyles } from './styles.ts';
export { pointWheel, turnWheels } from './wheels.ts';
