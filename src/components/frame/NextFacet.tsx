import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { facets, titles } from '#site/pages.js';
import { base } from '#site/site.js';
import { Icon } from '../ui/Icon.tsx';
import styles from './NextFacet.module.css';

interface NextFacetProps {
  page: string;
  /** Beside the title, on the band's colour. */
  children?: ReactNode;
}

/** The end of a page: a band in the colour of the next page of the bar, all of it a link. */
export function NextFacet({ page, children }: NextFacetProps) {
  const index = facets.findIndex((facet) => facet.page === page);
  const next = facets[(index + 1) % facets.length];
  if (!next || next.page === page) return null;
  return (
    <div className={`${styles.band} hued screen`} data-page={next.page}>
      <div className={`${styles.inner} centred`}>
        {/* A document's link is an ordinary one: it isn't in the router's hands. */}
        {titles[next.page] ? (
          <Link className={`${styles.link} cover-link`} href={`/${next.page}`}>
            {next.label}
          </Link>
        ) : (
          <a className={`${styles.link} cover-link`} href={`${base}/${next.page}`}>
            {next.label}
          </a>
        )}
        {children}
        <span className={`${styles.cell} hexagonal`}>
          <Icon name="arrow" />
        </span>
      </div>
    </div>
  );
}
