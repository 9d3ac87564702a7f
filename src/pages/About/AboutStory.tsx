import { type ReactNode, Suspense } from 'react';
import { aboutStory, carouselLabels } from '#site/content/about.js';
import { labels } from '#site/content/frame.js';
import { owner } from '#site/content/owner.js';
import { NextFacet } from '../../components/frame/NextFacet.tsx';
import { ProfileLinks } from '../../components/frame/ProfileLinks.tsx';
import { Carousel } from '../../components/ring/Carousel.tsx';
import { HeadingRounds } from '../../components/text/HeadingRounds.tsx';
import { SectionHeading } from '../../components/text/SectionHeading.tsx';
import { Typewriter } from '../../components/text/Typewriter.tsx';
import { FactList } from '../../components/ui/FactList.tsx';
import styles from './About.module.css';

/** A step on the owner's way. */
interface Step {
  since?: number | undefined;
  paragraphs: string[];
  /** Facts, in the last column. */
  aside: ReactNode;
}

const { story, experience, ring, closingTagline } = aboutStory;
const skills = (
  <>
    <Technologies title={story.skillsTitle} names={story.skills} />
    <Technologies title={story.nextTitle} names={story.next} />
  </>
);
/** Newest first, as jobs are. */
const dated: Step[] = [
  ...(story.today ? [{ ...story.today, aside: skills }] : []),
  ...(story.since === undefined
    ? []
    : [{ since: story.since, paragraphs: story.paragraphs, aside: !story.today && skills }]),
];

/** The About page below its first view. */
export function AboutStory() {
  return (
    <HeadingRounds>
      <div className={`${styles.steps} centred`}>
        <Suspense>
          <section aria-labelledby="about-me">
            <div className={`${styles.step} stack`}>
              <SectionHeading id="about-me">{story.title}</SectionHeading>

              <div className={styles.text}>
                {story.greetings && (
                  <p className={styles.greeting}>
                    {story.greetings.map(({ text, lang }) => (
                      <span key={text} lang={lang} dir="auto">
                        {text}{' '}
                      </span>
                    ))}
                  </p>
                )}

                {story.since === undefined && <Paragraphs texts={story.paragraphs} />}
                <ProfileLinks profiles={owner.profiles} labels={labels} />
              </div>

              {story.since === undefined && <div className={styles.facts}>{skills}</div>}
            </div>

            {dated.map((step) => (
              <div key={step.since} className={`${styles.step} stack`}>
                <StepColumns {...step} />
              </div>
            ))}
          </section>
        </Suspense>

        {experience && (
          <Suspense>
            <section className={`${styles.step} stack`} aria-labelledby="experience">
              <StepColumns
                since={experience.since}
                paragraphs={experience.paragraphs ?? []}
                aside={experience.facts && <FactList facts={experience.facts} />}
                heading={<SectionHeading id="experience">{experience.title}</SectionHeading>}
              />
            </section>
          </Suspense>
        )}
      </div>

      {ring && (
        <Suspense>
          <div className={styles.ring}>
            <div className={`${styles.ringIntro} centred`}>
              <SectionHeading id="places">{ring.title}</SectionHeading>
              {ring.intro && <p>{ring.intro}</p>}
            </div>

            <Carousel photographs={ring.photographs} labelledBy="places" labels={carouselLabels} />
          </div>
        </Suspense>
      )}

      <Suspense>
        <NextFacet page="About">{closingTagline && <Typewriter phrases={closingTagline} />}</NextFacet>
      </Suspense>
    </HeadingRounds>
  );
}

/** A step's three columns; without a year, the heading is in its column. */
function StepColumns({ since, paragraphs, aside, heading }: Step & { heading?: ReactNode }) {
  return (
    <>
      {since === undefined ? (
        heading
      ) : (
        <p className={styles.year}>
          <time>{since}</time>
        </p>
      )}

      {(since !== undefined || paragraphs.length > 0) && (
        <div className={styles.text}>
          {since !== undefined && heading}
          <Paragraphs texts={paragraphs} />
        </div>
      )}

      {aside && <div className={styles.facts}>{aside}</div>}
    </>
  );
}

const Paragraphs = ({ texts }: { texts: string[] }) => texts.map((text) => <p key={text}>{text}</p>);

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
