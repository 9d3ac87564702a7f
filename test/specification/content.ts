// The demonstration's content. On another owner's site these tests don't run.
import { content } from '../support/own.ts';

export const { home, homeStory, logos } = content.home;
export const { about, aboutStory } = content.about ?? {};
export const { projects } = content.projects ?? {};
export const { skills, labels: skillLabels } = content.skills ?? {};
export const { contact } = content.contact ?? {};
export const { labels } = content.frame;
export const { owner } = content.owner;
