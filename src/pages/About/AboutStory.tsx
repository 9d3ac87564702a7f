import { type CSSProperties, Fragment, type ReactNode, Suspense } from 'react';
import { aboutStory, carouselLabels } from '#site/content/about.js';
import { labels } from '#site/content/frame.js';
import { owner } from '#site/content/owner.js';
import { digits } from '#site/site.js';
import { NextFacet } from '../../components/frame/NextFacet.tsx';
import { ProfileLinks } from '../../components/frame/ProfileLinks.tsx';
import { Carousel } from '../../components/ring/Carousel.tsx';
import { HeadingRounds } from '../../components/text/HeadingRounds.tsx';
import { SectionHeading } from '../../components/text/SectionHeading.tsx';
import { Typewriter } from '../../components/text/Typewriter.tsx';
import { Entries } from '../../components/ui/Entries.tsx';
import { FactList } from '../../components/ui/FactList.tsx';
import { inDigits } from '../../shared/digits.ts';
import { longestWord } from '../../shared/words.ts';
import styles from './About.module.css';

const { story, experience, ring, closingTagline } = aboutStory;
/** The steps on the owner's way, newest first, as jobs are; without a year, the story is the last one. */
const steps = [story.today, { since: story.since, paragraphs: story.paragraphs }].filter(
  (step) => step !== undefined,
);

/** The About page below its first view. */
export function AboutStory() {
  return (
    <HeadingRounds>
      <div className={styles.steps}>
        <Suspense>
          <section aria-labelledby="about-me">
            <div className="inked">
              <div className="centred">
                <div className={styles.hello}>
                  <SectionHeading id="about-me">{story.title}</SectionHeading>
                  {story.greetings && <Greetings phrases={story.greetings} />}
                  <ProfileLinks profiles={owner.profiles} labels={labels} />
                </div>
              </div>
            </div>

            {steps.map((step, i) => (
              <div key={step.since ?? ''} className={`${styles.step} centred stack`}>
                <StepColumns {...step} aside={i === 0 && <Skills />} />
              </div>
            ))}
          </section>
        </Suspense>

        {experience && (
          <Suspense>
            <section className={`${styles.step} centred stack`} aria-labelledby="experience">
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
          <div className={`${styles.ring} night`}>
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

type Phrases = NonNullable<typeof story.greetings>;

/** One a line, in a size at which the longest fits. */
function Greetings({ phrases }: { phrases: Phrases }) {
  const texts = phrases.map(({ text }) => text);
  const line = Math.max(...texts.map(({ length }) => length));
  const word = Math.max(...texts.map(longestWord));

  return (
    <p className={styles.greeting} style={{ '--line': line, '--word': word } as CSSProperties}>
      {phrases.map(({ text, lang }) => (
        <Fragment key={text}>
          <span lang={lang} dir="auto">
            {text}
          </span>{' '}
        </Fragment>
      ))}
    </p>
  );
}

interface StepColumnsProps {
  since: number | undefined;
  paragraphs: string[];
  /** Facts, below the words. */
  aside: ReactNode;
  heading?: ReactNode;
}

/** A step's two columns: its year, and its words. */
function StepColumns({ since, paragraphs, aside, heading }: StepColumnsProps) {
  return (
    <>
      {since !== undefined && (
        <p className={styles.year}>
          <time>{inDigits(since, digits)}</time>
        </p>
      )}

      <div className={styles.text}>
        {heading}
        <Paragraphs texts={paragraphs} />
        {aside && <div className={styles.facts}>{aside}</div>}
      </div>
    </>
  );
}

const Paragraphs = ({ texts }: { texts: string[] }) => texts.map((text) => <p key={text}>{text}</p>);

const Skills = () => (
  <>
    <Technologies title={story.skillsTitle} names={story.skills} />
    <Technologies title={story.nextTitle} names={story.next} />
  </>
);

function Technologies({ title, names = [] }: { title: string; names: string[] | undefined }) {
  if (names.length === 0) return null;

  return (
    <div>
      <h3>{title}</h3>
      <p>
        <Entries of={names} />
      </p>
    </div>
  );
}
