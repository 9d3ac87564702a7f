import { useId } from 'react';
import type { Project } from '../../schema/project.ts';
import { Picture } from '../ui/Picture.tsx';
import styles from './ProjectCard.module.css';
import { ProjectWords } from './ProjectWords.tsx';

interface ProjectCardProps {
  project: Project;
  level: 2 | 3;
  storyLabel?: string | undefined;
  codeLabel: string;
  load?: 'lazy' | 'eager';
}

/** A project in a column: its picture, and what is said of it. All of it is a link to its address, if any. */
export function ProjectCard({ project, level, storyLabel, codeLabel, load = 'lazy' }: ProjectCardProps) {
  const { image, url } = project;
  const titleId = useId();

  return (
    <article className={styles.wrapper} aria-labelledby={titleId}>
      <div className={`${styles.card} ${url ? 'zooming' : ''} stack`}>
        <div className={`${styles.picture} cropped screen`}>
          {image && (
            <Picture
              image={image}
              load={load}
              ratio={16 / 10}
              sizes="(min-width: 1024px) 39vw, (min-width: 768px) 45vw, 80vw"
            />
          )}
        </div>

        <div className={`${styles.words} stack`}>
          <ProjectWords {...{ project, level, titleId, storyLabel, codeLabel }} />
        </div>
      </div>
    </article>
  );
}
