import { useId } from 'react';
import { base } from '#site/site.js';
import type { Image } from '../../schema/types.ts';
import { ExternalLink } from '../ui/ExternalLink.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Picture } from '../ui/Picture.tsx';
import styles from './ProjectCard.module.css';

export interface Project {
  image?: Image | undefined;
  /** What a phone shows of it, in its plate there. */
  phone?: { src: string } | undefined;
  title: string;
  url?: string | undefined;
  description?: string | undefined;
  /** Its result. */
  result?: string | undefined;
  year?: number | undefined;
  tags?: string[] | undefined;
  /** Where its code is. */
  code?: string | undefined;
  /** The path of its story, below the edition's. */
  story?: string | undefined;
}

interface ProjectCardProps {
  project: Project;
  /** The level of its heading in the page's outline. */
  level: 2 | 3;
  storyLabel?: string | undefined;
  codeLabel: string;
  load?: 'lazy' | 'eager';
}

/**
 * A project in a column: its picture, title and description, and in a line its year and technologies. The
 * whole card links to its address, if any.
 */
export function ProjectCard({ project, level, storyLabel, codeLabel, load = 'lazy' }: ProjectCardProps) {
  const { image, title, url, description, result, year, tags = [], story, code } = project;
  const Heading = level === 2 ? 'h2' : 'h3';
  const titleId = useId();
  return (
    <article className={styles.wrapper} aria-labelledby={titleId}>
      <div className={`${styles.card} ${url ? 'zooming' : ''} stack`}>
        <div className={`${styles.picture} framed screen`}>
          {image && (
            <Picture
              image={image}
              load={load}
              frame={16 / 10}
              sizes="(min-width: 1024px) 39vw, (min-width: 768px) 45vw, 90vw"
            />
          )}
        </div>
        <div className={`${styles.words} stack`}>
          <Heading className={styles.title}>
            {url ? (
              <ExternalLink id={titleId} className={`${styles.link} cover-link`} href={url}>
                {title} <Icon name="external" />
              </ExternalLink>
            ) : (
              <span id={titleId}>{title}</span>
            )}
          </Heading>
          <div className={`${styles.text} stack`}>
            {description && <p>{description}</p>}
            {result && (
              <p>
                <strong>{result}</strong>
              </p>
            )}
            {story && (
              <a className="arrow-link screen" href={base + story}>
                {storyLabel} <span className="visually-hidden">{title}</span>
              </a>
            )}
            {code && !story && (
              <ExternalLink className="arrow-link screen" href={code}>
                {codeLabel} <span className="visually-hidden">{title}</span>
              </ExternalLink>
            )}
          </div>
          {(year || tags.length > 0) && (
            <ul className={`${styles.tags} aside`}>
              {year && (
                <li>
                  <time>{year}</time>
                </li>
              )}
              {tags.map((tag) => (
                <li key={tag}>{tag}</li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </article>
  );
}
