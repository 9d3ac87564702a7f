import styles from './SkipLink.module.css';

/** The first tab stop: skips the navigation. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a className={`${styles.link} screen`} href="#main">
      {label}
    </a>
  );
}
