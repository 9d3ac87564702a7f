import { text } from 'node:stream/consumers';
import { cv } from 'virtual:content/cv';
import { descriptions } from 'virtual:content/descriptions';
import { base, homeUrl } from 'virtual:site';
import { type ReactNode, StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { App } from '../App.tsx';
import { CV } from '../pages/CV.tsx';
import {
  loadPage,
  matchRoute,
  movesByItself,
  pageTitle,
  type Route,
  routes,
  siteName,
} from '../routing/routes.ts';
import { versionsOf } from '../routing/versions.ts';
import { counterparts } from './counterparts.ts';
import { renderHead } from './head.tsx';
import type { PageFiles } from './identity.ts';

const CV_PAGE = 'CV';

export { ringStyles } from './ringStyles.ts';

/** Every route's path, in the order of the route table. */
export const paths = routes.map((route) => route.path);

/** The pages that search engines are to list, each with its counterparts in other languages. */
export const listed = [...new Set(routes.map(({ page }) => page)), CV_PAGE].map((page) => ({
  page,
  address: homeUrl + page,
  counterparts: counterparts(page),
}));

/**
 * Renders one route as HTML: one part for the head, one for the root.
 *
 * @param path a route's path, such as `/About`
 * @param options.found false for the page at unknown addresses
 */
export async function render(
  path: string,
  filesOf: (page: string) => PageFiles,
  { found = true }: { found?: boolean } = {},
) {
  const route = matchRoute(path);
  const { page } = route;
  await loadPage(route);
  const markup = await markupOf(route);
  const identity = {
    page,
    title: pageTitle(route),
    description: descriptions[page],
    address: homeUrl + page,
  };
  return {
    ...apart(markup, renderHead(identity, filesOf(page), { found })),
    page,
    path: route.path,
    moves: movesByItself(route),
  };
}

/**
 * Renders the curriculum, a document of its own without scripts: people read, print and keep it as it is, and it costs
 * the other pages nothing.
 *
 * @param pdf the address of its PDF, null when there is none
 */
export async function renderCv(filesOf: (page: string) => PageFiles, pdf: string | null) {
  const markup = await renderWhole(<CV pdf={pdf} versions={versionsOf(CV_PAGE)} />);
  const identity = {
    page: CV_PAGE,
    title: `${cv.title} · ${siteName}`,
    description: cv.description,
    address: homeUrl + CV_PAGE,
  };
  const otherFormats = [
    { type: 'application/json', href: `${base}/cv.json` },
    { type: 'text/vcard', href: `${base}/${cv.card}` },
  ];
  return {
    ...apart(markup, renderHead(identity, filesOf(CV_PAGE), { otherFormats })),
    page: CV_PAGE,
    path: `/${CV_PAGE}`,
  };
}

/** Each page's HTML, which is the same at all its addresses. */
const markups = new Map<string, Promise<string>>();

function markupOf({ page, path }: Route) {
  const markup =
    markups.get(page) ??
    renderWhole(
      <StrictMode>
        <App base={base} ssrPath={base + path} />
      </StrictMode>,
    );
  markups.set(page, markup);
  return markup;
}

/** React puts preloads of pictures before the markup; they belong in the head. */
function apart(markup: string, head: string) {
  let end = 0;
  while (markup.startsWith('<link ', end)) end = markup.indexOf('>', end) + 1;
  return { head: head + markup.slice(0, end), body: markup.slice(end) };
}

/** Renders HTML that is complete without a script. Throws what any part throws: React would leave a hole there. */
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
    throw new Error('React left a part of it for a script to insert: load that part before rendering');
  return markup;
}
