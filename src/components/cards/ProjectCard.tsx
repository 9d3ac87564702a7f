import { useId } from 'react';
import type { Project } from '../../schema/project.ts';
import { Picture } from '../ui/Picture.tsx';
import styles from './ProjectCard.module.css';
import { type ProjectLabels, ProjectWords } from './ProjectWords.tsx';

interface ProjectCardProps {
  project: Project;
  labels: ProjectLabels;
  level: 2 | 3;
  load?: 'lazy' | 'eager';
}

/** A project in a column: its picture, and what is said of it. All of it is a link to its address, if any. */
export function ProjectCard({ project, labels, level, load = 'lazy' }: ProjectCardProps) {
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
          <ProjectWords project={project} labels={labels} level={level} titleId={titleId} />
        </div>
      </div>
    </article>
  );
}
