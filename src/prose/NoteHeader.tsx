import { PageTitle } from '../components/ui/PageTitle.tsx';
import styles from './NoteHeader.module.css';
import { NoteNumber } from './NoteNumber.tsx';
import type { ProseDocument } from './types.ts';

/** The top of a note, on a band of ink: the number that it is about, its title, what it says, and its day. */
export function NoteHeader({ title, description, facts = [], dates, figure }: ProseDocument) {
  return (
    <header className={`${styles.header} inked`} data-carry="figure">
      <div className={`${styles.inner} centred stack`}>
        {figure && <NoteNumber>{figure}</NoteNumber>}
        <PageTitle>{title}</PageTitle>

        <div>
          <p className="lead">{description}</p>

          <p className={styles.facts}>
            {facts.map((fact) => (
              <span key={fact}>
                {dates && fact === facts[0] ? <time dateTime={dates.published}>{fact}</time> : fact}{' '}
              </span>
            ))}
          </p>
        </div>
      </div>
    </header>
  );
}
