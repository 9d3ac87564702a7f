import styles from './PageHeader.module.css';

/** The top of a plain page: its h1 and an introductory sentence. */
export function PageHeader({ title, intro }: { title: string; intro: string }) {
  return (
    <header className={`${styles.header} lattice`}>
      <div className={`${styles.inner} centred`}>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.intro}>{intro}</p>
      </div>
    </header>
  );
}
