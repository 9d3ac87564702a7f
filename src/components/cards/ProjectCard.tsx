import { type MouseEvent, type ReactNode, useId } from 'react';
import type { Image } from '../../schema/types.ts';
import { ExternalLink } from '../basic/ExternalLink.tsx';
import { Icon } from '../basic/Icon.tsx';
import { Picture } from '../basic/Picture.tsx';
import styles from './ProjectCard.module.css';

export interface Project {
  image?: Image | undefined;
  title: string;
  url?: string | undefined;
  description?: string | undefined;
  /** Its result. */
  result?: string | undefined;
  year?: number | undefined;
  tags?: string[] | undefined;
  /** Facts about its repository. */
  facts?: string[] | undefined;
}

interface ProjectCardProps {
  project: Project;
  /** The level of its heading in the page's outline. */
  level: 2 | 3;
  load?: 'lazy' | 'eager';
  /** Whether it shows its year, result and repository's facts, where the project has them. */
  detailed?: boolean;
  /** Whether it is filled with the accent colour. */
  filled?: boolean;
  /** Further links, below the rest. */
  children?: ReactNode;
}

/** A project; the whole card links to its address, if any. If there is room, picture and text are side by side. */
export function ProjectCard({
  project,
  level,
  load = 'lazy',
  detailed = false,
  filled = false,
  children,
}: ProjectCardProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const titleId = useId();
  const tags = [...new Set([...(project.tags ?? []), ...(detailed ? (project.facts ?? []) : [])])];
  return (
    <article className={styles.place} aria-labelledby={titleId}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: its link does what a click beside it does */}
      <div
        className={styles.card}
        data-filled={filled || undefined}
        onClick={project.url ? openLink : undefined}
      >
        {project.image && (
          <div className={`${styles.picture} framed`}>
            <Picture
              className={styles.thumbnail}
              image={project.image}
              load={load}
              frame={16 / 10}
              sizes={
                filled
                  ? '(min-width: 1600px) 30vw, (min-width: 1024px) 390px, 88vw'
                  : '(min-width: 1024px) 25vw, (min-width: 640px) 46vw, 88vw'
              }
            />
          </div>
        )}
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
          {detailed && project.result && (
            <p className={styles.description}>
              <strong>{project.result}</strong>
            </p>
          )}
          {(project.tags || (detailed && (project.year || project.facts))) && (
            <ul className={styles.tags}>
              {detailed && project.year && (
                <li>
                  <time>{project.year}</time>
                </li>
              )}
              {tags.map((tag) => (
                <li key={tag}>{tag}</li>
              ))}
            </ul>
          )}
          {children}
        </div>
      </div>
    </article>
  );
}

/** A click on a card's words opens its link, unless it ends a selection of them. */
function openLink({ currentTarget, target, ctrlKey, metaKey, shiftKey }: MouseEvent) {
  if (!(target instanceof Element) || target.closest('a') || window.getSelection()?.isCollapsed === false)
    return;
  const link = currentTarget.querySelector('a');
  link?.dispatchEvent(
    new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
  );
}
