import { base } from '#site/site.js';
import { Proof } from '../../components/cards/Proof.tsx';
import { Icon } from '../../components/ui/Icon.tsx';
import type { Shown } from '../../schema/definePage.ts';
import type { page } from './page.ts';
import styles from './ThisSite.module.css';

type ThisSiteProps = NonNullable<Shown<typeof page>['thisSite']> & { storyLabel: string | undefined };

/** This site as a project of its own, across the window: its wheel, its figures, its story. */
export function ThisSite({ id, title, description, proof, story, storyLabel }: ThisSiteProps) {
  return (
    <section id={id} className="night" aria-labelledby={`${id}-title`}>
      <div className={`${styles.inner} centred stack`}>
        <div className={`${styles.wheel} screen`}>
          <span className="wheel" />
        </div>

        <div className={styles.words}>
          <h2 id={`${id}-title`}>{title}</h2>
          <p className="lead">{description}</p>
          {proof.length > 0 && <Proof figures={proof} />}

          {story && (
            <a className={`${styles.story} button screen`} href={base + story}>
              {storyLabel} <span className="visually-hidden">{title}</span>
              <Icon name="arrow" />
            </a>
          )}
        </div>
      </div>
    </section>
  );
}
