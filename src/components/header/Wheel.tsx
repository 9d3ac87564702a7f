import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { facets, titles } from '#site/pages.js';
import { base } from '#site/site.js';
import styles from './Wheel.module.css';

interface WheelProps {
  /** The name of the page on screen, whose facet is lit and comes first. */
  page: string;
  /** Names its links for screen readers. */
  label: string;
  className?: string | undefined;
  /** Shown inside the ring. */
  children?: ReactNode;
}

/**
 * The way through the site: a ring with a facet for each page, in its hue. The others are links, in the ring's order
 * clockwise from the page's own. Pointing at one or focusing it lights it, and shows where it leads (routing/change/glimpse.ts).
 * Browsers that can't place the facets show the links as a list.
 */
export function Wheel({ page, label, className = '', children }: WheelProps) {
  const first = Math.max(
    0,
    facets.findIndex((facet) => facet.page === page),
  );
  const placed = [...facets.slice(first), ...facets.slice(0, first)];
  return (
    <div className={`${styles.wheel} ${className}`}>
      <nav ref={markReady} className={`${styles.ring} screen`} aria-label={label} data-wheel={page}>
        <ul>
          {placed.map((facet) => (
            <li key={facet.page} className={`${styles.place} hued`} data-page={facet.page}>
              <Facet {...facet} current={facet.page === page} />
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </div>
  );
}

/** Before it is hydrated, an element that is added to it would make React render it anew. */
function markReady(ring: HTMLElement | null) {
  if (ring) ring.dataset.ready = '';
}

interface FacetProps {
  page: string;
  label: string;
  current: boolean;
}

function Facet({ page, label, current }: FacetProps) {
  const name = <span className={styles.name}>{label}</span>;
  if (current)
    return (
      <span className={styles.facet} aria-current="page" data-lit="">
        {name}
      </span>
    );
  // A document's link is an ordinary one: it isn't in the router's hands.
  return titles[page] ? (
    <Link className={styles.facet} href={`/${page}`}>
      {name}
    </Link>
  ) : (
    <a className={styles.facet} href={`${base}/${page}`}>
      {name}
    </a>
  );
}
