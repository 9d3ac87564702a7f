import { Suspense } from 'react';
import { intro, list, page, projects, storyLabel, thisSite } from '#site/content/projects.js';
import { Plates } from '../../components/cards/Plates.tsx';
import { ProjectCard } from '../../components/cards/ProjectCard.tsx';
import { NextFacet } from '../../components/frame/NextFacet.tsx';
import { PageHeader } from '../../components/wheel/PageHeader.tsx';
import type { Project } from '../../schema/project.ts';
import styles from './Projects.module.css';

/** How many are shown large: the first ones, as far as they have a story. */
const LARGE = 3;
/** How many cards are in the first view of a desktop screen, where no plate is above them. */
const FIRST_VIEW = 2;

const firstWithoutStory = projects.findIndex(({ story }) => !story);
const large = projects.slice(0, firstWithoutStory < 0 ? LARGE : Math.min(firstWithoutStory, LARGE));
const others = projects.slice(large.length);
const tiles: Project[] = thisSite ? [...others, thisSite] : others;
const heading = large.length > 0 && others.length > 0 ? list : undefined;
/** Technologies that all projects share say nothing about any of them. */
const common = (projects[0]?.tags ?? []).filter((tag) => projects.every(({ tags }) => tags?.includes(tag)));
const telling = (tags: string[] = []) =>
  projects.length > 1 ? tags.filter((tag) => !common.includes(tag)) : tags;

/** The projects in the order written, the first ones large, if they have a story; the last tile is this site. */
export function ProjectsPage() {
  return (
    <>
      <Suspense>
        <PageHeader page="Projects" title={page.heading} intro={intro} />
      </Suspense>

      {large.length > 0 && <Plates projects={large} storyLabel={storyLabel} level={2} load="eager" />}
      {heading && <h2 className={`${styles.heading} centred`}>{heading}</h2>}

      {tiles.length > 0 && (
        <ul className={`${styles.wall} stack`} data-strip="">
          {tiles.map((project, i) => (
            <li key={project.id}>
              <Suspense>
                <ProjectCard
                  project={{ ...project, tags: telling(project.tags) }}
                  level={heading ? 3 : 2}
                  storyLabel={storyLabel}
                  load={large.length === 0 && i < FIRST_VIEW ? 'eager' : 'lazy'}
                  isThisSite={project === thisSite}
                />
              </Suspense>
            </li>
          ))}
        </ul>
      )}

      <NextFacet page="Projects" />
    </>
  );
}
