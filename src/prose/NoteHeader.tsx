import { PageTitle } from '../components/header/PageTitle.tsx';
import styles from './NoteHeader.module.css';
import type { ProseDocument } from './types.ts';

/** The top of a note, or of the list of notes: its title, what it is about, and its day. */
export function NoteHeader({ title, description, facts = [], dates }: ProseDocument) {
  return (
    <header className={`${styles.header} centred`}>
      {facts.length > 0 && (
        <p className={styles.facts}>
          {facts.map((fact) => (
            <span key={fact}>
              {dates && fact === facts[0] ? <time dateTime={dates.published}>{fact}</time> : fact}{' '}
            </span>
          ))}
        </p>
      )}
      <PageTitle>{title}</PageTitle>
      <p className={styles.lead}>{description}</p>
    </header>
  );
}
