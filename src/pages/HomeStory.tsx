import { labels } from 'virtual:content/frame';
import { homeStory, logos } from 'virtual:content/homeStory';
import { owner } from 'virtual:content/owner';
import { projects } from 'virtual:content/projects';
import { Link } from 'wouter';
import { Icon } from '../components/basic/Icon.tsx';
import { LogoSlider } from '../components/basic/LogoSlider.tsx';
import { Reveal } from '../components/basic/Reveal.tsx';
import { ProjectCard } from '../components/cards/ProjectCard.tsx';
import { Timeline } from '../components/cards/Timeline.tsx';
import { WelcomeCard } from '../components/cards/WelcomeCard.tsx';
import { ProfileLinks } from '../components/frame/ProfileLinks.tsx';
import { HeadingRounds } from '../components/text/HeadingRounds.tsx';
import { SectionHeading } from '../components/text/SectionHeading.tsx';
import styles from './HomeStory.module.css';

const featured = homeStory.featured.ids.flatMap((id) => projects.filter((project) => project.id === id));

/** Home below its first view. */
export function HomeStory() {
  return (
    <HeadingRounds>
      <LogoSlider logos={logos} label={homeStory.technologies} />

      <section className={`${styles.welcome} centred`} aria-labelledby="welcome">
        <SectionHeading id="welcome" delayMs={150}>
          {homeStory.welcome}
        </SectionHeading>
        <p className={styles.welcomeText}>{homeStory.welcomeText}</p>
      </section>

      <section className={`${styles.section} centred`} aria-labelledby="experience">
        <SectionHeading id="experience">{homeStory.experience.title}</SectionHeading>
        <p className={styles.sectionIntro}>{homeStory.experience.intro}</p>
        <Timeline jobs={homeStory.experience.jobs} />
      </section>

      <section className={`${styles.section} centred`} aria-labelledby="about-me">
        <div className={styles.columns}>
          <SectionHeading id="about-me">{homeStory.about.title}</SectionHeading>
          <div className={styles.prose}>
            {homeStory.about.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <Link className={styles.textLink} href="/About">
              {homeStory.about.more}
              <Icon name="arrow" />
            </Link>
          </div>
        </div>
      </section>

      <section className={`${styles.section} centred`} aria-labelledby="featured">
        <SectionHeading id="featured">{homeStory.featured.title}</SectionHeading>
        <p className={styles.sectionIntro}>{homeStory.featured.intro}</p>
        <ul className={styles.cards}>
          {featured.map((project) => (
            <Reveal as="li" key={project.id}>
              <ProjectCard project={project} level={3} />
            </Reveal>
          ))}
        </ul>
        <Link className={styles.textLink} href="/Projects">
          {homeStory.featured.all}
          <Icon name="arrow" />
        </Link>
      </section>

      <section className={`${styles.section} centred`}>
        <WelcomeCard {...homeStory.welcomeCard} />
      </section>

      <div className={`${styles.end} lattice`}>
        <section className={`${styles.closing} centred`} aria-labelledby="closing">
          <SectionHeading id="closing">{homeStory.closing.title}</SectionHeading>
          <p className={styles.closingText}>{homeStory.closing.text}</p>
          <Link className="button" href="/Contact">
            {homeStory.closing.toContact}
            <Icon name="arrow" />
          </Link>
          <ProfileLinks profiles={owner.profiles} labels={labels} />
        </section>
      </div>
    </HeadingRounds>
  );
}
