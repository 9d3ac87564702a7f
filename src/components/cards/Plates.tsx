import { type CSSProperties, Suspense, useId } from 'react';
import { images } from '#site/site.js';
import type { Project } from '../../schema/project.ts';
import { longestWord } from '../../shared/words.ts';
import { Picture } from '../ui/Picture.tsx';
import { COVER_SIZES } from './coverSizes.ts';
import styles from './Plates.module.css';
import { ProjectWords } from './ProjectWords.tsx';

interface PlatesProps {
  projects: Project[];
  storyLabel: string | undefined;
  /** The level of their headings in the page's outline. */
  level: 2 | 3;
  /** Of the first one's picture. */
  load?: 'lazy' | 'eager';
}

/** Projects, each as wide as the window. */
export function Plates({ projects, storyLabel, level, load = 'lazy' }: PlatesProps) {
  return (
    <ul className={`${styles.plates} stack`}>
      {projects.map((project, i) => (
        <li key={project.id}>
          <Suspense>
            <Plate
              isDeep={projects.slice(0, i).filter(isPlain).length % 2 > 0}
              project={project}
              storyLabel={storyLabel}
              level={level}
              load={i === 0 ? load : 'lazy'}
            />
          </Suspense>
        </li>
      ))}
    </ul>
  );
}

/** Whether it has no hue of its own. */
const isPlain = ({ image }: Project) => (image && images[image.src]?.hue) === undefined;

interface PlateProps {
  project: Project;
  /** Unlike the last one before it that has the page's hue, too. */
  isDeep: boolean;
  storyLabel: string | undefined;
  level: 2 | 3;
  load: 'lazy' | 'eager';
}

/**
 * A project, large: its picture, on phones what they show of it, and its words on the picture's own hue,
 * beside it or, in narrow windows, below it. All of it links to the project's address, or else to its story.
 */
function Plate({ project, isDeep, storyLabel, level, load }: PlateProps) {
  const { image, phone, title } = project;
  const hue = image && images[image.src]?.hue;
  const titleId = useId();

  return (
    <article
      className={`${styles.plate} inked flush zooming hued stack`}
      aria-labelledby={titleId}
      data-hue={hue ?? (isDeep ? '' : undefined)}
      data-carry="cover"
      style={{ '--hue': hue, '--word': longestWord(title) } as CSSProperties}
    >
      <div className={`${styles.panel} stack`}>
        {/* Without the result where its story tells that. */}
        <ProjectWords
          project={project.story ? { ...project, result: undefined } : project}
          storyLabel={storyLabel}
          level={level}
          titleId={titleId}
        />
      </div>

      {image && (
        <div className={`${styles.picture} cover cropped screen`} data-carried="">
          <Picture image={image} narrow={phone} ratio={16 / 10} sizes={COVER_SIZES} load={load} />
        </div>
      )}
    </article>
  );
}
