import type { Project } from '../../components/cards/ProjectCard.tsx';
import type { Job } from '../../components/cards/Timeline.tsx';
import { definePage, type Written } from '../../schema/definePage.ts';
import { fact, labels, text, z } from '../../schema/fields.ts';
import { slugOf } from '../../schema/slug.ts';

const cv = z.strictObject({
  ...labels('townLabel', 'facts', 'experience', 'projects', 'contact'),
  ...labels('website', 'back', 'download', 'saveContact'),
  town: text.optional(),
  /** Languages, awards, certificates, interests: shown after the facts from About. */
  more: z.array(fact).min(1).optional(),
});

/** What other pages say of the owner; less where the site doesn't have them. */
interface CvFacts {
  lead: string | undefined;
  jobs: Job[];
  skills: { title: string | undefined; names: string[] | undefined };
  next: { title: string | undefined; names: string[] | undefined };
  facts: { label: string; value: string }[];
  projects: (Project & { id: string })[];
}

/** What it takes from About. */
interface AboutContent {
  story: Record<'skillsTitle' | 'nextTitle', string> & Record<'skills' | 'next', string[] | undefined>;
  experience?: { facts?: CvFacts['facts'] };
}

export const page = definePage({
  hue: 267,
  content: { cv },

  show({ cv, ...content }, { contentOf, name, code, editions }) {
    const home = contentOf<{ home: { lead: string }; homeStory: { experience?: { jobs: Job[] } } }>('Home');
    const about = contentOf<{ aboutStory: AboutContent }>('About')?.aboutStory;
    const cvFacts: CvFacts = {
      lead: home?.home.lead,
      jobs: home?.homeStory.experience?.jobs ?? [],
      skills: { title: about?.story.skillsTitle, names: about?.story.skills },
      next: { title: about?.story.nextTitle, names: about?.story.next },
      facts: [...(about?.experience?.facts ?? []), ...(cv.more ?? [])],
      projects: contentOf<Pick<CvFacts, 'projects'>>('Projects')?.projects ?? [],
    };
    const { link = content.page.title } = content.page;
    // In static/, the files of all languages are beside each other.
    const language = code === editions[0]?.code ? '' : code;
    const file = `${[link, name, language].map(slugOf).filter(Boolean).join('-') || 'cv'}.pdf`;
    const card = `${slugOf(cv.contact) || 'contact'}.vcf`;
    return { ...content, cv: { ...cv, cvFacts, file, card } };
  },

  starter({ resume: { basics }, labels: { cv } }) {
    const { city, region } = basics.location;
    const town = [city, region].filter(Boolean).join(', ');
    return { cv: { ...cv, ...(town && { town }) } };
  },

  document: ({ cv }) => ({ pdf: cv.file, card: cv.card }),
  resume: ({ cv }) => ({ city: cv.town, ...(cv.more && { facts: cv.more }) }),
});

export type Content = Written<typeof page>;
