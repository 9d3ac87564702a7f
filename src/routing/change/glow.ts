import { lightCells } from '../../browser/latticeGlow.ts';
import { inTime } from '../../loading/part.tsx';
import { loadStyles } from './styles.ts';

/** Lights the lattice under the pointer once its styles, which aren't in any page's sheet, have loaded. */
export async function lightLattice() {
  await inTime(loadStyles('touched'));
  lightCells();
}
