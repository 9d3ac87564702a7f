import { base } from '#site/site.js';
import type { Project } from '../../schema/project.ts';
import { ExternalLink } from '../ui/ExternalLink.tsx';
import { Icon } from '../ui/Icon.tsx';
import styles from './ProjectWords.module.css';

/** The labels of the links to a project's story and its code. */
export interface ProjectLabels {
  story: string | undefined;
  code: string;
}

interface ProjectWordsProps {
  project: Project;
  /** The level of its heading in the page's outline. */
  level: 2 | 3;
  titleId: string;
  labels: ProjectLabels;
}

/**
 * The words about a project. Its title is a link to its address, or else to its story, that covers what is
 * around it; below, a link to its story, or else to its code.
 */
export function ProjectWords({ project, level, titleId, labels }: ProjectWordsProps) {
  const { title, url, description, result, year, tags = [], story, code } = project;
  const Heading = level === 2 ? 'h2' : 'h3';
  const facts = [year, tags.join(', ')].filter(Boolean).join(' · ');

  return (
    <>
      <Heading id={titleId} className={styles.title}>
        <TitleLink {...project} />
      </Heading>

      <div className={`${styles.words} cover-words stack`}>
        {description && <p>{description}</p>}

        {result && (
          <p>
            <strong>{result}</strong>
          </p>
        )}

        {facts && <p className="aside">{facts}</p>}
      </div>

      {url && story && (
        <a className={`${styles.more} arrow-link screen`} href={base + story}>
          {labels.story} <span className="visually-hidden">{title}</span>
          <Icon name="arrow" />
        </a>
      )}

      {code && !story && (
        <ExternalLink className={`${styles.more} arrow-link screen`} href={code}>
          {labels.code} <span className="visually-hidden">{title}</span>
          <Icon name="external" />
        </ExternalLink>
      )}
    </>
  );
}

function TitleLink({ title, url, story }: Project) {
  const className = `${styles.link} cover-link`;
  if (url)
    return (
      <ExternalLink className={className} href={url}>
        {title} <Icon name="external" />
      </ExternalLink>
    );

  if (story)
    return (
      <a className={className} href={base + story}>
        {title} <Icon name="arrow" />
      </a>
    );

  return <span>{title}</span>;
}
