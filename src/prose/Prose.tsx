import type { CSSProperties } from 'react';
import { prose } from '#site/content/frame.js';
import { NextFacet } from '../components/frame/NextFacet.tsx';
import { PageHeader } from '../components/wheel/PageHeader.tsx';
import { versionsOf } from '../navigation/versions.ts';
import { DocumentFrame } from './DocumentFrame.tsx';
import { NextStory } from './NextStory.tsx';
import { NoteHeader } from './NoteHeader.tsx';
import { NotesList } from './NotesList.tsx';
import styles from './Prose.module.css';
import { StoryHeader } from './StoryHeader.tsx';
import type { ProseDocument } from './types.ts';

/**
 * A story or a note in the site's frame, or the list of notes. Its only scripts are the frame's (menu.ts)
 * and, in a story, the one that runs its project (story.ts).
 */
export function Prose(document: ProseDocument) {
  const { kind, path, page, html, contents = [], list = [], feed, hue, next } = document;
  // In a language that lacks it, link to what it belongs to: the projects or the list of notes.
  const parent = kind === 'story' ? page : 'Notes';
  const parents = versionsOf(parent);
  const versions = versionsOf(path.slice(1)).map((version, i) =>
    document.versions.includes(version.lang) ? version : (parents[i] ?? version),
  );

  return (
    <DocumentFrame path={path} current={`/${parent}`} isPart={kind !== 'notes'} versions={versions}>
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
          {contents.length > 0 && <Contents sections={contents} />}

          {html && (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: made at build, HTML is refused
            <div className={styles.text} dangerouslySetInnerHTML={{ __html: html() }} />
          )}

          {list.length > 0 && <NotesList notes={list} />}

          {feed && (
            <a className={`${styles.feed} screen`} href={feed.href}>
              {feed.label}
            </a>
          )}
        </div>
      </article>

      {next ? <NextStory {...next} /> : <NextFacet page={parent} />}
    </DocumentFrame>
  );
}

const Contents = ({ sections }: { sections: NonNullable<ProseDocument['contents']> }) => (
  <nav className={styles.contents} aria-labelledby="contents">
    <h2 id="contents" className="aside">
      {prose.contents}
    </h2>

    <ol>
      {sections.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  </nav>
);
