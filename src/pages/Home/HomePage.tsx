import { Suspense, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { labels } from '#site/content/frame.js';
import { home, homeStory, logos } from '#site/content/home.js';
import { owner } from '#site/content/owner.js';
import { titles } from '#site/pages.js';
import { Proof } from '../../components/cards/Proof.tsx';
import { ProfileLinks } from '../../components/frame/ProfileLinks.tsx';
import { HeadingRounds } from '../../components/text/HeadingRounds.tsx';
import { SectionHeading } from '../../components/text/SectionHeading.tsx';
import { Typewriter } from '../../components/text/Typewriter.tsx';
import { Clock } from '../../components/ui/Clock.tsx';
import { Entries } from '../../components/ui/Entries.tsx';
import { Icon } from '../../components/ui/Icon.tsx';
import { LogoSlider } from '../../components/ui/LogoSlider.tsx';
import { Name } from '../../components/ui/Name.tsx';
import { Picture } from '../../components/ui/Picture.tsx';
import { Wheel } from '../../components/wheel/Wheel.tsx';
import styles from './Home.module.css';
import { HomeStory } from './HomeStory.tsx';

const { welcome, welcomeText, looking, proof, technologies } = homeStory;
const welcomes = welcome || welcomeText || looking || proof.length > 0;
const [, ...furtherRoles] = owner.roles;

/** With the CV they are one row; the closing block has all. */
const MOST_PROFILES = 2;

export function HomePage() {
  const [visible, setVisible] = useState(false);
  useEffect(() => setVisible(true), []);

  return (
    <>
      <Suspense>
        <div className={`${styles.banner} poster`}>
          <section className={`${styles.hero} centred stack`} data-visible={visible}>
            <div className={styles.intro}>
              <p className={`${styles.label} aside`}>{home.label}</p>
              {home.phrases && <Typewriter phrases={home.phrases} />}

              <Name className={styles.name} tabIndex={-1}>
                {owner.name}
              </Name>

              <p className={styles.role}>
                <Entries of={owner.roles} />
              </p>

              <p className={`${styles.lead} lead`}>{home.lead}</p>

              <div className={`${styles.actions} screen`}>
                {titles.Projects && (
                  <Link className="button" href="/Projects">
                    {home.toProjects}
                    <Icon name="arrow" />
                  </Link>
                )}

                {titles.Contact && (
                  <Link className={`${styles.secondary} button`} href="/Contact">
                    {home.toContact}
                  </Link>
                )}
              </div>
            </div>

            <Wheel page="Home" label={labels.wheel} className={styles.portrait}>
              <div className={`${styles.frame} hub`}>
                <div className={`${styles.picture} cropped hexagonal`}>
                  <Picture
                    image={owner.avatar}
                    sizes="(min-width: 1440px) 35vw, (min-width: 1024px) 500px, 52vw"
                    ratio={1}
                    load="eager"
                  />
                </div>
              </div>
              <Clock label={home.localTime} />
            </Wheel>
          </section>

          {/* On phones, what their first window has no room for. */}
          <div className={`${styles.more} centred screen`}>
            <p className={`${styles.lead} lead`}>{home.lead}</p>
            <p className="aside">
              <Entries of={[home.label, ...furtherRoles]} />
            </p>
          </div>

          <div className={`${styles.profiles} centred`}>
            <ProfileLinks profiles={owner.profiles.slice(0, MOST_PROFILES)} labels={labels} />
          </div>
        </div>
      </Suspense>

      {/* Each section is hydrated in a task of its own. */}
      <HeadingRounds>
        {welcomes && (
          <Suspense>
            <section aria-labelledby={welcome && 'welcome'}>
              <div className={`${styles.welcome} centred`}>
                {welcome && (
                  <SectionHeading id="welcome" delayMs={150}>
                    {welcome}
                  </SectionHeading>
                )}

                {welcomeText && <p className="lead">{welcomeText}</p>}
                {looking && <p className={`${styles.looking} lead`}>{looking}</p>}
              </div>

              {proof.length > 0 && (
                <div className="inked">
                  <div className="centred">
                    <Proof figures={proof} />
                  </div>
                </div>
              )}
            </section>
          </Suspense>
        )}

        {logos.length > 0 && (
          <Suspense>
            <LogoSlider logos={logos} label={technologies} />
          </Suspense>
        )}

        <HomeStory />
      </HeadingRounds>
    </>
  );
}
