import { aboutStory } from 'virtual:content/aboutStory';
import { cv } from 'virtual:content/cv';
import { labels } from 'virtual:content/frame';
import { home } from 'virtual:content/home';
import { homeStory } from 'virtual:content/homeStory';
import { owner } from 'virtual:content/owner';
import { projects } from 'virtual:content/projects';
import { base, homeUrl } from 'virtual:site';
import { Icon } from '../components/basic/Icon.tsx';
import { Picture } from '../components/basic/Picture.tsx';
import { EditionLinks } from '../components/frame/EditionLinks.tsx';
import type { Version } from '../routing/versions.ts';
import styles from './CV.module.css';

/** An address as people write it. */
const spoken = (url: string) => url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');

interface CVProps {
  /** The address of the printed PDF; null when there is none. */
  pdf: string | null;
  /** The curriculum in the site's languages. */
  versions: Version[];
}

/**
 * The site's content on one sheet, for recruiters. It is a document of its own without scripts: it is read, printed and
 * kept as it is, and costs the other pages nothing.
 */
export function CV({ pdf, versions }: CVProps) {
  const { story, experience } = aboutStory;
  return (
    <>
      <nav className={styles.bar} aria-label={cv.title}>
        <a className={styles.back} href={`${base}/Home`}>
          <Icon name="back" />
          {cv.back}
        </a>
        <EditionLinks editions={versions} label={labels.languages} />
        {pdf && (
          <a className="button" href={pdf} download="">
            {cv.download}
          </a>
        )}
      </nav>

      <main className={`${styles.sheet} paper`}>
        <header className={styles.head}>
          <div>
            <h1 className={styles.name}>{owner.name}</h1>
            <p className={styles.roles}>
              {owner.roles.map((role) => (
                <span key={role}>{role} </span>
              ))}
            </p>
            <p className={styles.lead}>{home.lead}</p>
          </div>
          <div className={`${styles.portrait} framed`}>
            <Picture image={owner.avatar} sizes="120px" frame={1} load="eager" />
          </div>
          <ul className={styles.links} aria-label={cv.contact}>
            <li>
              {cv.placeLabel} <span>{cv.place}</span>
            </li>
            <li>
              {cv.website} <a href={`${homeUrl}Contact`}>{spoken(homeUrl)}</a>
            </li>
            {owner.profiles.map(({ id, label, url }) => (
              <li key={id}>
                {label} <a href={url}>{spoken(url)}</a>
              </li>
            ))}
          </ul>
        </header>

        <div className={styles.columns}>
          <section className={styles.experience} aria-labelledby="experience">
            <h2 id="experience">{cv.experience}</h2>
            <ol className={styles.jobs}>
              {homeStory.experience.jobs.map(({ role, company, period, description }) => (
                <li key={`${role} ${period}`}>
                  <h3>{role}</h3>
                  <p className={styles.where}>
                    {company} <span className={styles.period}>{period}</span>
                  </p>
                  <p>{description}</p>
                </li>
              ))}
            </ol>
          </section>

          <div className={styles.aside}>
            <section aria-labelledby="technologies">
              <h2 id="technologies">{story.skillsTitle}</h2>
              <p>{story.skills.join('\u00a0· ')}</p>
              <h3>{story.nextTitle}</h3>
              <p>{story.next.join('\u00a0· ')}</p>
            </section>
            <section aria-labelledby="in-brief">
              <h2 id="in-brief">{cv.facts}</h2>
              <dl className={styles.facts}>
                {experience.facts.map(({ label, value }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            </section>
          </div>
        </div>

        <section aria-labelledby="projects">
          <h2 id="projects">{cv.projects}</h2>
          <ul className={styles.projects}>
            {projects.map(({ id, title, description, tags, url }) => (
              <li key={id}>
                <h3>
                  <a href={url}>{title}</a>
                </h3>
                <p>{description}</p>
                <p className={styles.tags}>{tags.join('\u00a0· ')}</p>
              </li>
            ))}
          </ul>
        </section>
      </main>
    </>
  );
}
