import { labels, prose } from 'virtual:content/frame';
import { owner } from 'virtual:content/owner';
import { links } from 'virtual:pages';
import { base, lang } from 'virtual:site';
import { Router } from 'wouter';
import { ExternalLinkNote } from '../components/basic/ExternalLink.tsx';
import { Icon } from '../components/basic/Icon.tsx';
import { EditionLinks } from '../components/frame/EditionLinks.tsx';
import { Footer } from '../components/frame/Footer.tsx';
import { NavBar } from '../components/frame/NavBar.tsx';
import { SkipLink } from '../components/frame/SkipLink.tsx';
import { PageHeader } from '../components/header/PageHeader.tsx';
import { versionsOf } from '../routing/versions.ts';
import styles from './Prose.module.css';
import type { ProseDocument } from './types.ts';

/**
 * A story or a note in the site's frame, or the list of notes. It is read, not played: it is rendered once, at build, and its only
 * script is the frame's own (menu.ts). Its links load documents.
 */
export function Prose({ kind, path, page, title, description, ...document }: ProseDocument) {
  const {
    html,
    contents = [],
    facts = [],
    dates,
    links: about = [],
    ways = [],
    versions,
    list = [],
    feed,
  } = document;
  const offered = versionsOf(path.slice(1)).filter((version) => versions.includes(version.lang));
  const languages = <EditionLinks editions={offered} label={labels.languages} />;
  return (
    <Router base={base} ssrPath={base + path} ssrSearch="">
      <NavBar
        first={<SkipLink label={labels.skipToContent} />}
        brand={owner.host ?? { label: owner.name }}
        shown={page}
        links={links.map((link) => ({
          ...link,
          current: kind === 'story' && link.path === `/${page}` ? 'true' : false,
        }))}
        labels={labels}
        languages={languages}
      />
      <main id="main" tabIndex={-1}>
        <article className={styles.prose} data-kind={kind}>
          <PageHeader
            page={page}
            below
            title={title}
            intro={description}
            {...(list.length > 0 && { count: list.length })}
            labels={labels}
          />
          <div className={`${styles.inner} centred`}>
            {facts.length > 0 && (
              <ul className={styles.facts}>
                {facts.map((fact) => (
                  <li key={fact}>
                    {dates && fact === facts[0] ? <time dateTime={dates.published}>{fact}</time> : fact}
                  </li>
                ))}
              </ul>
            )}
            {about.length > 0 && (
              <p className={`${styles.about} screen`}>
                {about.map(({ label, href }) => (
                  <a key={href} className="button" href={href} rel="noopener">
                    {label}
                    <Icon name="external" />
                  </a>
                ))}
              </p>
            )}
            {contents.length > 0 && (
              <nav className={styles.contents} aria-labelledby="contents">
                <h2 id="contents">{prose?.contents}</h2>
                <ol>
                  {contents.map(({ id, text }) => (
                    <li key={id}>
                      <a href={`#${id}`}>{text}</a>
                    </li>
                  ))}
                </ol>
              </nav>
            )}
            {html && (
              // biome-ignore lint/security/noDangerouslySetInnerHtml: made at build from Markdown, in which HTML is refused
              <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
            )}
            {list.length > 0 && (
              <ul className={styles.list}>
                {list.map((note) => (
                  <li key={note.href} lang={note.lang ?? undefined}>
                    <h2>
                      <a href={note.href} hrefLang={note.lang ?? undefined}>
                        {note.title}
                      </a>
                    </h2>
                    <p>{note.description}</p>
                    <p className={styles.date}>
                      <time dateTime={note.date} lang={lang}>
                        {note.words}
                      </time>
                      {note.language && ` · ${note.language}`}
                    </p>
                  </li>
                ))}
              </ul>
            )}
            {feed && (
              <a className={`${styles.feed} screen`} href={feed.href}>
                {feed.label}
              </a>
            )}
            {ways.length > 0 && (
              <nav className={`${styles.ways} screen`} aria-label={prose?.others}>
                {ways.map((way) => (
                  <a key={way.path} href={base + way.path} data-direction={way.direction}>
                    {way.label && <span>{way.label}</span>} <strong>{way.title}</strong>
                  </a>
                ))}
              </nav>
            )}
          </div>
        </article>
      </main>
      <ExternalLinkNote>{labels.externalSite}</ExternalLinkNote>
      <Footer name={owner.name} profiles={owner.profiles} labels={labels}>
        {languages}
      </Footer>
    </Router>
  );
}
