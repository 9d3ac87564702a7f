import type { Image } from '../../schema/types.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Picture } from '../ui/Picture.tsx';
import styles from './PageHeader.module.css';
import { PictureWheel } from './Wheel.tsx';

interface PageHeaderProps {
  /** The page's name; the list of notes has no facet of its own, and no ring. */
  page?: string;
  title: string;
  intro?: string | undefined;
  /** In the middle of the ring; without one, there is no ring. */
  picture?: Image | undefined;
}

/** The top of a page: its h1, an introductory sentence and its picture, if there are any. */
export function PageHeader({ page, title, intro, picture }: PageHeaderProps) {
  return (
    <header className={`${styles.header} ${page ? 'poster' : ''} lattice`}>
      <div className={`${styles.inner} centred`}>
        <div className={styles.text}>
          <PageTitle>{title}</PageTitle>
          {intro && <p className={`${styles.intro} lead`}>{intro}</p>}
        </div>

        {page && picture && (
          <PictureWheel page={page} className={styles.wheel}>
            <div className="hub cropped hexagonal" aria-hidden="true">
              <Picture image={{ ...picture, alt: '' }} sizes="22rem" ratio={1} />
            </div>
          </PictureWheel>
        )}
      </div>
    </header>
  );
}
