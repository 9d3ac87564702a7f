import { type CSSProperties, Suspense } from 'react';
import { labels } from '#site/content/frame.js';
import { homeStory } from '#site/content/home.js';
import { owner } from '#site/content/owner.js';
import { titles } from '#site/pages.js';
import { Plates } from '../../components/cards/Plates.tsx';
import { Timeline } from '../../components/cards/Timeline.tsx';
import { WelcomeCard } from '../../components/cards/WelcomeCard.tsx';
import { ProfileLinks } from '../../components/frame/ProfileLinks.tsx';
import { SectionHeading } from '../../components/text/SectionHeading.tsx';
import { Icon } from '../../components/ui/Icon.tsx';
import { PageLink } from '../../components/ui/PageLink.tsx';
import { longestWord } from '../../shared/words.ts';
import styles from './HomeStory.module.css';

const { experience, about, featured, welcomeCard, closing } = homeStory;

/** The rest of the Home page: the sections that have something to show. */
export function HomeStory() {
  return (
    <>
      {featured && (
        <Suspense>
          <section className={styles.section} aria-labelledby="featured">
            <div className={`${styles.heading} centred`}>
              <SectionHeading id="featured">{featured.title}</SectionHeading>
              <PageLink className="arrow-link" href="/Projects">
                {featured.all}
                <Icon name="arrow" />
              </PageLink>
              {featured.intro && <p className="lead">{featured.intro}</p>}
            </div>

            <Plates projects={featured.projects} storyLabel={featured.story} level={3} />
          </section>
        </Suspense>
      )}

      {experience && (
        <Suspense>
          <section className={`${styles.section} centred`} aria-labelledby="experience">
            <SectionHeading id="experience">{experience.title}</SectionHeading>
            {experience.intro && <p className="lead">{experience.intro}</p>}
            <Timeline jobs={experience.jobs} career={experience.career} />
          </section>
        </Suspense>
      )}

      {(about || welcomeCard) && (
        <Suspense>
          <div className={`${styles.section} ${styles.pair} stack`}>
            {about && (
              <section className="centred" aria-labelledby="about-me">
                <SectionHeading id="about-me">{about.title}</SectionHeading>
                <div className={styles.prose}>
                  {about.paragraphs.map((paragraph) => (
                    <p key={paragraph}>{paragraph}</p>
                  ))}
                  {titles.About && (
                    <PageLink className="arrow-link" href="/About">
                      {about.more}
                      <Icon name="arrow" />
                    </PageLink>
                  )}
                </div>
              </section>
            )}

            {welcomeCard && <WelcomeCard {...welcomeCard} />}
          </div>
        </Suspense>
      )}

      {closing && (
        <Suspense>
          <div className="inked screen">
            <section
              className={`${styles.closing} centred stack`}
              aria-labelledby="closing"
              style={{ '--word': longestWord(closing.title) } as CSSProperties}
            >
              <SectionHeading id="closing">{closing.title}</SectionHeading>
              {closing.text && <p className="lead">{closing.text}</p>}

              {titles.Contact && (
                <PageLink className="button" href="/Contact">
                  {closing.toContact}
                  <Icon name="arrow" />
                </PageLink>
              )}

              <ProfileLinks profiles={owner.profiles} labels={labels} />
            </section>
          </div>
        </Suspense>
      )}
    </>
  );
}
