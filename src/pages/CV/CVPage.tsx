import { cv } from '#site/content/cv.js';
import { owner } from '#site/content/owner.js';
import { titles } from '#site/pages.js';
import { base, homeUrl, shownHomeUrl, siteUrl } from '#site/site.js';
import { JobText } from '../../components/cards/JobText.tsx';
import { NextFacet } from '../../components/frame/NextFacet.tsx';
import { Entries } from '../../components/ui/Entries.tsx';
import { Period } from '../../components/ui/FactList.tsx';
import { Name } from '../../components/ui/Name.tsx';
import { Picture } from '../../components/ui/Picture.tsx';
import { directAddress } from '../../shared/words.ts';
import styles from './CV.module.css';

/** Other people can't open an address of this machine. */
const isPublic = !/^https?:\/\/(localhost|127\.)/.test(homeUrl);
/** An address as people write it. */
const readableAddress = (url: string) =>
  directAddress(url) ?? url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
/** Whether a label is the address itself, such as a telephone number as it is dialled where it is read. */
const isSame = (label: string, url: string) =>
  (url.startsWith('tel:') ? label.replace(/[^\d+]/g, '') : label) === readableAddress(url);

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
          <Name className={styles.name}>{owner.name}</Name>

          <div className={`${styles.portrait} cropped hexagonal`}>
            <Picture image={owner.avatar} sizes="11rem" ratio={1} load="eager" />
          </div>

          <div className={styles.about}>
            <p className={styles.roles}>
              <Entries of={owner.roles} />
            </p>
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
                {!isSame(label, url) && label}{' '}
                <a href={url}>
                  <bdi>{isSame(label, url) ? label : readableAddress(url)}</bdi>
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
            <p>
              <Entries of={names} />
            </p>
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
              {projects.map(({ id, title, description, tags = [], url, opensIn }) => (
                <li key={id}>
                  <h3>
                    {url ? (
                      <a href={url.startsWith('/') ? siteUrl + url.slice(1) : url} hrefLang={opensIn?.lang}>
                        {title}
                      </a>
                    ) : (
                      title
                    )}
                  </h3>
                  {description && <p>{description}</p>}
                  <Aside texts={opensIn ? [...tags, opensIn.words] : tags} />
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

const Aside = ({ texts }: { texts: string[] }) =>
  texts.length > 0 && (
    <p className="aside">
      <Entries of={texts} />
    </p>
  );
