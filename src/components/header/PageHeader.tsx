import { LatticeCells } from '../basic/LatticeCells.tsx';
import styles from './PageHeader.module.css';
import { PageTitle } from './PageTitle.tsx';
import { Wheel } from './Wheel.tsx';
import { WheelInCorner } from './WheelInCorner.tsx';

interface PageHeaderProps {
  /** The page's name. */
  page: string;
  /** Whether a document of that page is shown instead. */
  below?: boolean;
  title: string;
  intro?: string | undefined;
  /** How many things the page shows, in the middle of the ring; the introduction says what they are. */
  count?: number;
  /** `wheel` names the wheel's links for screen readers. */
  labels: { wheel: string };
}

/** The top of a plain page: its h1, an introductory sentence, if there is one, and the wheel with the page's facet at them. */
export function PageHeader({ page, below = false, title, intro, count, labels }: PageHeaderProps) {
  return (
    <header className={`${styles.header} lattice`}>
      <div className={`${styles.inner} centred`}>
        <div className={styles.text}>
          <PageTitle>{title}</PageTitle>
          {intro && <p className={styles.intro}>{intro}</p>}
        </div>
        <WheelInCorner page={page} />
        <Wheel page={page} below={below} label={labels.wheel} className={styles.wheel}>
          {count !== undefined && (
            <p className={`${styles.count} screen`} aria-hidden="true">
              {count}
            </p>
          )}
        </Wheel>
      </div>
      <LatticeCells />
    </header>
  );
}
