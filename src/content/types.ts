// The shapes of the facts, derived from the rules that the build checks them by, and of what the pages get: facts and
// texts of one edition together. The shapes of the texts are in texts.ts.
import type { z } from 'zod';
import type * as facts from '../builder/content/facts.mjs';
import type { merge } from '../builder/content/merge.mjs';
import type { phrase } from '../builder/content/texts.mjs';

/** A file whose ids the texts are checked against: `as const satisfies Facts<…>`. */
export type Facts<Shape> = Shape extends object
  ? { readonly [Key in keyof Shape]: Facts<Shape[Key]> }
  : Shape;

export type EditionFacts = z.infer<typeof facts.edition>;
export type OwnerFacts = z.infer<typeof facts.owner>;
export type NavigationFacts = z.infer<typeof facts.navigation>;
export type ContactFacts = z.infer<typeof facts.contact>;
export type HomeStoryFacts = z.infer<typeof facts.homeStory>;
export type LogoFacts = z.infer<typeof facts.logo>;
export type AboutStoryFacts = z.infer<typeof facts.aboutStory>;
export type ProjectFacts = z.infer<typeof facts.project>;
export type SkillFacts = z.infer<typeof facts.skill>;

/** What each content module exports, `virtual:content/home` for example. */
export type Content = ReturnType<typeof merge>;
export type PageName = (typeof facts.PAGES)[number];

/** A text with its language, for screen readers and hyphenation. */
export type Phrase = z.infer<typeof phrase>;
export type Owner = Content['owner']['owner'];
export type Profile = Owner['profiles'][number];
/** A picture: either a file below static/images, or an https address with its width and height in pixels. */
export type Image = Owner['avatar'];
export type Labels = Content['frame']['labels'];
export type Popup = Content['frame']['popup'];
export type HomeStory = Content['homeStory']['homeStory'];
export type Job = NonNullable<HomeStory['experience']>['jobs'][number];
export type AboutStory = Content['aboutStory']['aboutStory'];
export type CarouselLabels = Content['aboutStory']['carouselLabels'];
export type Photograph = NonNullable<AboutStory['ring']>['photographs'][number];
export type Skill = Content['skills']['skills'][number];
export type Project = Content['projects']['projects'][number];
export type Contact = Content['contact']['contact'];
