import { labels } from 'virtual:content/frame';
import { intro, page, projects, storyLabel } from 'virtual:content/projects';
import { base } from 'virtual:site';
import { Icon } from '../../components/basic/Icon.tsx';
import { Reveal } from '../../components/basic/Reveal.tsx';
import { ProjectCard } from '../../components/cards/ProjectCard.tsx';
import { PageHeader } from '../../components/header/PageHeader.tsx';
import styles from './Projects.module.css';

/** How many cards are in the first view of a desktop screen. */
const FIRST_VIEW = 3;

export function Projects() {
  return (
    <>
      <PageHeader
        page="Projects"
        title={page.heading}
        intro={intro}
        count={projects.length}
        labels={labels}
      />
      <div className={`${styles.page} centred`}>
        <ul className={styles.cards}>
          {projects.map((project, i) => (
            <Reveal as="li" key={project.id}>
              <ProjectCard
                project={project}
                level={2}
                load={i < FIRST_VIEW ? 'eager' : 'lazy'}
                filled={i === 0}
                detailed
              >
                {project.story && (
                  <a className={`${styles.story} screen`} href={base + project.story}>
                    {storyLabel} <span className="visually-hidden">{project.title}</span>
                    <Icon name="arrow" />
                  </a>
                )}
              </ProjectCard>
            </Reveal>
          ))}
        </ul>
      </div>
    </>
  );
}
