// The content that tests of the site's own modules see (virtualContent.ts), with the types of a whole one.
import * as aboutModule from 'virtual:content/about';
import * as aboutStoryModule from 'virtual:content/aboutStory';
import * as contactModule from 'virtual:content/contact';
import * as homeModule from 'virtual:content/home';
import * as homeStoryModule from 'virtual:content/homeStory';
import * as ownerModule from 'virtual:content/owner';
import * as projectsModule from 'virtual:content/projects';
import * as skillsModule from 'virtual:content/skills';
import type { Whole } from './whole.ts';

const whole = <T>(content: T) => content as Whole<T>;

export const { about } = whole(aboutModule);
export const { aboutStory, carouselLabels } = whole(aboutStoryModule);
export const { contact } = whole(contactModule);
export const { home } = whole(homeModule);
export const { homeStory, logos } = whole(homeStoryModule);
export const { owner } = whole(ownerModule);
export const { projects } = whole(projectsModule);
export const { skills, labels: skillLabels } = whole(skillsModule);
