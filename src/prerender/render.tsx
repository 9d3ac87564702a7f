import { text } from 'node:stream/consumers';
import { type ReactNode, StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { descriptions } from '#site/descriptions.js';
import { loaders as documents } from '#site/documents.js';
import { otherFormats, titles } from '#site/heads.js';
import { load as loadProse } from '#site/prose.js';
import { base, homeUrl } from '#site/site.js';
import { App } from '../App.tsx';
import type { ProseDocument } from '../prose/types.ts';
import { loadPage } from '../routing/pages.ts';
import { matchRoute, pageTitle, type Route, routes, siteName } from '../routing/routes.ts';
import { versionsOf } from '../routing/versions.ts';
import { counterparts } from './counterparts.ts';
import { renderHead } from './head.tsx';
import type { PageFiles } from './identity.ts';

/** The pages that search engines should list, each with its counterparts in other languages. */
export const listed = [...routes.map(({ page }) => page), ...Object.keys(documents)].map((page) => ({
  page,
  address: homeUrl + page,
  counterparts: counterparts(page),
}));

/** The same for a story, a note or the list of notes. */
export const listingOf = ({ page, path, versions }: ProseDocument) => ({
  page,
  address: homeUrl + path.slice(1),
  counterparts: counterparts(path.slice(1), versions),
});

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
    description: String(descriptions[page]),
    address: homeUrl + page,
  };
  return {
    ...splitHead(markup, renderHead(identity, filesOf(page), { found })),
    page,
    path: found ? ownPaths(route) : '',
  };
}

/**
 * Renders a page that is a separate document without scripts: people read, print and keep it as it is, and it costs the
 * other pages nothing.
 *
 * @param pdf the address of its printed form, null when there is none
 */
export async function renderDocument(page: string, filesOf: (page: string) => PageFiles, pdf: string | null) {
  const { [page]: Document } = (await documents[page]?.()) ?? {};
  const { [page]: texts } = titles;
  if (!Document || !texts)
    throw new Error(`src/pages/${page}/${page}.tsx exports no ${page}: export its component`);
  const markup = await renderWhole(<Document pdf={pdf} versions={versionsOf(page)} />);
  const identity = {
    page,
    title: `${texts} · ${siteName}`,
    description: String(descriptions[page]),
    address: homeUrl + page,
  };
  return {
    ...splitHead(markup, renderHead(identity, filesOf(page), { otherFormats: otherFormats[page] ?? [] })),
    page,
    path: `/${page}`,
  };
}

/**
 * Renders a story, a note or the list of notes.
 *
 * @param preview the file of its link preview
 */
export async function renderProse(
  document: ProseDocument,
  filesOf: (page: string) => PageFiles,
  preview: string | null,
) {
  const { Prose } = await loadProse();
  const { page, path, title, description, kind, dates } = document;
  const markup = await renderWhole(<Prose {...document} />);
  const place = listingOf(document);
  const identity = { page, title: `${title} · ${siteName}`, description, address: place.address };
  const type = { story: 'CreativeWork', note: 'Article', notes: 'CollectionPage' }[kind];
  const head = renderHead(
    identity,
    { ...filesOf(page), preview },
    { counterparts: place.counterparts, about: { type, headline: title, dates } },
  );
  return { ...splitHead(markup, head), page, sheet: 'prose', path };
}

/** A page's own addresses on its host; the first page is also the site's root. */
const ownPaths = ({ path }: Route) =>
  [...(path === routes[0]?.path ? [`${base}/`] : []), base + path].join(' ');

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
function splitHead(markup: string, head: string) {
  let end = 0;
  while (markup.startsWith('<link ', end)) end = markup.indexOf('>', end) + 1;
  return { head: head + markup.slice(0, end), body: markup.slice(end) };
}

/** Renders HTML that is complete without a script. Throws if a part throws, where React would leave a hole. */
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
    throw new Error('React left a part of the page for a script to insert: load that part before rendering');
  return markup;
}
