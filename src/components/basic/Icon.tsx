export type IconName =
  | 'alert'
  | 'arrow'
  | 'back'
  | 'close'
  | 'external'
  | 'github'
  | 'linkedin'
  | 'pause'
  | 'play'
  | 'plus'
  | 'sheet';

/**
 * A decorative glyph, one em high unless styled otherwise; what it stands for must be said in text. The shapes are in
 * icons.svg, which stands once in every page's HTML and not in any script.
 */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg width="1em" height="1em" aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  );
}
