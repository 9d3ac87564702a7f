export type IconName = 'arrow' | 'external' | `mark-${string}` | 'pause' | 'play' | 'plus' | 'paper';

/**
 * A decorative glyph, one em high unless styled otherwise; its meaning must also be given in text. The build
 * puts the shapes (those in icons.svg, and each profile's mark) into every page's HTML once, so no script
 * contains them.
 */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg width="1em" height="1em" aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  );
}
