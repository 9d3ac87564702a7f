/** What the pointer lights behind the content of a lattice (latticeGlow.ts). */
export function LatticeCells() {
  return (
    <div data-cells="" aria-hidden="true">
      <i />
    </div>
  );
}
