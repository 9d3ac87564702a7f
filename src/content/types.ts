// The shapes of the content, derived from the rules that the build checks it by.
import type { z } from 'zod';
import type * as schema from '../builder/content/schema.mjs';

/** A picture: either a file below static/images, or an https address with its width and height in pixels. */
export type Image = z.infer<typeof schema.image>;
/** A text with its language, for screen readers and hyphenation. */
export type Phrase = z.infer<typeof schema.phrase>;
export type Profile = z.infer<typeof schema.profile>;
export type Owner = z.infer<typeof schema.owner>;
export type CarouselLabels = z.infer<typeof schema.carouselLabels>;
export type Labels = z.infer<typeof schema.labels>;
export type Descriptions = z.infer<typeof schema.descriptions>;
export type Navigation = z.infer<typeof schema.navigation>;
export type Home = z.infer<typeof schema.home>;
export type HomeStory = z.infer<typeof schema.homeStory>;
export type Popup = z.infer<typeof schema.popup>;
export type Job = z.infer<typeof schema.job>;
export type About = z.infer<typeof schema.about>;
export type AboutStory = z.infer<typeof schema.aboutStory>;
export type Photograph = z.infer<typeof schema.photograph>;
export type Skill = z.infer<typeof schema.skill>;
export type Project = z.infer<typeof schema.project>;
export type Cv = z.infer<typeof schema.cv>;
export type Contact = z.infer<typeof schema.contact>;
