import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { cv, home, notes } from '#site/pages.js';
import { lang } from '#site/site.js';
import type { Version } from '../../navigation/versions.ts';
import { ExternalLink } from '../ui/ExternalLink.tsx';
import { PageLink } from '../ui/PageLink.tsx';
import { EditionLinks } from './EditionLinks.tsx';
import styles from './NavBar.module.css';
import { SkipLink } from './SkipLink.tsx';

const NOTES = '/Notes';

interface NavBarProps {
  /** Without a `url` it links to Home. */
  brand: { label: string; url?: string };
  links: { label: string; path: string }[];

  /** The path of the page on screen, or of the one that the document on screen belongs to. */
  current: string;

  /** Whether it is a document that belongs to that page. */
  isPart?: boolean;
  labels: Record<'skipToContent' | 'mainNavigation' | 'menu' | 'cv' | 'languages', string>;

  /** This page in the site's languages: behind one button if there is room, otherwise in the menu. */
  versions: Version[];

  /** Site-wide controls; documents have none. */
  children?: ReactNode;
}

/**
 * The bar above every page. On small screens the links are a menu that a `<details>` opens, so that it works
 * without scripts; their list is beside it, since wide screens always show it. The languages are another
 * `<details>`. browser/menu.ts closes both; while the menu is open, the page doesn't scroll.
 */
export function NavBar({ brand, links, current, isPart = false, labels, versions, children }: NavBarProps) {
  const Brand = brand.url ? ExternalLink : Link;
  const languages = <EditionLinks editions={versions} label={labels.languages} />;
  const entries = [...links];

  if (cv) entries.push({ path: cv, label: labels.cv });
  if (notes) entries.push({ path: NOTES, label: notes });

  const currentAt = (path: string) => {
    if (path !== current) return undefined;
    return isPart ? 'true' : 'page';
  };

  return (
    <header className={styles.bar}>
      <SkipLink label={labels.skipToContent} />

      <Brand className={styles.brand} href={brand.url ?? home}>
        <span className="wheel screen" />
        {brand.label}
      </Brand>

      {children ?? <span className={`${styles.noControl} screen`} />}

      <nav className="screen" aria-label={labels.mainNavigation}>
        {/* It may be open before it is hydrated. */}
        <details suppressHydrationWarning>
          <summary className={`${styles.toggle} icon-button`} aria-label={labels.menu}>
            <span className={styles.burger} />
          </summary>
        </details>

        <ul className={styles.list}>
          {entries.map(({ label, path }) => (
            <li key={path} className="hued" data-page={path.slice(1)}>
              <PageLink href={path} className={styles.link} aria-current={currentAt(path)}>
                {label}
              </PageLink>
            </li>
          ))}

          <li className={styles.menuLanguages}>{languages}</li>
        </ul>
      </nav>

      {versions.length > 1 && (
        <details className={`${styles.languages} screen`} suppressHydrationWarning>
          <summary className={styles.link}>
            <span className="visually-hidden">{labels.languages}: </span>
            {lang.replace(/-.*/, '').toUpperCase()}
            <span />
          </summary>

          {languages}
        </details>
      )}
    </header>
  );
}
