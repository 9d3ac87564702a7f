import { lightCells } from '../../browser/latticeGlow.ts';
import { inTime } from '../../loading/part.tsx';
import { loadStyles } from './styles.ts';

/** Lights the lattice under the pointer, as soon as its styles, which are in no page's sheet, have come. */
export async function lightLattice() {
  await inTime(loadStyles('touched'));
  lightCells();
}
