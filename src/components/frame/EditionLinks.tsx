import type { Version } from '../../navigation/versions.ts';
import styles from './EditionLinks.module.css';

interface EditionLinksProps {
  editions: Version[];
  /** Names the list for screen readers. */
  label: string;
}

/**
 * Links to this page in the site's languages. Each is a separate document, so these are ordinary links.
 * Renders nothing if there is only one language.
 */
export function EditionLinks({ editions, label }: EditionLinksProps) {
  if (editions.length < 2) return null;

  return (
    <ul className={`${styles.list} screen`} aria-label={label}>
      {editions.map(({ lang, name, href, current }) => (
        <li key={lang}>
          {current ? (
            <span className={styles.link} lang={lang} aria-current="true">
              {name}
            </span>
          ) : (
            <a className={styles.link} href={href} lang={lang} hrefLang={lang}>
              {name}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
