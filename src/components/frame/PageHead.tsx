import { PREVIEW } from '../../shared/previewSize.ts';

export interface PageHeadProps {
  /** The window's. */
  title: string;
  /** This and its colour are unknown when its script has failed. */
  description: string | null;

  /** Its canonical address, absolute; null where there is none, as at unknown addresses. */
  address: string | null;

  /** Its translations, itself included. */
  counterparts: { hrefLang: string; href: string }[];

  /** The absolute address of its picture for link previews, null when there is none. */
  preview: string | null;

  /** The colour for the browser's own interface in each colour scheme, as #rrggbb. */
  themeColor: { light: string; dark: string } | null;
}

/**
 * The part of a document's head that is about its page alone. React puts it into the head wherever it is
 * rendered (https://react.dev/reference/react-dom/components/meta), so a navigation leaves what a load would.
 */
export function PageHead({ title, description, address, counterparts, preview, themeColor }: PageHeadProps) {
  return (
    <>
      <title ref={standAlone}>{title}</title>
      {description !== null && <meta ref={standAlone} name="description" content={description} />}

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
      {themeColor && (
        <>
          <meta
            ref={standAlone}
            name="theme-color"
            media="(prefers-color-scheme: dark)"
            content={themeColor.dark}
          />
          <meta ref={standAlone} name="theme-color" content={themeColor.light} />
        </>
      )}

      <meta property="og:title" content={title} />
      {description !== null && <meta property="og:description" content={description} />}
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

/**
 * Puts an element in the place of what an extension has made of it: React hydrates only what is as it was rendered,
 * and adds its own at the head's end, where browsers don't look.
 */
function standAlone(element: HTMLElement | null) {
  if (!element) return;

  const keyOf = (other: Element) => `${other.getAttribute('name')} ${other.getAttribute('media')}`;
  const same = [...document.head.querySelectorAll(element.tagName)].filter(
    (other) => keyOf(other) === keyOf(element),
  );

  if (same[0] !== element) same[0]?.replaceWith(element);
  for (const other of same) if (other !== element) other.remove();
}
