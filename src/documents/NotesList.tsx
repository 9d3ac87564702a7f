import { lang } from '#site/site.js';
import styles from './NotesList.module.css';
import type { ProseDocument } from './types.ts';

/** The notes with their first pictures, the newest large; a press anywhere on one opens it. */
export function NotesList({ notes }: { notes: NonNullable<ProseDocument['list']> }) {
  return (
    <ul className={`${styles.list} stack`}>
      {notes.map((note, i) => (
        <li key={note.href} className={i === 0 ? 'inked cut stack' : 'stack'} lang={note.lang ?? undefined}>
          <h2>
            <a className="cover-link" href={note.href} hrefLang={note.lang ?? undefined}>
              {note.title}
            </a>
          </h2>
          <p>{note.description}</p>
          <p className={`${styles.date} aside`}>
            <time dateTime={note.date} lang={lang}>
              {note.words}
            </time>
            {note.language && ` · ${note.language}`}
          </p>
          {i === 0 && !note.picture && <span className="sign wheel screen" />}
          {note.picture && (
            <div
              className={i === 0 ? 'screen' : undefined}
              aria-hidden="true"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: made at build
              dangerouslySetInnerHTML={{ __html: note.picture }}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
