import { type ReactNode, useId } from 'react';
import { ExternalLink } from '../basic/ExternalLink.tsx';
import { Picture } from '../basic/Picture.tsx';
import styles from './Plate.module.css';
import type { Project } from './ProjectCard.tsx';

interface PlateProps {
  project: Project;
  /** Further links, below the rest. */
  children?: ReactNode;
}

/**
 * A project, large: a panel with its words overlaps its picture. Every second one in a list is mirrored. All of it links to the
 * project's address, if any.
 */
export function Plate({ project, children }: PlateProps) {
  const { image, title, url, description, result } = project;
  const titleId = useId();
  return (
    <article className={styles.plate} aria-labelledby={titleId}>
      {image && (
        <div className={`${styles.picture} framed`}>
          <Picture image={image} frame={16 / 10} sizes="(min-width: 1200px) 52vw, 90vw" />
        </div>
      )}
      <div className={styles.panel}>
        <h3 className={styles.title}>
          {url ? (
            <ExternalLink id={titleId} className={styles.link} href={url}>
              {title}
            </ExternalLink>
          ) : (
            <span id={titleId}>{title}</span>
          )}
        </h3>
        {description && <p>{description}</p>}
        {result && (
          <p>
            <strong>{result}</strong>
          </p>
        )}
        {children}
      </div>
    </article>
  );
}
