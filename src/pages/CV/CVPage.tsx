import type { CSSProperties } from 'react';
import { cv } from '#site/content/cv.js';
import { owner } from '#site/content/owner.js';
import { titles } from '#site/pages.js';
import { base, homeUrl, images, shownHomeUrl, siteUrl } from '#site/site.js';
import { JobText } from '../../components/cards/JobText.tsx';
import { NextFacet } from '../../components/frame/NextFacet.tsx';
import { Address } from '../../components/ui/Address.tsx';
import { Entries } from '../../components/ui/Entries.tsx';
import { Period } from '../../components/ui/FactList.tsx';
import { Name } from '../../components/ui/Name.tsx';
import { Picture } from '../../components/ui/Picture.tsx';
import type { Project } from '../../schema/project.ts';
import { directAddress, entriesOf, shownAddress } from '../../shared/words.ts';
import styles from './CV.module.css';

/** Other people can't open an address of this machine. */
const isPublic = !/^https?:\/\/(localhost|127\.)/.test(homeUrl);
/** An address as people write it. */
const readableAddress = (url: string) =>
  directAddress(url) ?? url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');

const website = readableAddress(shownHomeUrl);

/** By their addresses, or as people write a telephone number; this site isn't one of them. */
const profiles = owner.profiles
  .map(({ id, label, url }) => ({ id, url, address: shownAddress(label, url) ?? readableAddress(url) }))
  .filter(({ address }) => address !== website);

/**
 * The site's content on one sheet, for recruiters. It is a document: visitors read, print and keep it
 * unchanged, and it costs the other pages nothing.
 *
 * @param props `pdf`: the address of the printed form; null when there is none
 */
export function CVPage({ pdf }: { pdf: string | null }) {
  const { lead, looking, jobs, studies, skills, next, facts, projects } = cv.cvFacts;
  const technologies = [skills, next].flatMap(({ title: label = '', names }) =>
    names?.length ? { label, names } : [],
  );

  return (
    <>
      <article className={styles.page}>
        <header className={`${styles.head} inked`}>
          <Name className={styles.name}>{owner.name}</Name>

          <div className={`${styles.portrait} cropped hexagonal`}>
            <Picture image={owner.avatar} sizes="22rem" ratio={1} load="soon" />
          </div>

          <div className={styles.about}>
            <p className={styles.roles}>
              <Entries of={owner.roles} />
            </p>
            {lead && <p className="lead">{lead}</p>}

            {looking.map(({ label, value }) => (
              <h2 key={value} className={styles.looking}>
                {label} {value}
              </h2>
            ))}

            {pdf && (
              <a className={`${styles.pdf} button screen`} href={pdf} download="">
                {cv.download}
              </a>
            )}
          </div>
        </header>

        <div className={styles.body}>
          <section className={`${styles.contact} inked`} aria-labelledby="reach">
            <h2 id="reach" className="aside">
              {cv.contact}
            </h2>

            <ul>
              {cv.town && <li>{cv.town}</li>}

              {isPublic && (
                <li>
                  <bdi>
                    <a href={titles.Contact ? `${homeUrl}Contact` : homeUrl}>
                      <Address>{website}</Address>
                    </a>
                  </bdi>
                </li>
              )}

              {profiles.map(({ id, address, url }) => (
                <li key={id}>
                  <bdi>
                    <a href={url}>
                      <Address>{address}</Address>
                    </a>
                  </bdi>
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
            <section className={styles.career} aria-labelledby="experience">
              <h2 id="experience">{cv.experience}</h2>

              <ol>
                {jobs.map(({ id, role, company, period, description, points, result }) => (
                  <li key={id} className={styles.job}>
                    <h3>{role}</h3>
                    {period && (
                      <p className={styles.period}>
                        <Period>{period}</Period>
                      </p>
                    )}
                    {company && <p className={`${styles.company} aside`}>{company}</p>}
                    <JobText description={description} points={points} result={result} />
                  </li>
                ))}
              </ol>
            </section>
          )}

          <div className={`${styles.facts} inked`}>
            {studies.length > 0 && (
              <section>
                <h2 className="aside">{cv.education}</h2>
                <ul>
                  {studies.map(({ label, value }) => (
                    <li key={`${label} ${value}`}>
                      <h3>{label}</h3>
                      <Period>{value}</Period>
                    </li>
                  ))}
                </ul>
              </section>
            )}

            {technologies.map(({ label, names }) => (
              <section key={label}>
                <h2 className="aside">{label}</h2>
                <p>
                  <Entries of={names} />
                </p>
              </section>
            ))}

            {facts.map(({ label, value }) => (
              <section key={`${label} ${value}`}>
                <h2 className="aside">{label}</h2>
                {entriesOf(value).map((part) => (
                  <p key={part}>
                    <Period>{part}</Period>
                  </p>
                ))}
              </section>
            ))}
          </div>
        </div>

        {projects.length > 0 && (
          <section className={styles.projects} aria-labelledby="projects">
            <h2 id="projects" className="inked">
              {cv.projects}
            </h2>

            <ul>
              {projects.map((project) => (
                <ProjectTile key={project.id} project={project} />
              ))}
            </ul>
          </section>
        )}
      </article>

      <NextFacet page="CV" />
    </>
  );
}

/** A project on its picture's own hue; all of it links to the project's address. */
function ProjectTile({ project }: { project: Project }) {
  const { image, title, description, tags = [], url, opensIn } = project;
  const hue = image && images[image.src]?.hue;
  const texts = opensIn ? [...tags, opensIn.words] : tags;

  return (
    <li className="aside inked flush hued" data-hue={hue} style={{ '--hue': hue } as CSSProperties}>
      {image && (
        <div className={`${styles.thumbnail} cropped screen`}>
          <Picture image={{ ...image, zoom: undefined }} sizes="20rem" ratio={16 / 10} />
        </div>
      )}

      <h3>
        {url ? (
          <a
            className="cover-link"
            href={url.startsWith('/') ? siteUrl + url.slice(1) : url}
            hrefLang={opensIn?.lang}
          >
            {title}
          </a>
        ) : (
          title
        )}
      </h3>
      {description && <p>{description}</p>}
      {texts.length > 0 && (
        <p>
          <Entries of={texts} />
        </p>
      )}
    </li>
  );
}
