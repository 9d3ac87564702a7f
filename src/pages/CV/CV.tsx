import { cv, page } from '#site/content/cv.js';
import { labels } from '#site/content/frame.js';
import { owner } from '#site/content/owner.js';
import { titles } from '#site/pages.js';
import { base, homeUrl, shownHomeUrl, siteUrl } from '#site/site.js';
import { JobText } from '../../components/cards/JobText.tsx';
import { EditionLinks } from '../../components/frame/EditionLinks.tsx';
import { Period } from '../../components/ui/FactList.tsx';
import { Icon } from '../../components/ui/Icon.tsx';
import { Picture } from '../../components/ui/Picture.tsx';
import type { Version } from '../../navigation/versions.ts';
import { directAddress } from '../../schema/words.ts';
import styles from './CV.module.css';

/** Somebody else can't open an address of this machine. */
const isPublic = !/^https?:\/\/(localhost|127\.)/.test(homeUrl);
/** An address as people write it. */
const readableAddress = (url: string) =>
  directAddress(url) ?? url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
/** Texts joined with dots; the line wraps only after a dot. */
const listed = (texts: string[] = []) => texts.join('\u00a0· ');

interface CVProps {
  /** The address of the printed PDF; null when there is none. */
  pdf: string | null;
  /** The CV in the site's languages. */
  versions: Version[];
}

/**
 * The site's content on one sheet, for recruiters. It is a separate document without scripts: visitors read,
 * print and keep it unchanged, and it costs the other pages nothing.
 */
export function CV({ pdf, versions }: CVProps) {
  const { lead, jobs, studies, skills, next, facts, projects } = cv.cvFacts;
  const technologies = [skills, next].flatMap(({ title: label = '', names }) =>
    names?.length ? { label, value: listed(names) } : [],
  );
  return (
    <>
      <nav className={`${styles.bar} screen`} aria-label={page.heading}>
        <a className={`${styles.back} arrow-link`} href={`${base}/Home`}>
          <Icon name="arrow" />
          <span className="wheel" />
          {cv.back}
        </a>
        <EditionLinks editions={versions} label={labels.languages} />
        {pdf && (
          <a className="button" href={pdf} download="">
            {cv.download}
          </a>
        )}
      </nav>

      <main className={`${styles.page} paper stack`}>
        <header className={`${styles.head} inked stack`}>
          <h1 className={styles.name}>{owner.name}</h1>
          <div className={`${styles.portrait} framed hexagonal`}>
            <span className={styles.drawing}>
              <Picture image={owner.avatar} sizes="208px" frame={1} load="eager" />
            </span>
          </div>
          <div className={styles.about}>
            <p className={styles.roles}>{listed(owner.roles)}</p>
            {lead && <p>{lead}</p>}
          </div>
        </header>

        <section className={styles.rows} aria-labelledby="reach">
          <h2 id="reach">{cv.contact}</h2>
          <ul className={styles.links}>
            {cv.town && (
              <li>
                {cv.townLabel} <span>{cv.town}</span>
              </li>
            )}
            {isPublic && (
              <li>
                {cv.website}{' '}
                <a href={titles.Contact ? `${homeUrl}Contact` : homeUrl}>{readableAddress(shownHomeUrl)}</a>
              </li>
            )}
            {owner.profiles.map(({ id, label, url }) => (
              <li key={id}>
                {label !== readableAddress(url) && label} <a href={url}>{readableAddress(url)}</a>
              </li>
            ))}
            <li className="screen">
              <a href={`${base}/${cv.card}`} download="">
                {cv.saveContact}
              </a>
            </li>
          </ul>
        </section>

        {jobs.length > 0 && (
          <section className={styles.rows} aria-labelledby="experience">
            <h2 id="experience">{cv.experience}</h2>
            <ol className={styles.jobs}>
              {jobs.map(({ id, role, company, period, description, points, result }) => (
                <li key={id}>
                  {period && (
                    <p className={styles.period}>
                      <Period>{period}</Period>
                    </p>
                  )}
                  <h3>{role}</h3>
                  {company && <p className="aside">{company}</p>}
                  <JobText description={description} points={points} result={result} />
                </li>
              ))}
            </ol>
          </section>
        )}
        {studies.length > 0 && (
          <section className={styles.rows} aria-labelledby="education">
            <h2 id="education">{cv.education}</h2>
            <ul>
              {studies.map(({ label, value }) => (
                <li key={`${label} ${value}`}>
                  <h3>{label}</h3>
                  <p>
                    <Period>{value}</Period>
                  </p>
                </li>
              ))}
            </ul>
          </section>
        )}
        {[...technologies, ...facts].map(({ label, value }) => (
          <section key={`${label} ${value}`} className={`${styles.rows} ${styles.fact}`}>
            <h2>{label}</h2>
            <p>
              <Period>{value}</Period>
            </p>
          </section>
        ))}

        {projects.length > 0 && (
          <section className={styles.rows} aria-labelledby="projects">
            <h2 id="projects">{cv.projects}</h2>
            <ul className={styles.projects}>
              {projects.map(({ id, title, description, tags, url }) => (
                <li key={id}>
                  <h3>
                    {url ? <a href={url.startsWith('/') ? siteUrl + url.slice(1) : url}>{title}</a> : title}
                  </h3>
                  {description && <p>{description}</p>}
                  {listed(tags) && <p className="aside">{listed(tags)}</p>}
                </li>
              ))}
            </ul>
          </section>
        )}
      </main>
    </>
  );
}
