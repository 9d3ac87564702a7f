/** The cells behind a lattice's content; they light up under the pointer (latticeGlow.ts). */
export function LatticeCells() {
  return (
    <div data-cells="" aria-hidden="true">
      <i />
    </div>
  );
}
