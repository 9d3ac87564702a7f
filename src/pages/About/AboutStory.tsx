import { aboutStory, carouselLabels } from 'virtual:content/about';
import { labels } from 'virtual:content/frame';
import { owner } from 'virtual:content/owner';
import type { ReactNode } from 'react';
import { FactList } from '../../components/basic/FactList.tsx';
import { NextFacet } from '../../components/frame/NextFacet.tsx';
import { ProfileLinks } from '../../components/frame/ProfileLinks.tsx';
import { Carousel } from '../../components/ring/Carousel.tsx';
import { HeadingRounds } from '../../components/text/HeadingRounds.tsx';
import { SectionHeading } from '../../components/text/SectionHeading.tsx';
import { Typewriter } from '../../components/text/Typewriter.tsx';
import styles from './About.module.css';

/** A step on the owner's way. */
interface Step {
  since?: number | undefined;
  title?: string;
  paragraphs: string[];
  /** Facts, in the last column. */
  aside: ReactNode;
}

const { story, experience, ring, closingTagline } = aboutStory;
const dated = story.since !== undefined;
const next = <Technologies title={story.nextTitle} names={story.next} />;
const skills = (
  <>
    <Technologies title={story.skillsTitle} names={story.skills} />
    {!story.today && next}
  </>
);
const all: Step[] = [
  ...(dated ? [{ since: story.since, paragraphs: story.paragraphs, aside: skills }] : []),
  ...(experience
    ? [
        {
          since: experience.since,
          title: experience.title,
          paragraphs: experience.paragraphs ?? [],
          aside: experience.facts && <FactList className={undefined} facts={experience.facts} />,
        },
      ]
    : []),
  ...(story.today ? [{ ...story.today, aside: next }] : []),
];
const steps = all.sort((a, b) => (a.since ?? 0) - (b.since ?? 0));

/** The About page below its first view. */
export function AboutStory() {
  return (
    <HeadingRounds>
      <section className={`${styles.steps} centred`} aria-labelledby="about-me">
        <div className={styles.step}>
          <SectionHeading id="about-me">{story.title}</SectionHeading>
          <div className={styles.text}>
            {story.greetings && (
              <p className={styles.greeting}>
                {story.greetings.map(({ text, lang }) => (
                  <span key={text} lang={lang}>
                    {text}{' '}
                  </span>
                ))}
              </p>
            )}
            {!dated && <Paragraphs texts={story.paragraphs} />}
            <ProfileLinks profiles={owner.profiles} labels={labels} />
          </div>
          {!dated && <div className={styles.facts}>{skills}</div>}
        </div>
        {steps.map((step) =>
          step.title ? (
            <section key={step.title} className={styles.step} aria-labelledby="experience">
              <Told {...step} heading={<SectionHeading id="experience">{step.title}</SectionHeading>} />
            </section>
          ) : (
            <div key={step.paragraphs[0]} className={styles.step}>
              <Told {...step} />
            </div>
          ),
        )}
      </section>

      {ring && (
        <div className={styles.ring}>
          <div className={`${styles.ringIntro} centred`}>
            <SectionHeading id="places">{ring.title}</SectionHeading>
            {ring.intro && <p>{ring.intro}</p>}
          </div>
          <Carousel photographs={ring.photographs} labelledBy="places" labels={carouselLabels} />
        </div>
      )}
      <NextFacet page="About">{closingTagline && <Typewriter phrases={closingTagline} />}</NextFacet>
    </HeadingRounds>
  );
}

/** A step's three columns. A heading stands in the year's place where there is none. */
function Told({ since, paragraphs, aside, heading }: Step & { heading?: ReactNode }) {
  return (
    <>
      {since === undefined ? (
        heading
      ) : (
        <p className={styles.year}>
          <time>{since}</time>
        </p>
      )}
      <div className={styles.text}>
        {since !== undefined && heading}
        <Paragraphs texts={paragraphs} />
      </div>
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
