import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { cv, home, notes } from '#site/pages.js';
import { base } from '#site/site.js';
import { ExternalLink } from '../ui/ExternalLink.tsx';
import styles from './NavBar.module.css';

interface NavBarProps {
  /** The page's first tab stop. */
  first: ReactNode;
  /** Without a `url` it links to Home. */
  brand: { label: string; url?: string };
  /** `current` is 'true' for the page that the shown document belongs to. */
  links: { label: string; path: string; current: boolean | 'true' }[];
  /** 'page' in the list of notes, 'true' in a note. */
  inNotes?: 'page' | 'true' | undefined;
  labels: { mainNavigation: string; menu: string; cv: string };
  /** The site in other languages: in the bar if there is room, otherwise in the menu. */
  languages: ReactNode;
  /** Site-wide controls. */
  children?: ReactNode;
}

/**
 * The bar above every page; on small screens the links are a menu that the burger opens: a `<details>`, so
 * that it works before any script and without one. The list lies beside it, since it is always shown on wide
 * screens. browser/menu.ts closes it; while it is open, the page doesn't scroll.
 */
export function NavBar({ first, brand, links, inNotes, labels, languages, children }: NavBarProps) {
  const [toggled, setToggled] = useState(0);
  const Brand = brand.url ? ExternalLink : Link;

  return (
    <header className={styles.bar}>
      {first}
      <Brand className={styles.brand} href={brand.url ?? home}>
        <span className="wheel screen" />
        {brand.label}
      </Brand>
      <div className={styles.languages}>{languages}</div>
      {children}
      <nav className="screen" aria-label={labels.mainNavigation}>
        {/* It may be open before it is hydrated. */}
        <details suppressHydrationWarning onToggle={() => setToggled(toggled + 1)}>
          <summary className={`${styles.toggle} icon-button`} aria-label={labels.menu}>
            <span className={styles.burger} />
          </summary>
        </details>
        <ul className={styles.list}>
          {links.map(({ label, path, current }) => (
            <li key={path}>
              <Link
                href={path}
                className={styles.link}
                aria-current={current === true ? 'page' : current || undefined}
              >
                {label}
              </Link>
            </li>
          ))}
          {cv && (
            <li>
              <a href={base + cv} className={styles.link}>
                {labels.cv}
              </a>
            </li>
          )}
          {notes && (
            <li className={styles.notes}>
              <a href={`${base}/Notes`} className={styles.link} aria-current={inNotes}>
                {notes}
              </a>
            </li>
          )}
          <li className={styles.menuLanguages}>{languages}</li>
          <li className={styles.menuWheel} aria-hidden="true">
            {/* Keyed, so that it starts at the current page each time. */}
            <span key={toggled} className="wheel" />
          </li>
        </ul>
      </nav>
    </header>
  );
}
