import { type ReactNode, useId, useState } from 'react';
import { Link } from 'wouter';
import { ExternalLink } from './ExternalLink.tsx';
import styles from './NavBar.module.css';

interface NavBarProps {
  brand: { label: string; url: string };
  /** Where the visitor is; going elsewhere closes the menu. */
  location: string;
  links: { label: string; path: string; current: boolean }[];
  labels: { mainNavigation: string; openMenu: string; closeMenu: string };
  /** Controls of the whole site. */
  children?: ReactNode;
}

/** The bar above every page; on small screens the links are a list that the burger opens and closes. */
export function NavBar({ brand, location, links, labels, children }: NavBarProps) {
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === location;
  const listId = useId();
  return (
    <header className={styles.bar} data-open={open}>
      <ExternalLink className={styles.brand} href={brand.url}>
        {brand.label}
      </ExternalLink>
      {children}
      <nav aria-label={labels.mainNavigation}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={listId}
          aria-label={open ? labels.closeMenu : labels.openMenu}
          onClick={() => setOpenAt(open ? null : location)}
        >
          <span className={styles.burger} />
        </button>
        <ul id={listId} className={styles.list}>
          {links.map(({ label, path, current }) => (
            <li key={path}>
              <Link
                href={path}
                className={styles.link}
                aria-current={current ? 'page' : undefined}
                onClick={() => setOpenAt(null)}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
