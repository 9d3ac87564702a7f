import { type ComponentType, type ReactNode, StrictMode } from 'react';
import { prerender } from 'react-dom/static.edge';
import { cards, printed } from '#site/heads.js';
import { base, homeUrl } from '#site/site.js';
import { App } from '../App.tsx';
import { PageHead } from '../components/frame/PageHead.tsx';
import { counterparts } from '../navigation/counterparts.ts';
import { headOf, previewAddress } from '../navigation/heads.ts';
import { loadPage, pageOf } from '../navigation/pages.ts';
import { matchRoute, type Route, routes, siteName } from '../navigation/routes.ts';
import { versionsOf } from '../navigation/versions.ts';
import { DocumentFrame } from '../prose/DocumentFrame.tsx';
import { Prose } from '../prose/Prose.tsx';
import type { ProseDocument } from '../prose/types.ts';
import { renderHead } from './head.tsx';
import type { HeadFiles, ProseFiles } from './identity.ts';
import { structuredData, structuredDataOf } from './structuredData.ts';

/** Loads every page's component, which rendering needs. */
export async function loadPages() {
  const pages = [...routes.map(({ page }) => page), ...Object.keys(printed)];
  await Promise.all(pages.map((page) => loadPage({ page })));
}

/**
 * Renders one route as HTML: one part for the head, one for the root.
 *
 * @param path a route's path, such as `/About`; null for the page at unknown addresses, where the
 * specification asks for Home
 */
export async function render(path: string | null, files: HeadFiles) {
  const route = matchRoute(path ?? '/');
  const { page } = route;
  const head = knownHead(path === null ? undefined : route, route);
  const { address } = head;
  const markup = await markupOf(path === null ? UNKNOWN : route.path);
  const common = renderHead(files, { arrives: carries(markup) });
  const data = address === null ? '' : structuredData({ page, ...head, address });

  return {
    ...splitHead(markup, common + data),
    page,
    path: address === null ? '' : ownPaths(route),
  };
}

/**
 * Renders a printed page: people read, print and keep it as it is, and it costs the other pages
 * nothing.
 *
 * @param pdf the address of its printed form, null when there is none
 */
export async function renderPrinted(page: string, files: HeadFiles, pdf: string | null) {
  const Printed = pageOf({ page }) as ComponentType<{ pdf: string | null }>;

  const head = {
    ...knownHead({ page, path: `/${page}` }),
    title: `${printed[page]} · ${siteName}`,
    address: homeUrl + page,
  };

  const markup = await renderWhole(
    <>
      <PageHead {...head} />
      <DocumentFrame path={`/${page}`} current={`/${page}`} versions={versionsOf(page)}>
        <Printed pdf={pdf} />
      </DocumentFrame>
    </>,
  );

  const common = renderHead(files, { card: cards[page] });

  return { ...splitHead(markup, common + structuredData({ page, ...head })), page, path: `/${page}` };
}

/** Renders a story, a note or the list of notes. */
export async function renderProse(document: ProseDocument, files: ProseFiles) {
  const { page, path, title, description, kind, dates, versions } = document;

  const head = {
    title: `${title} · ${siteName}`,
    description,
    address: homeUrl + path.slice(1),
    counterparts: counterparts(path, versions),
    preview: previewAddress(files.preview),
    themeColor: files.themeColor,
  };

  const markup = await renderWhole(
    <>
      <PageHead {...head} />
      <Prose {...document} />
    </>,
  );

  const type = { story: 'CreativeWork', note: 'Article', notes: 'CollectionPage' }[kind];
  const about = { type, headline: title, dates };
  const common = renderHead(files, { about, arrives: carries(markup) });

  return { ...splitHead(markup, common + structuredDataOf({ page, ...head }, about)), page, path };
}

/** A page's own addresses on its host; the first page is also the site's root. */
const ownPaths = ({ path }: Route) =>
  [...(path === routes[0]?.path ? [`${base}/`] : []), base + path].join(' ');

/** A head is always known here: every page is loaded. */
function knownHead(route: Route | undefined, shown = route as Route) {
  const head = headOf(route, shown);
  if (!head) throw new Error(`Nothing is known of ${shown.page}: its content module names no head`);
  return head;
}

/** Whether something may travel from or to it (documentChange.ts). */
const carries = (markup: string) => markup.includes(' data-carry=');

/** A path that no page has. */
const UNKNOWN = '/404';

/** HTML by path: it is the same at all addresses of a page. */
const markups = new Map<string, Promise<string>>();

function markupOf(path: string) {
  const markup =
    markups.get(path) ??
    renderWhole(
      <StrictMode>
        <App base={base} ssrPath={base + path} />
      </StrictMode>,
    );

  markups.set(path, markup);

  return markup;
}

/** React puts what belongs in the head before the markup: PageHead's elements, and preloads of pictures. */
function splitHead(markup: string, common: string) {
  const [ofPage = ''] = markup.match(/^(<(link|meta)\b[^>]*>|<title>[^<]*<\/title>)*/) ?? [];
  return { head: ofPage + common, body: markup.slice(ofPage.length) };
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
