import { text } from 'node:stream/consumers';
import { assetsUrl, base, siteUrl } from 'virtual:site';
import { type ReactNode, StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { App } from '../App.tsx';
import {
  canonicalUrl,
  loadPage,
  matchRoute,
  movesByItself,
  pageDescription,
  pageTitle,
  routes,
  siteName,
} from '../routes.ts';

/** Every route's path, in the order of the route table. */
export const paths = routes.map((route) => route.path);

/** What a page's head names, below the assets' address. */
export interface PageFiles {
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
  const markup = await renderWhole(
    <StrictMode>
      <App base={base} ssrPath={base + path} />
    </StrictMode>,
  );
  // React puts preloads of pictures before the markup; they belong into the head.
  const [preloads = ''] = markup.match(/^(<link[^>]*>)*/) ?? [];
  const title = pageTitle(route);
  const description = await pageDescription(route);
  const address = canonicalUrl(route);
  const head = renderToStaticMarkup(
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta name="theme-color" content={files.themeColor} />
      <link rel="icon" href={`${base}/favicon.svg`} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={`${base}/apple-touch-icon.png`} />
      <link rel="manifest" href={`${base}/manifest.webmanifest`} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content="es_ES" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
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
    </>,
  );
  return {
    head: head + preloads,
    body: markup.slice(preloads.length),
    page: route.page,
    path: route.path,
    moves: movesByItself(route),
  };
}

/** As HTML that needs no script to be whole. What throws in a part of a page would otherwise leave a hole in it. */
async function renderWhole(node: ReactNode): Promise<string> {
  const thrown: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(node, {
    onError: (error) => {
      thrown.push(error);
    },
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  const markup = await text(prelude);
  if (thrown.length > 0) throw thrown[0];
  if (/<script|<template|<!--\$[?!]/.test(markup))
    throw new Error('a part of it would have to be put in by a script');
  return markup;
}
