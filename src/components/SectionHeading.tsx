import styles from './SectionHeading.module.css';

/** A section's h2, marked with the site's hexagon; the id names the section and is an anchor. */
export function SectionHeading({ id, children }: { id: string; children: string }) {
  return (
    <h2 className={styles.heading} id={id}>
      {children}
    </h2>
  );
}
