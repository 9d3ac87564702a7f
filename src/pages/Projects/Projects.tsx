import { labels } from 'virtual:content/frame';
import { intro, list, page, projects, storyLabel } from 'virtual:content/projects';
import { base } from 'virtual:site';
import { Icon } from '../../components/basic/Icon.tsx';
import { Reveal } from '../../components/basic/Reveal.tsx';
import { Plate } from '../../components/cards/Plate.tsx';
import { ProjectCard } from '../../components/cards/ProjectCard.tsx';
import { NextFacet } from '../../components/frame/NextFacet.tsx';
import { PageHeader } from '../../components/header/PageHeader.tsx';
import styles from './Projects.module.css';

/** How many rows are in the first view of a desktop screen, where no plate is above them. */
const FIRST_VIEW = 3;

const covers = projects.flatMap(({ image }) => image ?? []);
const told = projects.filter(({ story }) => story);
const heading = told.length > 0 ? list : undefined;
/** What all projects are made with is said once, beside the list's heading, and not in each row. */
const common = heading
  ? (projects[0]?.tags ?? []).filter((tag) => projects.every(({ tags }) => tags?.includes(tag)))
  : [];

/** The projects that have a story, large; then all of them in rows. */
export function Projects() {
  return (
    <>
      <PageHeader
        page="Projects"
        title={page.heading}
        intro={intro}
        {...(covers.length > 1 && { hub: { kind: 'covers', images: covers } })}
        labels={labels}
      />
      <div className={`${styles.page} centred`}>
        {told.length > 0 && (
          <ul className={styles.plates}>
            {told.map((project, i) => (
              <Reveal as="li" key={project.id}>
                <Plate project={project} level={2} load={i === 0 ? 'eager' : 'lazy'}>
                  <a className={`${styles.story} screen`} href={base + project.story}>
                    {storyLabel} <span className="visually-hidden">{project.title}</span>
                    <Icon name="arrow" />
                  </a>
                </Plate>
              </Reveal>
            ))}
          </ul>
        )}
        {heading && (
          <div className={styles.heading}>
            <h2>{heading}</h2>
            {common.length > 0 && <p>{common.join(', ')}</p>}
          </div>
        )}
        <ul>
          {projects.map((project, i) => (
            <li key={project.id}>
              <ProjectCard
                project={{
                  ...project,
                  tags: project.tags?.filter((tag) => !common.includes(tag)),
                  result: project.story ? undefined : project.result, // said by its plate
                }}
                level={heading ? 3 : 2}
                load={told.length === 0 && i < FIRST_VIEW ? 'eager' : 'lazy'}
              />
            </li>
          ))}
        </ul>
      </div>
      <NextFacet page="Projects" />
    </>
  );
}
