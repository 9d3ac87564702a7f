import type { CSSProperties } from 'react';
import { PageTitle } from '../ui/PageTitle.tsx';
import styles from './PageHeader.module.css';

interface PageHeaderProps {
  /** The page's name; without one, as for the list of notes, the title isn't the picture of its page. */
  page?: string;
  title: string;
  intro?: string | undefined;
}

/** The top of a page in its colour: its h1, as wide as the content, and an introductory sentence, if any. */
export function PageHeader({ page, title, intro }: PageHeaderProps) {
  return (
    <header
      className={page ? `${styles.large} inked` : styles.plain}
      style={page ? ({ '--letters': title.length } as CSSProperties) : undefined}
    >
      <div className="centred">
        <PageTitle>{title}</PageTitle>
        {intro && <p className={`${styles.intro} lead`}>{intro}</p>}
      </div>
    </header>
  );
}
