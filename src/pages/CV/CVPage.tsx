import { cv } from '#site/content/cv.js';
import { owner } from '#site/content/owner.js';
import { titles } from '#site/pages.js';
import { base, homeUrl, shownHomeUrl, siteUrl } from '#site/site.js';
import { JobText } from '../../components/cards/JobText.tsx';
import { NextFacet } from '../../components/frame/NextFacet.tsx';
import { Period } from '../../components/ui/FactList.tsx';
import { Picture } from '../../components/ui/Picture.tsx';
import { directAddress } from '../../shared/words.ts';
import styles from './CV.module.css';

/** Other people can't open an address of this machine. */
const isPublic = !/^https?:\/\/(localhost|127\.)/.test(homeUrl);
/** An address as people write it. */
const readableAddress = (url: string) =>
  directAddress(url) ?? url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
/** Texts joined by dots, each perhaps in a language of its own; a line ends only after a dot. */
const listed = (texts: string[] = []) => texts.flatMap((text, i) => (i > 0 ? ['\u00a0· ', text] : text));

/**
 * The site's content on one sheet, for recruiters. It is a document: visitors read, print and keep it
 * unchanged, and it costs the other pages nothing.
 *
 * @param props `pdf`: the address of the printed form; null when there is none
 */
export function CVPage({ pdf }: { pdf: string | null }) {
  const { lead, jobs, studies, skills, next, facts, projects } = cv.cvFacts;
  const technologies = [skills, next].flatMap(({ title: label = '', names }) =>
    names?.length ? { label, names } : [],
  );

  return (
    <>
      <article className={`${styles.page} paper stack`}>
        <header className={`${styles.head} inked stack`}>
          <h1 className={styles.name}>{owner.name}</h1>

          <div className={`${styles.portrait} cropped hexagonal`}>
            <Picture image={owner.avatar} sizes="11rem" ratio={1} load="eager" />
          </div>

          <div className={styles.about}>
            <p className={styles.roles}>{listed(owner.roles)}</p>
            {lead && <p>{lead}</p>}
            {pdf && (
              <a className={`${styles.pdf} button screen`} href={pdf} download="">
                {cv.download}
              </a>
            )}
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
                <a href={titles.Contact ? `${homeUrl}Contact` : homeUrl}>
                  <bdi>{readableAddress(shownHomeUrl)}</bdi>
                </a>
              </li>
            )}

            {owner.profiles.map(({ id, label, url }) => (
              <li key={id}>
                {label !== readableAddress(url) && label}{' '}
                <a href={url}>
                  <bdi>{readableAddress(url)}</bdi>
                </a>
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

        {technologies.map(({ label, names }) => (
          <section key={label} className={`${styles.rows} ${styles.fact}`}>
            <h2>{label}</h2>
            <p>{listed(names)}</p>
          </section>
        ))}

        {facts.map(({ label, value }) => (
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
                  {tags && tags.length > 0 && <p className="aside">{listed(tags)}</p>}
                </li>
              ))}
            </ul>
          </section>
        )}
      </article>

      <NextFacet page="CV" />
    </>
  );
}
