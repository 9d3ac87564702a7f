import type { ReactNode } from 'react';
import { base } from '#site/site.js';
import type { Image } from '../../schema/types.ts';
import { ExternalLink } from '../ui/ExternalLink.tsx';
import { Icon } from '../ui/Icon.tsx';
import styles from './ProjectWords.module.css';

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

interface ProjectWordsProps {
  project: Project;
  /** The level of its heading in the page's outline. */
  level: 2 | 3;
  titleId: string;
  /** The labels of the links to its story and its code. */
  storyLabel: string | undefined;
  codeLabel: string;
}

/**
 * What is said of a project, as a link to its address, or else to its story, that covers what is around it;
 * below it, a link to its story, or else to its code.
 */
export function ProjectWords({ project, level, titleId, storyLabel, codeLabel }: ProjectWordsProps) {
  const { title, url, description, result, year, tags = [], story, code } = project;
  const Heading = level === 2 ? 'h2' : 'h3';
  const facts = [year, tags.join(', ')].filter(Boolean).join(' · ');

  return (
    <>
      <Cover url={url} story={story}>
        <Heading id={titleId} className={styles.title}>
          {title}
          {(url || story) && <Icon name={url ? 'external' : 'arrow'} />}
        </Heading>
        {description && <p>{description}</p>}
        {result && (
          <p>
            <strong>{result}</strong>
          </p>
        )}
        {facts && <p className="aside">{facts}</p>}
      </Cover>
      {url && story && (
        <a className={`${styles.more} arrow-link screen`} href={base + story}>
          {storyLabel} <span className="visually-hidden">{title}</span>
          <Icon name="arrow" />
        </a>
      )}
      {code && !story && (
        <ExternalLink className={`${styles.more} arrow-link screen`} href={code}>
          {codeLabel} <span className="visually-hidden">{title}</span>
          <Icon name="external" />
        </ExternalLink>
      )}
    </>
  );
}

interface CoverProps extends Pick<Project, 'url' | 'story'> {
  children: ReactNode;
}

/** Not draggable, so that its words can be selected. */
function Cover({ url, story, children }: CoverProps) {
  const attributes = { className: `${styles.words} cover-link stack`, draggable: false };
  if (url)
    return (
      <ExternalLink {...attributes} href={url}>
        {children}
      </ExternalLink>
    );
  if (story)
    return (
      <a {...attributes} href={base + story}>
        {children}
      </a>
    );
  return <div className={`${styles.words} stack`}>{children}</div>;
}
