import { PREVIEW } from '../../shared/previewSize.ts';

export interface PageHeadProps {
  /** The window's. */
  title: string;
  description: string;

  /** Its canonical address, absolute; null where there is none, as at unknown addresses. */
  address: string | null;

  /** Its translations, itself included. */
  counterparts: { hrefLang: string; href: string }[];

  /** The absolute address of its picture for link previews, null when there is none. */
  preview: string | null;

  /** The colour for the browser's own interface in each colour scheme, as #rrggbb. */
  themeColor: { light: string; dark: string };
}

/**
 * The part of a document's head that is about its page alone. React puts it into the head wherever it is
 * rendered (https://react.dev/reference/react-dom/components/meta), so a navigation leaves what a load would.
 */
export function PageHead({ title, description, address, counterparts, preview, themeColor }: PageHeadProps) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />

      {address === null ? (
        // The status 404 and this tell search engines that it is an error, though it shows Home.
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={address} />
          <meta property="og:url" content={address} />
        </>
      )}

      {counterparts.map(({ hrefLang, href }) => (
        <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
      ))}

      {/* Browsers take the first whose media query matches:
          https://html.spec.whatwg.org/multipage/semantics.html#meta-theme-color */}
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={themeColor.dark} />
      <meta name="theme-color" content={themeColor.light} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {/* X takes the rest from the tags above. */}
      <meta name="twitter:card" content={preview ? 'summary_large_image' : 'summary'} />

      {preview && (
        <>
          <meta property="og:image" content={preview} />
          <meta property="og:image:width" content={String(PREVIEW.width)} />
          <meta property="og:image:height" content={String(PREVIEW.height)} />
          <meta property="og:image:alt" content={title} />
        </>
      )}
    </>
  );
}
