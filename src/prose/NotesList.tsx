import { lang } from '#site/site.js';
import { NoteNumber, widthOf } from './NoteNumber.tsx';
import './numberChange.css';
import styles from './NotesList.module.css';
import type { ProseDocument } from './types.ts';

/** The notes by the numbers that they are about, in one size; a press anywhere on one opens it. */
export function NotesList({ notes }: { notes: NonNullable<ProseDocument['list']> }) {
  const letters = Math.max(...notes.map(({ figure = '' }) => widthOf(figure)));

  return (
    <ul className={styles.list}>
      {notes.map((note) => (
        <li key={note.href} lang={note.lang ?? undefined} data-carry="figure">
          {note.figure && <NoteNumber letters={letters}>{note.figure}</NoteNumber>}

          <div>
            <h2>
              <a className="cover-link" href={note.href} hrefLang={note.lang ?? undefined} dir="auto">
                {note.title}
              </a>
            </h2>

            <div className="cover-words">
              <p dir="auto">{note.description}</p>
              <p className={styles.date}>
                <time dateTime={note.date} lang={lang}>
                  {note.words}
                </time>
                {note.language && (
                  <>
                    {' · '}
                    <bdi>{note.language}</bdi>
                  </>
                )}
              </p>
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
