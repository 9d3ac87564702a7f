import { lightCells } from '../hooks/latticeGlow.ts';
import { loadStyles } from './styles.ts';

/** Loads what lights the lattice under the pointer; the styles have no page of their own. */
export async function lightLattice() {
  await loadStyles('latticeGlow');
  lightCells();
}
