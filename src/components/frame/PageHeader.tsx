import { LatticeCells } from '../basic/LatticeCells.tsx';
import styles from './PageHeader.module.css';

/** The top of a plain page: its h1 and, if there is one, an introductory sentence. */
export function PageHeader({ title, intro }: { title: string; intro?: string | undefined }) {
  return (
    <header className={`${styles.header} lattice`}>
      <div className={`${styles.inner} centred`}>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {intro && <p className={styles.intro}>{intro}</p>}
      </div>
      <LatticeCells />
    </header>
  );
}
