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
        <header className={`${styles.head} stack`}>
          <div>
            <h1 className={styles.name}>{owner.name}</h1>
            <p className={styles.roles}>{listed(owner.roles)}</p>
            {lead && <p className={styles.lead}>{lead}</p>}
          </div>
          <div className={`${styles.portrait} framed hexagonal`}>
            <Picture image={owner.avatar} sizes="120px" frame={1} load="eager" />
          </div>
          <ul className={styles.links} aria-label={cv.contact}>
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
        </header>

        <div className={`${styles.columns} stack`}>
          {(jobs.length > 0 || studies.length > 0) && (
            <div className={`${styles.main} stack`}>
              {jobs.length > 0 && (
                <section aria-labelledby="experience">
                  <h2 id="experience">{cv.experience}</h2>
                  <ol className={`${styles.jobs} stack`}>
                    {jobs.map(({ id, role, company, period, description, points, result }) => (
                      <li key={id}>
                        <h3>{role}</h3>
                        {(company || period) && (
                          <p className={`${styles.where} aside`}>
                            {company}{' '}
                            {period && (
                              <span className={styles.period}>
                                <Period>{period}</Period>
                              </span>
                            )}
                          </p>
                        )}
                        <JobText description={description} points={points} result={result} />
                      </li>
                    ))}
                  </ol>
                </section>
              )}
              {studies.length > 0 && (
                <section aria-labelledby="education">
                  <h2 id="education">{cv.education}</h2>
                  <ul className={`${styles.jobs} stack`}>
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
            </div>
          )}

          <div className={`${styles.aside} stack`}>
            {(listed(skills.names) || listed(next.names)) && (
              <section aria-labelledby="technologies">
                <h2 id="technologies">{listed(skills.names) ? skills.title : next.title}</h2>
                {listed(skills.names) && <p>{listed(skills.names)}</p>}
                {listed(skills.names) && listed(next.names) && <h3>{next.title}</h3>}
                {listed(next.names) && <p>{listed(next.names)}</p>}
              </section>
            )}
            {facts.map(({ label, value }) => (
              <section key={`${label} ${value}`}>
                <h2>{label}</h2>
                <p>
                  <Period>{value}</Period>
                </p>
              </section>
            ))}
          </div>
        </div>

        {projects.length > 0 && (
          <section aria-labelledby="projects">
            <h2 id="projects">{cv.projects}</h2>
            <ul className={`${styles.projects} stack`}>
              {projects.map(({ id, title, description, tags, url }) => (
                <li key={id}>
                  <h3>
                    {url ? <a href={url.startsWith('/') ? siteUrl + url.slice(1) : url}>{title}</a> : title}
                  </h3>
                  {description && <p>{description}</p>}
                  {listed(tags) && <p className={styles.tags}>{listed(tags)}</p>}
                </li>
              ))}
            </ul>
          </section>
        )}
      </main>
    </>
  );
}
