// The shapes of an edition's texts, derived from the rules that the build checks them by. Where the facts have a list,
// there is a text for each of its ids.
import type { z } from 'zod';
import type * as texts from '../builder/content/texts.mjs';
import type { aboutStory } from './aboutStory.ts';
import type { homeStory, logos } from './homeStory.ts';
import type { projects } from './projects.ts';
import type { skills } from './skills.ts';

type ById<List extends readonly { id: string }[], Text> = Record<List[number]['id'], Text>;
/** A section that is there when its list in the facts has entries. */
type Section<List extends readonly unknown[], Texts> = List extends readonly [] ? unknown : Texts;

export type AboutTexts = z.infer<typeof texts.about>;
type AnyAboutStory = z.infer<typeof texts.aboutStory>;
type AnyRing = NonNullable<AnyAboutStory['ring']>;
type Photographs = typeof aboutStory.photographs;
export type AboutStoryTexts = Omit<AnyAboutStory, 'ring'> &
  Section<
    Photographs,
    {
      ring: Omit<AnyRing, 'photographs'> & {
        photographs: ById<Photographs, z.infer<typeof texts.photograph>>;
      };
    }
  >;
export type CarouselLabelTexts = z.infer<typeof texts.carouselLabels>;
export type ContactTexts = z.infer<typeof texts.contact>;
export type CvTexts = z.infer<typeof texts.cv>;
export type DescriptionsTexts = z.infer<typeof texts.descriptions>;
export type HomeTexts = z.infer<typeof texts.home>;
type AnyHomeStory = z.infer<typeof texts.homeStory>;
type AnyExperience = NonNullable<AnyHomeStory['experience']>;
type Jobs = typeof homeStory.jobs;
export type HomeStoryTexts = Omit<AnyHomeStory, 'experience' | 'featured'> &
  Section<
    Jobs,
    { experience: Omit<AnyExperience, 'jobs'> & { jobs: ById<Jobs, z.infer<typeof texts.job>> } }
  > &
  Section<typeof homeStory.featured, { featured: NonNullable<AnyHomeStory['featured']> }>;
export type InboxTexts = z.infer<typeof texts.inbox>;
export type LabelTexts = z.infer<typeof texts.labels>;
export type LogoTexts = ById<typeof logos, string>;
export type NavigationTexts = z.infer<typeof texts.navigation>;
export type OwnerTexts = z.infer<typeof texts.owner>;
export type PopupTexts = z.infer<typeof texts.popup>;
export type ProjectTexts = ById<typeof projects, z.infer<typeof texts.project>>;
export type SkillLabelTexts = z.infer<typeof texts.skillLabels>;
export type SkillTexts = ById<typeof skills, z.infer<typeof texts.skill>>;
