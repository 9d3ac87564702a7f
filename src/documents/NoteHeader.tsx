import { PageTitle } from '../components/ui/PageTitle.tsx';
import styles from './NoteHeader.module.css';
import type { ProseDocument } from './types.ts';

/**
 * The top of a note: its title, what it is about, and its day, on a band of ink, as its plate in the list is,
 * with its first picture, which the text then lacks, or the wheel.
 */
export function NoteHeader({ title, description, facts = [], dates, figure }: ProseDocument) {
  return (
    <header className={`${styles.header} inked`}>
      <div className={`${styles.inner} centred`}>
        <p className={`${styles.facts} aside`}>
          {facts.map((fact) => (
            <span key={fact}>
              {dates && fact === facts[0] ? <time dateTime={dates.published}>{fact}</time> : fact}{' '}
            </span>
          ))}
        </p>
        <PageTitle>{title}</PageTitle>
        <p className="lead">{description}</p>
        {figure && (
          <div
            className={`${styles.figure} screen`}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: made at build
            dangerouslySetInnerHTML={{ __html: figure }}
          />
        )}
        {figure === null && <span className={`${styles.sign} sign wheel screen`} />}
      </div>
    </header>
  );
}
