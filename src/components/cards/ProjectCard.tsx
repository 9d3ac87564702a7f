import { type CSSProperties, useId } from 'react';
import { images } from '#site/site.js';
import type { Project } from '../../schema/project.ts';
import { longestWord } from '../../shared/words.ts';
import { Picture } from '../ui/Picture.tsx';
import { DETAIL } from './coverSizes.ts';
import '../ui/night.css';
import styles from './ProjectCard.module.css';
import { ProjectWords } from './ProjectWords.tsx';

interface ProjectCardProps {
  project: Project;
  storyLabel: string | undefined;
  level: 2 | 3;
  load?: 'lazy' | 'eager';

  /** On the black stage, and none of the projects. */
  isThisSite?: boolean;
}

/**
 * A tile of a wall: a detail of the project's picture, about its `focus`, and below it the words on the
 * picture's own hue. All of it links to the project's address, or else to its story.
 */
export function ProjectCard({
  project,
  storyLabel,
  level,
  load = 'lazy',
  isThisSite = false,
}: ProjectCardProps) {
  const { image, title } = project;
  const hue = isThisSite ? undefined : image && images[image.src]?.hue;
  const titleId = useId();
  const Tile = isThisSite ? 'section' : 'article';

  return (
    <Tile
      className={`${styles.tile} ${isThisSite ? 'night' : 'inked hued'} flush zooming`}
      aria-labelledby={titleId}
      data-hue={hue}
      style={{ '--hue': hue, '--word': longestWord(title) } as CSSProperties}
    >
      <div className={`${styles.card} stack`}>
        {image && (
          <div className={`${styles.picture} cropped screen`} data-detail="">
            <Picture
              image={{ ...image, zoom: image.zoom ?? DETAIL }}
              load={load}
              ratio={16 / 10}
              sizes="(min-width: 1024px) 60vw, (min-width: 768px) 90vw, 80vw"
            />
          </div>
        )}

        <div className={`${styles.words} stack`}>
          <ProjectWords project={project} storyLabel={storyLabel} level={level} titleId={titleId} />
        </div>
      </div>
    </Tile>
  );
}
