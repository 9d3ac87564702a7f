import { assetsUrl, base, siteUrl } from 'virtual:site';
import { StrictMode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { App } from '../App.tsx';
import { loadPage, matchRoute, pageTitle, routes, siteName } from '../routes.ts';

/** Every route's path, in the order of the route table. */
export const paths = routes.map((route) => route.path);

/** The files that a page's HTML names, below the assets' address. */
export interface PageFiles {
  css: string;
  main: string;
  /** The scripts that `main` and the page import. */
  preload: string[];
  font: string | null;
  /** The picture that links to the page are shown with. */
  preview: string | null;
  /** What browsers colour their own controls with, as #rrggbb. */
  themeColor: string;
}

const PREVIEW = { width: 1200, height: 630 };

/**
 * One route as HTML: what goes into the head and what into the root.
 *
 * @param path a route's path, such as `/About`
 */
export async function render(path: string, filesOf: (page: string) => PageFiles) {
  const route = matchRoute(path);
  const files = filesOf(route.page);
  await loadPage(route);
  const markup = renderToString(
    <StrictMode>
      <App base={base} ssrPath={base + path} />
    </StrictMode>,
  );
  // React puts preloads of pictures before the markup; they belong into the head.
  const [preloads = ''] = markup.match(/^(<link[^>]*>)*/) ?? [];
  const title = pageTitle(route);
  const address = siteUrl + (route.page === 'Home' ? '' : route.path.slice(1));
  const head = renderToStaticMarkup(
    <>
      <title>{title}</title>
      <meta name="description" content={route.description} />
      <link rel="canonical" href={address} />
      <meta name="theme-color" content={files.themeColor} />
      <link rel="icon" href={`${base}/favicon.svg`} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={`${base}/apple-touch-icon.png`} />
      <link rel="manifest" href={`${base}/manifest.webmanifest`} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content="es_ES" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={route.description} />
      <meta property="og:url" content={address} />
      {files.preview && (
        <>
          <meta property="og:image" content={new URL(assetsUrl + files.preview, siteUrl).href} />
          <meta property="og:image:width" content={String(PREVIEW.width)} />
          <meta property="og:image:height" content={String(PREVIEW.height)} />
          <meta property="og:image:alt" content={title} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {files.font && (
        <link rel="preload" href={assetsUrl + files.font} as="font" type="font/woff2" crossOrigin="" />
      )}
      <link rel="stylesheet" href={assetsUrl + files.css} />
      {files.preload.map((file) => (
        <link key={file} rel="modulepreload" href={assetsUrl + file} />
      ))}
      <script type="module" src={assetsUrl + files.main} />
    </>,
  );
  return { head: head + preloads, body: markup.slice(preloads.length), page: route.page, path: route.path };
}
