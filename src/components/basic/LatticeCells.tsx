/** The cells behind the content of a lattice, which the pointer lights (latticeGlow.ts). */
export function LatticeCells() {
  return (
    <div data-cells="" aria-hidden="true">
      <i />
    </div>
  );
}
