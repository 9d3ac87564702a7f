import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Clock } from '../components/Clock.tsx';
import { Icon } from '../components/Icon.tsx';
import { LogoSlider } from '../components/LogoSlider.tsx';
import { Picture } from '../components/Picture.tsx';
import { ProfileLinks } from '../components/ProfileLinks.tsx';
import { ProjectCard } from '../components/ProjectCard.tsx';
import { Reveal } from '../components/Reveal.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import { Timeline } from '../components/Timeline.tsx';
import { Typewriter } from '../components/Typewriter.tsx';
import { WelcomeCard } from '../components/WelcomeCard.tsx';
import { home } from '../content/home.ts';
import { labels } from '../content/labels.ts';
import { logos } from '../content/logos.ts';
import { owner } from '../content/owner.ts';
import { projects } from '../content/projects.ts';
import styles from './Home.module.css';

const featured = home.featured.ids.flatMap((id) => projects.filter((project) => project.id === id));

export function Home() {
  const [visible, setVisible] = useState(false);
  useEffect(() => setVisible(true), []);
  return (
    <>
      <div className={`${styles.stage} lattice`}>
        <section className={styles.hero} data-visible={visible}>
          <div className={styles.intro}>
            <p className={styles.label}>{home.label}</p>
            <Typewriter phrases={home.phrases} />
            <h1 className={styles.name} tabIndex={-1}>
              {owner.name}
            </h1>
            <p className={styles.role}>
              {owner.roles.map((role) => (
                <span key={role}>{role} </span>
              ))}
            </p>
            <p className={styles.lead}>{home.lead}</p>
            <div className={styles.actions}>
              <Link className={styles.primary} href="/Projects">
                {labels.projects}
                <Icon name="arrow" />
              </Link>
              <Link className={styles.secondary} href="/Contact">
                {labels.contact}
              </Link>
            </div>
            <ProfileLinks profiles={owner.profiles} label={labels.profiles} />
          </div>
          <div className={styles.portrait}>
            <div className={styles.frame}>
              <Picture
                className={styles.picture}
                image={owner.avatar}
                sizes="(min-width: 1024px) 440px, 70vw"
                load="eager"
              />
            </div>
            <Clock label={labels.localTime} />
          </div>
        </section>
      </div>

      <LogoSlider logos={logos} label={labels.technologies} />

      <section className={styles.welcome} aria-labelledby="bienvenida">
        <SectionHeading id="bienvenida" delayMs={150}>
          {home.welcome}
        </SectionHeading>
        <p className={styles.welcomeText}>{home.welcomeText}</p>
      </section>

      <section className={styles.section} aria-labelledby="experiencia">
        <SectionHeading id="experiencia">{home.experience.title}</SectionHeading>
        <p className={styles.sectionIntro}>{home.experience.intro}</p>
        <Timeline jobs={home.experience.jobs} />
      </section>

      <section className={styles.section} aria-labelledby="sobre-mi">
        <div className={styles.columns}>
          <SectionHeading id="sobre-mi">{home.about.title}</SectionHeading>
          <div className={styles.prose}>
            {home.about.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <Link className={styles.textLink} href="/About">
              {labels.moreAboutMe}
              <Icon name="arrow" />
            </Link>
          </div>
        </div>
      </section>

      <section className={styles.section} aria-labelledby="destacados">
        <SectionHeading id="destacados">{home.featured.title}</SectionHeading>
        <p className={styles.sectionIntro}>{home.featured.intro}</p>
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

      <section className={styles.section}>
        <WelcomeCard {...home.welcomeCard} />
      </section>

      <div className={`${styles.end} lattice`}>
        <section className={styles.closing} aria-labelledby="hablamos">
          <SectionHeading id="hablamos">{home.closing.title}</SectionHeading>
          <p className={styles.closingText}>{home.closing.text}</p>
          <Link className={styles.primary} href="/Contact">
            {labels.contact}
            <Icon name="arrow" />
          </Link>
          <ProfileLinks profiles={owner.profiles} label={labels.profiles} />
        </section>
      </div>
    </>
  );
}
