import styles from './SkipLink.module.css';

/** The first thing that Tab reaches: jumps over the navigation. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a className={`${styles.link} screen`} href="#main">
      {label}
    </a>
  );
}
