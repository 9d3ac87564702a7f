import { images } from 'virtual:site';
import type { ReactNode } from 'react';
import { ExternalLink } from '../basic/ExternalLink.tsx';
import { Icon } from '../basic/Icon.tsx';
import { Picture } from '../basic/Picture.tsx';
import styles from './Plate.module.css';
import type { Project } from './ProjectCard.tsx';

interface PlateProps {
  project: Project;
  /** The level of its heading in the page's outline. */
  level: 2 | 3;
  load?: 'lazy' | 'eager';
  /** Further links, below the rest. */
  children?: ReactNode;
}

/**
 * A project, large: its picture, and its words on the picture's own hue, beside it or, in narrow windows, below it. Every second
 * one in a list is mirrored. All of it links to the project's address, if any.
 */
export function Plate({ project, level, load = 'lazy', children }: PlateProps) {
  const { image, title, url, description, result } = project;
  const Heading = level === 2 ? 'h2' : 'h3';
  const hue = image && images[image.src]?.hue;
  return (
    // In HTML, the hue is set by the build (elementStyles.ts): the policy refuses style attributes.
    <div
      ref={(plate) => {
        if (hue !== undefined) plate?.style.setProperty('--hue', String(hue));
      }}
      className={`${styles.plate} hued`}
      data-hue={hue}
    >
      {image && (
        <div className={`${styles.picture} framed`}>
          <Picture image={image} frame={16 / 10} sizes="(min-width: 1200px) 52vw, 88vw" load={load} />
        </div>
      )}
      <div className={styles.panel}>
        <Heading className={styles.title}>
          {url ? (
            <ExternalLink className={styles.link} href={url}>
              {title} <Icon name="external" />
            </ExternalLink>
          ) : (
            title
          )}
        </Heading>
        {description && <p>{description}</p>}
        {result && (
          <p>
            <strong>{result}</strong>
          </p>
        )}
        {children}
      </div>
    </div>
  );
}
