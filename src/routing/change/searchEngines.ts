import { type Route, routes } from '../routes.ts';

/** Updates the metadata that only search engines and link previews read, to match the page that is shown. */
export async function describeToSearchEngines({ page }: Route) {
  // The first page's is the language's own.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="canonical"], link[hreflang]'))
    link.href = new URL(page === routes[0]?.page ? '.' : page, link.href).href;
  const { descriptions } = await import('#site/descriptions.js');
  if (document.documentElement.dataset.page === page)
    document.querySelector('meta[name="description"]')?.setAttribute('content', String(descriptions[page]));
}
