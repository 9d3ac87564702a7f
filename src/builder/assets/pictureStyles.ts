/**
 * Styles for the pictures in a page's HTML: the `focus` of each that is cropped to its frame, and what is seen of it until
 * it has loaded. They can't be style attributes, since the content security policy refuses those.
 *
 * @param html as Picture.tsx and Markdown's pictures are written
 */
export function pictureStyles(html: string): string {
  const values = (name: string) =>
    new Set([...html.matchAll(new RegExp(` data-${name}="([^"]+)"`, 'g'))].map(([, value]) => value));
  return [
    ...[...values('tone')].map(
      (tone) => `[data-tone="${tone}"]{background:linear-gradient(#${tone?.replace('-', ',#')})}`,
    ),
    ...[...values('focus')].map((focus) => `[data-focus="${focus}"]{object-position:${focus}}`),
  ].join('');
}
