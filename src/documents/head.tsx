import { renderToStaticMarkup } from 'react-dom/server.edge';
import { feed } from '#site/heads.js';
import { assetsUrl, base, editions, lang, locales, siteBase, siteUrl } from '#site/site.js';
import { siteName } from '../navigation/routes.ts';
import { PREVIEW } from '../schema/previewSize.ts';
import { addressOf, counterparts } from './counterparts.ts';
import type { PageFiles, PageIdentity, Work } from './identity.ts';
import { structuredData, structuredDataOf } from './structuredData.ts';

/** An edition's locale in the form that link previews use, such as `de_DE`. */
const localeOf = (code: string) => locales[code]?.replace('-', '_');

interface HeadOptions {
  /**
   * false for the page at unknown addresses, where the specification asks for Home: it has no address of its
   * own, and `noindex` with the status 404 still tells search engines that it is an error
   */
  found?: boolean;
  /** The same content in machine-readable formats, each with its media type. */
  otherFormats?: { type: string; href: string }[];
  /** Of a story or a note: its translations, and what search engines are told about it. */
  counterparts?: { hrefLang: string; href: string }[];
  about?: Work;
}

/**
 * Renders a page's head: title, description, counterparts in other languages, link preview, icons and
 * structured data.
 */
export function renderHead(
  { page, title, description, address }: PageIdentity,
  files: PageFiles,
  { found = true, otherFormats = [], about, ...options }: HeadOptions = {},
): string {
  const preview = files.preview && new URL(assetsUrl + files.preview, siteUrl).href;
  const others = editions.filter((edition) => edition.lang !== lang);
  const head = renderToStaticMarkup(
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {found ? <link rel="canonical" href={address} /> : <meta name="robots" content="noindex" />}
      {found &&
        (options.counterparts ?? counterparts(addressOf(page))).map(({ hrefLang, href }) => (
          <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
        ))}
      {otherFormats.map(({ type, href }) => (
        <link key={type} rel="alternate" type={type} href={href} />
      ))}
      {feed && <link rel="alternate" type="application/atom+xml" {...feed} />}
      {/* Browsers take the first whose media query matches. */}
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={files.themeColor.dark} />
      <meta name="theme-color" content={files.themeColor.light} />
      <link rel="icon" href={`${siteBase}/${files.icon}`} />
      <link rel="apple-touch-icon" href={`${siteBase}/apple-touch-icon.png`} />
      <link rel="manifest" href={`${base}/manifest.webmanifest`} />
      <meta property="og:type" content={about?.dates ? 'article' : 'website'} />
      {about?.dates && (
        <>
          <meta property="article:published_time" content={about.dates.published} />
          <meta property="article:modified_time" content={about.dates.updated} />
        </>
      )}
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content={localeOf(lang)} />
      {others.map((edition) => (
        <meta key={edition.lang} property="og:locale:alternate" content={localeOf(edition.lang)} />
      ))}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {found && <meta property="og:url" content={address} />}
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
      {files.fonts.map((path) => (
        <link key={path} rel="preload" href={assetsUrl + path} as="font" crossOrigin="" />
      ))}
    </>,
  );
  if (!found) return head;
  const identity = { page, title, description, address };
  return head + (about ? structuredDataOf(identity, about, preview) : structuredData(identity, preview));
}
