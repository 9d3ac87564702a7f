import { aboutStory, carouselLabels } from 'virtual:content/about/later';
import { labels } from 'virtual:content/frame';
import { owner } from 'virtual:content/owner';
import { FactList } from '../../components/basic/FactList.tsx';
import { NextFacet } from '../../components/frame/NextFacet.tsx';
import { ProfileLinks } from '../../components/frame/ProfileLinks.tsx';
import { Carousel } from '../../components/ring/Carousel.tsx';
import { HeadingRounds } from '../../components/text/HeadingRounds.tsx';
import { SectionHeading } from '../../components/text/SectionHeading.tsx';
import { Typewriter } from '../../components/text/Typewriter.tsx';
import styles from './About.module.css';

/** The About page below its first view. */
export function AboutStory() {
  const { story, experience, ring, closingTagline } = aboutStory;
  return (
    <HeadingRounds>
      <div className={`${styles.columns} centred`}>
        <section className={styles.story} aria-labelledby="about-me">
          <div className={styles.text}>
            <SectionHeading id="about-me">{story.title}</SectionHeading>
            {story.greetings && (
              <p className={styles.greeting}>
                {story.greetings.map(({ text, lang }) => (
                  <span key={text} lang={lang}>
                    {text}{' '}
                  </span>
                ))}
              </p>
            )}
            {story.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <div className={styles.facts}>
            <Technologies title={story.skillsTitle} names={story.skills} />
            <Technologies title={story.nextTitle} names={story.next} />
            {experience?.facts && <FactList className={undefined} facts={experience.facts} />}
          </div>
        </section>

        {experience?.paragraphs && (
          <section className={styles.text} aria-labelledby="experience">
            <SectionHeading id="experience">{experience.title}</SectionHeading>
            {experience.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        )}
      </div>

      {ring && (
        <div className={styles.ring}>
          <div className={`${styles.ringIntro} centred`}>
            <SectionHeading id="places">{ring.title}</SectionHeading>
            {ring.intro && <p>{ring.intro}</p>}
          </div>
          <Carousel photographs={ring.photographs} labelledBy="places" labels={carouselLabels} />
        </div>
      )}

      {closingTagline && (
        <div className={styles.end}>
          <section className={`${styles.closing} centred`}>
            <Typewriter phrases={closingTagline} />
            <ProfileLinks profiles={owner.profiles} labels={labels} />
          </section>
        </div>
      )}
      <NextFacet page="About" />
    </HeadingRounds>
  );
}

function Technologies({ title, names = [] }: { title: string; names: string[] | undefined }) {
  if (names.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  );
}
