import { lang } from 'virtual:site';
import styles from './NotesList.module.css';
import type { ProseDocument } from './types.ts';

/** The notes, the newest large; a press anywhere on one opens it. */
export function NotesList({ notes }: { notes: NonNullable<ProseDocument['list']> }) {
  return (
    <ul className={styles.list}>
      {notes.map((note) => (
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
  );
}
