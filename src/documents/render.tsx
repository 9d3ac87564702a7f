import { type ComponentType, type ReactNode, StrictMode } from 'react';
import { prerender } from 'react-dom/static.edge';
import { descriptions, documents, otherFormats } from '#site/heads.js';
import { base, homeUrl } from '#site/site.js';
import { App } from '../App.tsx';
import { loadPage, pageOf } from '../navigation/pages.ts';
import { matchRoute, pageTitle, type Route, routes, siteName } from '../navigation/routes.ts';
import { type Version, versionsOf } from '../navigation/versions.ts';
import { addressOf, counterparts } from './counterparts.ts';
import { renderHead } from './head.tsx';
import type { PageFiles } from './identity.ts';
import { Prose } from './Prose.tsx';
import type { ProseDocument } from './types.ts';

// Now, since the files may be gone later.
await Promise.all(
  [...routes.map(({ page }) => page), ...Object.keys(documents)].map((page) => loadPage({ page })),
);

interface DocumentProps {
  pdf: string | null;
  versions: Version[];
}

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
  const markup = await markupOf(route);
  const identity = {
    page,
    title: pageTitle(route),
    description: String(descriptions[page]),
    address: homeUrl + addressOf(page).slice(1),
  };
  return {
    ...splitHead(markup, renderHead(identity, filesOf(page), { found })),
    page,
    path: found ? ownPaths(route) : '',
  };
}

/**
 * Renders a page that is a separate document without scripts: people read, print and keep it as it is, and it
 * costs the other pages nothing.
 *
 * @param pdf the address of its printed form, null when there is none
 */
export async function renderDocument(page: string, filesOf: (page: string) => PageFiles, pdf: string | null) {
  const Document = pageOf({ page }) as ComponentType<DocumentProps>;
  const markup = await renderWhole(<Document pdf={pdf} versions={versionsOf(page)} />);
  const identity = {
    page,
    title: `${documents[page]} · ${siteName}`,
    description: String(descriptions[page]),
    address: homeUrl + page,
  };
  return {
    ...splitHead(markup, renderHead(identity, filesOf(page), { otherFormats: otherFormats[page] ?? [] })),
    page,
    path: `/${page}`,
  };
}

/** Renders a story, a note or the list of notes. */
export async function renderProse(document: ProseDocument, files: PageFiles) {
  const { page, path, title, description, kind, dates, versions } = document;
  const markup = await renderWhole(<Prose {...document} />);
  const address = homeUrl + path.slice(1);
  const identity = { page, title: `${title} · ${siteName}`, description, address };
  const type = { story: 'CreativeWork', note: 'Article', notes: 'CollectionPage' }[kind];
  const about = { type, headline: title, dates };
  const head = renderHead(identity, files, { counterparts: counterparts(path, versions), about });
  return { ...splitHead(markup, head), page, path };
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

/** Renders HTML that is complete without a script. Throws where React would leave a hole. */
async function renderWhole(node: ReactNode): Promise<string> {
  const thrown: unknown[] = [];
  const { prelude } = await prerender(node, {
    onError: (error) => {
      thrown.push(error);
    },
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  const markup = await new Response(prelude).text();
  if (thrown.length > 0) throw thrown[0];
  if (/<script|<template|<!--\$[?!]/.test(markup))
    throw new Error('React left a part of the page for a script to insert: load that part before rendering');
  return markup;
}
