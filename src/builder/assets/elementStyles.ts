/**
 * Styles for what a page's HTML says of single elements: the `focus` of a picture that is cropped to its frame, what is seen
 * of it until it has loaded, a story's hue, and the letters of a title's longest word. They can't be style attributes, since the content
 * security policy refuses those.
 *
 * @param html as Picture.tsx, PageTitle.tsx and Markdown's pictures are written
 */
export function elementStyles(html: string): string {
  const values = (name: string) =>
    new Set([...html.matchAll(new RegExp(` data-${name}="([^"]+)"`, 'g'))].map(([, value]) => value));
  return [
    ...[...values('tone')].map(
      (tone) => `[data-tone="${tone}"]{background:linear-gradient(#${tone?.replace('-', ',#')})}`,
    ),
    ...[...values('hue')].map((hue) => `[data-hue="${hue}"]{--hue:${hue}}`),
    ...[...values('word')].map((letters) => `[data-word="${letters}"]{--word:${letters}}`),
    ...[...values('focus')].map((focus) => `[data-focus="${focus}"]{object-position:${focus}}`),
  ].join('');
}
