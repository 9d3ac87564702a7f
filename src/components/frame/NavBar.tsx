import { home, notes } from 'virtual:pages';
import { base } from 'virtual:site';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Link } from 'wouter';
import { holdBodyClass } from '../../browser/bodyClass.ts';
import { useMediaQuery } from '../../hooks/useMediaQuery.ts';
import { ExternalLink } from '../basic/ExternalLink.tsx';
import styles from './NavBar.module.css';

interface NavBarProps {
  /** The page's first tab stop. */
  first: ReactNode;
  /** Without a `url` it links to Home. */
  brand: { label: string; url?: string };
  /** The page on screen: a change closes the menu. */
  shown: string;
  /** `current` is 'true' for the page that the shown document belongs to. */
  links: { label: string; path: string; current: boolean | 'true' }[];
  /** 'page' in the list of notes, 'true' in a note. */
  inNotes?: 'page' | 'true' | undefined;
  labels: { mainNavigation: string; openMenu: string; closeMenu: string };
  /** The site in other languages: in the bar if there is room, otherwise in the menu. */
  languages: ReactNode;
  /** Site-wide controls. */
  children?: ReactNode;
}

/**
 * The bar above every page; on small screens the links are a menu that the burger button opens. It is closed by the
 * button, any link, Escape, navigation, or focus leaving the bar. While it is open, the page doesn't scroll.
 */
export function NavBar({ first, brand, shown, links, inNotes, labels, languages, children }: NavBarProps) {
  const [openAt, setOpenAt] = useState<string | null>(null);
  // The same breakpoint as in NavBar.module.css.
  const wide = useMediaQuery('(min-width: 64rem)');
  const toggleRef = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const open = openAt === shown && !wide;
  // Forget an open menu once the window is wide or the page is left, so that it isn't open on return.
  if (openAt !== null && !open) setOpenAt(null);

  useEffect(() => (open ? holdBodyClass('menu-open') : undefined), [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.preventDefault();
    setOpenAt(null);
    toggleRef.current?.focus();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpenAt(null);
  };

  const Brand = brand.url ? ExternalLink : Link;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles events that bubble from its links and buttons
    <header className={styles.bar} data-open={open} onKeyDown={onKeyDown} onBlur={onBlur}>
      {first}
      <Brand className={styles.brand} href={brand.url ?? home}>
        <span className="wheel screen" />
        {brand.label}
      </Brand>
      <div className={styles.languages}>{languages}</div>
      {children}
      <nav className="screen" aria-label={labels.mainNavigation}>
        <button
          ref={toggleRef}
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={listId}
          aria-label={open ? labels.closeMenu : labels.openMenu}
          onClick={() => setOpenAt(open ? null : shown)}
        >
          <span className={styles.burger} />
        </button>
        <ul id={listId} className={styles.list}>
          {links.map(({ label, path, current }) => (
            <li key={path}>
              <Link
                href={path}
                className={styles.link}
                aria-current={current === true ? 'page' : current || undefined}
                onClick={() => setOpenAt(null)}
              >
                {label}
              </Link>
            </li>
          ))}
          {notes && (
            <li>
              <a href={`${base}/Notes`} className={styles.link} aria-current={inNotes}>
                {notes}
              </a>
            </li>
          )}
          <li className={styles.menuLanguages}>{languages}</li>
          <li className={styles.menuWheel} aria-hidden="true">
            {/* Keyed so that it starts at the current page each time. */}
            <span key={String(open)} className="wheel" />
          </li>
        </ul>
      </nav>
    </header>
  );
}
