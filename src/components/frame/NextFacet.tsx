import { type ReactNode, Suspense } from 'react';
import { facets } from '#site/pages.js';
import { NextBand } from './NextBand.tsx';

interface NextFacetProps {
  page: string;
  /** Beside the title, on the band's colour. */
  children?: ReactNode;
}

/** The way to the wheel's next page, at the end of a page; to its first from one that isn't on the wheel. */
export function NextFacet({ page, children }: NextFacetProps) {
  const index = facets.findIndex((facet) => facet.page === page);
  const next = facets[(index + 1) % facets.length];
  if (!next || next.page === page) return null;

  return (
    <Suspense>
      <NextBand title={next.label} page={next.page} path={`/${next.page}`}>
        {children}
      </NextBand>
    </Suspense>
  );
}
