// The content of the site that tests of the code run on: the stranger's (test/fixture), in French
// and Arabic. Whatever an owner writes, these tests stay the same. Where the project lacks a page, its content
// is empty here, and its tests don't run.
import { contentOf } from './content.ts';
import { fixtureSite } from './fixtureSources.ts';

export const fixture = contentOf(fixtureSite());
export const { site, editions, first, others, owner, labels, greeting, routed } = fixture;
export const { textsOf, documentsOf, linksOf, headingOf, titleOf } = fixture;

const { content } = fixture;
export const { home, homeStory, logos } = content.home;
export const { about, aboutStory, carouselLabels } = content.about ?? {};
export const { projects } = content.projects ?? {};
export const { skills, labels: skillLabels } = content.skills ?? {};
export const { contact } = content.contact ?? {};
export const { cv } = content.cv ?? {};
