import type { Project } from '../../components/cards/ProjectWords.tsx';
import type { Job } from '../../components/cards/Timeline.tsx';
import { definePage, type Written } from '../../schema/definePage.ts';
import { fact, labels, text, z } from '../../schema/fields.ts';
import { slugOf } from '../../schema/slug.ts';

const cv = z.strictObject({
  ...labels('townLabel', 'experience', 'education', 'projects', 'contact'),
  ...labels('website', 'download', 'saveContact'),
  town: text.optional(),
  /** Languages, awards, certificates, interests, each below its own heading after those from About. */
  more: z.array(fact).min(1).optional(),
});

/** What other pages say of the owner; less where the site doesn't have them. */
interface CvFacts {
  lead: string | undefined;
  jobs: Job[];
  skills: { title: string | undefined; names: string[] | undefined };
  next: { title: string | undefined; names: string[] | undefined };
  studies: Fact[];
  facts: Fact[];
  projects: (Project & { id: string })[];
}

type Fact = z.output<typeof fact>;

interface AboutContent {
  story: Record<'skillsTitle' | 'nextTitle', string> & Record<'skills' | 'next', string[] | undefined>;
  experience?: { facts?: Fact[] };
}

export const page = definePage({
  hue: 267,
  content: { cv },

  show({ cv, ...content }, { contentOf, name, code, editions }) {
    const home = contentOf<{ home: { lead: string }; homeStory: { experience?: { jobs: Job[] } } }>('Home');
    const about = contentOf<{ aboutStory: AboutContent }>('About')?.aboutStory;
    const facts = [...(about?.experience?.facts ?? []), ...(cv.more ?? [])];
    const ofKind = (...kinds: Fact['kind'][]) => facts.filter(({ kind }) => kinds.includes(kind));
    const cvFacts: CvFacts = {
      lead: home?.home.lead,
      jobs: home?.homeStory.experience?.jobs ?? [],
      skills: { title: about?.story.skillsTitle, names: about?.story.skills },
      next: { title: about?.story.nextTitle, names: about?.story.next },
      studies: ofKind('education'),
      facts: [...ofKind('languages'), ...ofKind(undefined)],
      projects: contentOf<Pick<CvFacts, 'projects'>>('Projects')?.projects ?? [],
    };
    const { link = content.page.title } = content.page;
    // In static/, the files of all languages are beside each other.
    const language = code === editions[0]?.code ? '' : code;
    const file = `${[link, name, language].map(slugOf).filter(Boolean).join('-') || 'cv'}.pdf`;
    const card = `${slugOf(cv.contact) || 'contact'}.vcf`;
    return { ...content, cv: { ...cv, cvFacts, file, card } };
  },

  starter({ resume: { basics }, labels: { cv }, languages: [language] }) {
    const { city, region, countryCode: code = '' } = basics.location;
    const countries = new Intl.DisplayNames(language, { type: 'region' });
    const country = /^[a-z]{2}$/i.test(code) ? countries.of(code.toUpperCase()) : code;
    const town = [city, region, country].filter(Boolean).join(', ');
    return { cv: { ...cv, ...(town && { town }) } };
  },

  document: ({ cv }) => ({ pdf: cv.file, card: cv.card }),
  resume: ({ cv }) => ({ city: cv.town, ...(cv.more && { facts: cv.more }) }),
});

export type Content = Written<typeof page>;
