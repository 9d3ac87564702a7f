import { assetsUrl, base, siteUrl } from 'virtual:site';
import { StrictMode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { App } from '../App.tsx';
import { loadPage, matchRoute, pageTitle, routes } from '../routes.ts';

/** Every route's path, in the order of the route table. */
export const paths = routes.map((route) => route.path);

/** The files that a page's HTML names, below the assets' address. */
export interface PageFiles {
  css: string;
  main: string;
  /** The scripts that `main` and the page import. */
  preload: string[];
  font: string | null;
}

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
  const head = renderToStaticMarkup(
    <>
      <title>{pageTitle(route)}</title>
      <meta name="description" content={route.description} />
      <link rel="canonical" href={siteUrl + (route.page === 'Home' ? '' : route.path.slice(1))} />
      <link rel="icon" href={`${base}/favicon.svg`} type="image/svg+xml" />
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
