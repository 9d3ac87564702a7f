import type { CSSProperties } from 'react';
import { Router } from 'wouter';
import { labels, prose } from '#site/content/frame.js';
import { owner } from '#site/content/owner.js';
import { links } from '#site/pages.js';
import { base } from '#site/site.js';
import { EditionLinks } from '../components/frame/EditionLinks.tsx';
import { Footer } from '../components/frame/Footer.tsx';
import { NavBar } from '../components/frame/NavBar.tsx';
import { NextFacet } from '../components/frame/NextFacet.tsx';
import { SkipLink } from '../components/frame/SkipLink.tsx';
import { ExternalLinkNote } from '../components/ui/ExternalLink.tsx';
import { PageHeader } from '../components/wheel/PageHeader.tsx';
import { versionsOf } from '../navigation/versions.ts';
import { NextStory } from './NextStory.tsx';
import { NoteHeader } from './NoteHeader.tsx';
import { NotesList } from './NotesList.tsx';
import styles from './Prose.module.css';
import { StoryHeader } from './StoryHeader.tsx';
import type { ProseDocument } from './types.ts';

const IN_NOTES = { story: undefined, note: 'true', notes: 'page' } as const;

/**
 * A story or a note in the site's frame, or the list of notes. It is read, not played: it is rendered once,
 * at build, and its only script is the frame's own (menu.ts, story.ts). Its links load documents.
 */
export function Prose(document: ProseDocument) {
  const { kind, path, page, html, contents = [], pager = [], list = [], feed, hue, next } = document;
  // In a language that lacks it, its readers get what it is in.
  const parents = versionsOf(kind === 'story' ? page : 'Notes');
  const versions = versionsOf(path.slice(1)).map((version, i) =>
    document.versions.includes(version.lang) ? version : (parents[i] ?? version),
  );
  const languages = <EditionLinks editions={versions} label={labels.languages} />;
  return (
    <Router base={base} ssrPath={base + path} ssrSearch="">
      <NavBar
        first={<SkipLink label={labels.skipToContent} />}
        brand={owner.host ?? { label: owner.name }}
        links={links.map((link) => ({
          ...link,
          current: kind === 'story' && link.path === `/${page}` ? 'true' : false,
        }))}
        inNotes={IN_NOTES[kind]}
        labels={labels}
        versions={versions}
      >
        <span className={`${styles.noToggle} screen`} />
      </NavBar>
      <main id="main" tabIndex={-1}>
        <article
          className={`${styles.prose} page-layer`}
          data-kind={kind}
          data-hue={hue}
          style={{ '--hue': hue } as CSSProperties}
        >
          {kind === 'story' && <StoryHeader {...document} />}
          {kind === 'note' && <NoteHeader {...document} />}
          {kind === 'notes' && <PageHeader title={document.title} intro={document.description} />}
          <div className={styles.inner}>
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
              // biome-ignore lint/security/noDangerouslySetInnerHtml: made at build, HTML is refused
              <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
            )}
            {list.length > 0 && <NotesList notes={list} />}
            {feed && (
              <a className={`${styles.feed} screen`} href={feed.href}>
                {feed.label}
              </a>
            )}
            {pager.length > 0 && (
              <nav className={`${styles.pager} screen`} aria-label={prose?.others}>
                {pager.map((way) => (
                  <a key={way.path} href={base + way.path}>
                    {way.label && <span className="aside">{way.label}</span>} <strong>{way.title}</strong>
                  </a>
                ))}
              </nav>
            )}
          </div>
        </article>
        {next ? <NextStory {...next} /> : kind === 'story' && <NextFacet page={page} />}
      </main>
      <ExternalLinkNote>{labels.externalSite}</ExternalLinkNote>
      <Footer name={owner.name} profiles={owner.profiles} labels={labels}>
        {languages}
      </Footer>
    </Router>
  );
}
