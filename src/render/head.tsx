import { renderToStaticMarkup } from 'react-dom/server.edge';
import { feed } from '#site/heads.js';
import { assetsUrl, lang, locales, siteBase } from '#site/site.js';
import { siteName } from '../navigation/routes.ts';
import type { HeadFiles, Work } from './identity.ts';

interface HeadOptions {
  /** The address of the owner's card. */
  card?: string | undefined;
  /** Of a story or a note. */
  about?: Work;
  /** Whether a picture may arrive here from another document (documentChange.ts). */
  arrives?: boolean;
}

/** Renders what stays in the head from page to page: icons, feed, fonts, and what kind of page was loaded. */
export function renderHead(files: HeadFiles, { card, about, arrives = false }: HeadOptions = {}): string {
  return renderToStaticMarkup(
    <>
      {arrives && <link rel="expect" href="#main" blocking="render" />}
      {card && <link rel="alternate" type="text/vcard" href={card} />}
      {feed && <link rel="alternate" type="application/atom+xml" {...feed} />}
      {/* For Safari before 26; browsers use the last one that they can show:
          https://html.spec.whatwg.org/multipage/links.html#rel-icon */}
      {files.icon.endsWith('.svg') && <link rel="icon" sizes="192x192" href={`${siteBase}/icon-192.png`} />}
      <link rel="icon" href={`${siteBase}/${files.icon}`} sizes="any" />
      <link rel="apple-touch-icon" href={`${siteBase}/apple-touch-icon.png`} />
      <meta property="og:type" content={about?.dates ? 'article' : 'website'} />

      {about?.dates && (
        <>
          <meta property="article:published_time" content={about.dates.published} />
          <meta property="article:modified_time" content={about.dates.updated} />
        </>
      )}

      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content={locales[lang]?.replace('-', '_')} />
      {files.fonts.map((path) => (
        <link key={path} rel="preload" href={assetsUrl + path} as="font" crossOrigin="" />
      ))}
    </>,
  );
}
