import { facets, titles } from 'virtual:pages';
import { base } from 'virtual:site';
import { Link } from 'wouter';
import { Icon } from '../basic/Icon.tsx';
import styles from './NextFacet.module.css';

/** The way on at the end of a page: a band in the colour of the next page round the wheel. */
export function NextFacet({ page }: { page: string }) {
  const place = facets.findIndex((facet) => facet.page === page);
  const next = facets[(place + 1) % facets.length];
  if (!next || next.page === page) return null;
  const inside = (
    <span className={`${styles.inner} centred`}>
      {next.label}
      <span className={styles.cell}>
        <Icon name="arrow" />
      </span>
    </span>
  );
  const shared = { className: `${styles.band} hued screen`, 'data-page': next.page };
  // A document's link is an ordinary one: it isn't in the router's hands.
  return titles[next.page] ? (
    <Link {...shared} href={`/${next.page}`}>
      {inside}
    </Link>
  ) : (
    <a {...shared} href={`${base}/${next.page}`}>
      {inside}
    </a>
  );
}
