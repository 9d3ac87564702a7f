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
import { labels } from '../content/frame.ts';
import { homeStory, logos } from '../content/homeStory.ts';
import { owner } from '../content/owner.ts';
import { projects } from '../content/projects.ts';
import styles from './HomeStory.module.css';

const featured = homeStory.featured.ids.flatMap((id) => projects.filter((project) => project.id === id));

/** Home below its first view. */
export function HomeStory() {
  return (
    <HeadingRounds>
      <LogoSlider logos={logos} label={labels.technologies} />

      <section className={`${styles.welcome} centred`} aria-labelledby="bienvenida">
        <SectionHeading id="bienvenida" delayMs={150}>
          {homeStory.welcome}
        </SectionHeading>
        <p className={styles.welcomeText}>{homeStory.welcomeText}</p>
      </section>

      <section className={`${styles.section} centred`} aria-labelledby="experiencia">
        <SectionHeading id="experiencia">{homeStory.experience.title}</SectionHeading>
        <p className={styles.sectionIntro}>{homeStory.experience.intro}</p>
        <Timeline jobs={homeStory.experience.jobs} />
      </section>

      <section className={`${styles.section} centred`} aria-labelledby="sobre-mi">
        <div className={styles.columns}>
          <SectionHeading id="sobre-mi">{homeStory.about.title}</SectionHeading>
          <div className={styles.prose}>
            {homeStory.about.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <Link className={styles.textLink} href="/About">
              {labels.moreAboutMe}
              <Icon name="arrow" />
            </Link>
          </div>
        </div>
      </section>

      <section className={`${styles.section} centred`} aria-labelledby="destacados">
        <SectionHeading id="destacados">{homeStory.featured.title}</SectionHeading>
        <p className={styles.sectionIntro}>{homeStory.featured.intro}</p>
        <ul className={styles.cards}>
          {featured.map((project) => (
            <Reveal as="li" key={project.id}>
              <ProjectCard project={project} level={3} />
            </Reveal>
          ))}
        </ul>
        <Link className={styles.textLink} href="/Projects">
          {labels.allProjects}
          <Icon name="arrow" />
        </Link>
      </section>

      <section className={`${styles.section} centred`}>
        <WelcomeCard {...homeStory.welcomeCard} />
      </section>

      <div className={`${styles.end} lattice`}>
        <section className={`${styles.closing} centred`} aria-labelledby="hablamos">
          <SectionHeading id="hablamos">{homeStory.closing.title}</SectionHeading>
          <p className={styles.closingText}>{homeStory.closing.text}</p>
          <Link className="button" href="/Contact">
            {labels.contact}
            <Icon name="arrow" />
          </Link>
          <ProfileLinks profiles={owner.profiles} labels={labels} />
        </section>
      </div>
    </HeadingRounds>
  );
}
