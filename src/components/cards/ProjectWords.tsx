import { digits } from '#site/site.js';
import type { Project } from '../../schema/project.ts';
import { inDigits } from '../../shared/digits.ts';
import { Entries } from '../ui/Entries.tsx';
import { ExternalLink } from '../ui/ExternalLink.tsx';
import { Icon } from '../ui/Icon.tsx';
import { PageLink } from '../ui/PageLink.tsx';
import { ElsewhereLink } from './ElsewhereLink.tsx';
import styles from './ProjectWords.module.css';

interface ProjectWordsProps {
  project: Project;
  /** The level of its heading in the page's outline. */
  level: 2 | 3;
  titleId: string;
  /** Of the link to its story. */
  storyLabel: string | undefined;
}

/**
 * The words about a project. Its title is a link to its address, or else to its story, that covers what is
 * around it; below, links to its story and to where else it is.
 */
export function ProjectWords({ project, level, titleId, storyLabel }: ProjectWordsProps) {
  const { title, url, opensIn, description, result, year, tags = [], story, links } = project;
  const Heading = level === 2 ? 'h2' : 'h3';
  const facts = [year ? inDigits(year, digits) : '', ...tags, opensIn?.words ?? ''].filter(Boolean);

  const address = url ?? story;
  const elsewhere = url ? opensIn : undefined;
  const TitleLink = url ? ExternalLink : PageLink;

  return (
    <>
      <Heading id={titleId} className={styles.title}>
        {address ? (
          <TitleLink className={`${styles.link} cover-link`} href={address} hrefLang={elsewhere?.lang}>
            {title} {elsewhere && <span className="visually-hidden">{elsewhere.words} </span>}
            <Icon name={url ? 'external' : 'arrow'} />
          </TitleLink>
        ) : (
          <span>{title}</span>
        )}
      </Heading>

      <div className={`${styles.words} cover-words stack`}>
        {description && <p>{description}</p>}

        {result && (
          <p>
            <strong>{result}</strong>
          </p>
        )}

        {facts.length > 0 && (
          <p className="aside">
            <Entries of={facts} />
          </p>
        )}
      </div>

      {url && story && (
        <PageLink className={`${styles.more} arrow-link screen`} href={story}>
          {storyLabel} <span className="visually-hidden">{title}</span>
          <Icon name="arrow" />
        </PageLink>
      )}

      {links && (
        <p className={styles.links}>
          {links.map((link) => (
            <ElsewhereLink key={link.url} {...link} title={title} className={styles.more} />
          ))}
        </p>
      )}
    </>
  );
}
