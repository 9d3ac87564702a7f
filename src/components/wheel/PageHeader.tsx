import type { Image } from '../../schema/types.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Picture } from '../ui/Picture.tsx';
import styles from './PageHeader.module.css';
import { PictureWheel } from './Wheel.tsx';

/** More covers are too small to be told apart. */
const IN_HUB = 4;

interface PageHeaderProps {
  /** The page's name; the list of notes has no facet of its own, and no ring. */
  page?: string;
  title: string;
  intro?: string | undefined;
  /** What the page shows, in small, in the middle of the ring. */
  hub?: Image[];
}

/** The top of a plain page: its h1, an introductory sentence, if there is one, and its picture. */
export function PageHeader({ page, title, intro, hub }: PageHeaderProps) {
  return (
    <header className={`${styles.header} ${page ? 'poster' : ''} lattice`}>
      <div className={`${styles.inner} centred`}>
        <div className={styles.text}>
          <PageTitle>{title}</PageTitle>
          {intro && <p className={`${styles.intro} lead`}>{intro}</p>}
        </div>
        {page && (
          <PictureWheel page={page} className={styles.wheel}>
            {hub && (
              <div className={`${styles.hub} hub screen`} aria-hidden="true">
                {hub.slice(0, IN_HUB).map((image) => (
                  <Picture
                    key={image.src}
                    image={{ ...image, alt: '' }}
                    sizes="(min-width: 1024px) 10rem, 4.5rem"
                    frame={2}
                  />
                ))}
              </div>
            )}
          </PictureWheel>
        )}
      </div>
    </header>
  );
}
