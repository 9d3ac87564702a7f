// What the page of projects shows the others, and what cards and plates draw: no page imports another.
import type { Image } from './types.ts';

/** A project as any page shows it. */
export interface Project {
  id: string;
  title: string;
  image?: Image | undefined;
  /** Its picture on a phone, in its plate there. */
  phone?: { src: string } | undefined;
  url?: string | undefined;
  /** The language in which it opens, and words that say so; undefined if that is the page's. */
  opensIn?: { lang: string; words: string } | undefined;
  description?: string | undefined;
  /** Its result. */
  result?: string | undefined;
  year?: number | undefined;
  tags?: string[] | undefined;
  /** Where else it is, such as in a store, or its code. */
  links?: { label: string; url: string }[] | undefined;
  /** The path of its story, below the edition's. */
  story?: string | undefined;
}

/** A project in a skill's dialog. */
export type SkillProject = Pick<Project, 'id' | 'title' | 'image' | 'story' | 'url' | 'opensIn' | 'links'>;

/** The projects as other pages get them. */
export interface ProjectsContent {
  projects: Project[];
  /** This site, as a project of its own. */
  thisSite?: Project | undefined;
  /** The label of a link to a story. */
  storyLabel?: string | undefined;
}

/** All projects, among them this site; none where the site lacks their page. */
export function allProjects(content: ProjectsContent | undefined): Project[] {
  if (!content) return [];
  const { projects, thisSite } = content;
  return thisSite ? [...projects, thisSite] : projects;
}
