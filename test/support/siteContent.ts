// The sample, as tests of the site's own modules see it (virtualModules.ts), with the types of complete content.
import * as aboutModule from 'virtual:content/about';
import * as aboutLaterModule from 'virtual:content/about/later';
import * as contactModule from 'virtual:content/contact';
import * as homeModule from 'virtual:content/home';
import * as homeLaterModule from 'virtual:content/home/later';
import * as ownerModule from 'virtual:content/owner';
import * as projectsModule from 'virtual:content/projects';
import * as skillsModule from 'virtual:content/skills';
import { completeSample, siteOf } from './sample.ts';
import type { Whole } from './whole.ts';

const whole = <T>(content: T) => content as Whole<T>;

const { pages = [] } = siteOf(completeSample()).editions[0] ?? {};
/** The names of the pages that visitors move between. */
export const routed = pages.filter(({ definition }) => !definition.isDocument).map(({ name }) => name);
/** The text of a page's h1. */
export const headingOf = (page: string) =>
  (page === routed[0] ? owner.name : pages.find(({ name }) => name === page)?.texts.heading) ?? '';

export const { about, page: aboutPage } = whole(aboutModule);
export const { aboutStory, carouselLabels } = whole(aboutLaterModule);
export const { contact } = whole(contactModule);
export const { home } = whole(homeModule);
export const { homeStory, logos } = whole(homeLaterModule);
export const { owner } = whole(ownerModule);
export const { projects } = whole(projectsModule);
export const { skills, labels: skillLabels } = whole(skillsModule);
