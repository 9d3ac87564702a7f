import { useId } from 'react';
import type { Project } from '../../content/types.ts';
import { ExternalLink } from '../basic/ExternalLink.tsx';
import { Icon } from '../basic/Icon.tsx';
import { Picture } from '../basic/Picture.tsx';
import styles from './ProjectCard.module.css';

interface ProjectCardProps {
  project: Project;
  /** The level of its heading in the page's outline. */
  level: 2 | 3;
  load?: 'lazy' | 'eager';
}

/** A project; the whole card links to it, if it has an address. Where there is room, picture and text are side by side. */
export function ProjectCard({ project, level, load = 'lazy' }: ProjectCardProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const titleId = useId();
  return (
    <article className={styles.place} aria-labelledby={titleId}>
      <div className={styles.card}>
        <div className={`${styles.picture} framed`}>
          <Picture
            className={styles.thumbnail}
            image={project.image}
            load={load}
            frame={16 / 10}
            sizes="(min-width: 1600px) 25vw, (min-width: 1024px) 352px, (min-width: 640px) 46vw, 92vw"
          />
        </div>
        <div className={styles.text}>
          <Heading className={styles.title}>
            {project.url ? (
              <>
                <ExternalLink id={titleId} className={styles.link} href={project.url}>
                  {project.title}
                </ExternalLink>
                <span className={styles.arrow}>
                  <Icon name="external" />
                </span>
              </>
            ) : (
              <span id={titleId}>{project.title}</span>
            )}
          </Heading>
          {project.description && <p className={styles.description}>{project.description}</p>}
          {project.tags && (
            <ul className={styles.tags}>
              {project.tags.map((tag) => (
                <li key={tag}>{tag}</li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </article>
  );
}
