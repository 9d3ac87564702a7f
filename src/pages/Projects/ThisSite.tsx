import { base } from '#site/site.js';
import { Proof } from '../../components/cards/Proof.tsx';
import { Icon } from '../../components/ui/Icon.tsx';
import type { Shown } from '../../schema/definePage.ts';
import type { page } from './page.ts';
import styles from './ThisSite.module.css';

interface ThisSiteProps {
  site: NonNullable<Shown<typeof page>['site']>;
  storyLabel: string | undefined;
}

/** This site as a project of its own, across the window: its wheel, its figures, its story. */
export function ThisSite({ site, storyLabel }: ThisSiteProps) {
  return (
    <section id={site.id} className="night" aria-labelledby={`${site.id}-title`}>
      <div className={`${styles.inner} centred stack`}>
        <div className={`${styles.wheel} screen`}>
          <span className="wheel" />
        </div>
        <div className={styles.words}>
          <h2 id={`${site.id}-title`}>{site.title}</h2>
          <p className="lead">{site.description}</p>
          {site.proof.length > 0 && <Proof figures={site.proof} />}
          {site.story && (
            <a className={`${styles.story} button screen`} href={base + site.story}>
              {storyLabel} <span className="visually-hidden">{site.title}</span>
              <Icon name="arrow" />
            </a>
          )}
        </div>
      </div>
    </section>
  );
}
