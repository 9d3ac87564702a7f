import styles from './PaperPlane.module.css';

/** A paper plane, on the button; with the thanks it leaves, large. While motion is off it stays still. */
export function PaperPlane({ hasLeft }: { hasLeft?: boolean }) {
  return (
    <svg className={styles.plane} data-left={hasLeft} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M1 11.5 23 2 9 14.5z" />
      <path className={styles.fold} d="M23 2 9 14.5v6.5l3.5-4z" />
      <path d="M23 2l-5.5 17-5-3.5z" />
    </svg>
  );
}
