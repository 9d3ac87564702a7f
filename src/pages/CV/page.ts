import type { Job } from '../../components/cards/Timeline.tsx';
import { definePage, type Written } from '../../schema/definePage.ts';
import { type Fact, fact, labels, text, z } from '../../schema/fields.ts';
import type { Project, ProjectsContent } from '../../schema/project.ts';
import { LIST, type Resume, spanOf, yearOf } from '../../schema/resume.ts';
import { slugOf } from '../../shared/slug.ts';

const cv = z.strictObject({
  ...labels('experience', 'education', 'projects', 'contact', 'download', 'saveContact'),
  town: text.optional(),
  /**
   * Languages, awards, certificates, interests, each below its own heading after those from About; what is
   * looked for is in the page's head.
   */
  more: z.array(fact).min(1).optional(),
});

/** Facts from other pages; undefined or empty where the site lacks a page. */
interface CvFacts {
  lead: string | undefined;
  /** What is looked for, such as a job. */
  looking: Fact[];
  jobs: Job[];
  skills: { title: string | undefined; names: string[] | undefined };
  next: { title: string | undefined; names: string[] | undefined };
  studies: Fact[];
  facts: Fact[];
  projects: Project[];
}

interface AboutContent {
  story: Record<'skillsTitle' | 'nextTitle', string> & Record<'skills' | 'next', string[] | undefined>;
  experience?: { facts?: Fact[] };
}

/** The kinds of facts that come before the others. */
const FIRST: Fact['kind'][] = ['looking', 'languages', 'education'];

/** The sections of a résumé that have no page, each entry as a line with its year. */
function sectionsOf(resume: Resume, since: string): { kind: NonNullable<Fact['kind']>; items: string[] }[] {
  const line = (parts: (string | undefined)[], years: string | number = '') =>
    parts.filter(Boolean).join(', ') + (years && ` (${years})`);

  const { awards, certificates, publications, interests, volunteer } = resume;

  return [
    { kind: 'awards', items: awards.map((one) => line([one.title, one.awarder], yearOf(one.date))) },
    {
      kind: 'certificates',
      items: certificates.map((one) => line([one.name, one.issuer], yearOf(one.date))),
    },
    {
      kind: 'publications',
      items: publications.map((one) => line([one.name, one.publisher], yearOf(one.releaseDate))),
    },
    {
      kind: 'volunteer',
      items: volunteer.map((one) => line([one.position, one.organization], spanOf(one, since))),
    },
    { kind: 'interests', items: interests.map(({ name, keywords }) => line([name, ...keywords])) },
  ];
}

export const page = definePage({
  hue: 267,
  content: { cv },

  show({ cv, ...content }, { contentOf, latinName, code, editions }) {
    const home = contentOf<{ home: { lead: string }; homeStory: { experience?: { jobs: Job[] } } }>('Home');
    const about = contentOf<{ aboutStory: AboutContent }>('About')?.aboutStory;
    const facts = [...(about?.experience?.facts ?? []), ...(cv.more ?? [])];
    const ofKind = (wanted: Fact['kind']) => facts.filter(({ kind }) => kind === wanted);

    const cvFacts: CvFacts = {
      lead: home?.home.lead,
      looking: ofKind('looking'),
      jobs: home?.homeStory.experience?.jobs ?? [],
      skills: { title: about?.story.skillsTitle, names: about?.story.skills },
      next: { title: about?.story.nextTitle, names: about?.story.next },
      studies: ofKind('education'),
      facts: [...ofKind('languages'), ...facts.filter(({ kind }) => !kind || !FIRST.includes(kind))],
      projects: contentOf<ProjectsContent>('Projects')?.projects ?? [],
    };

    const { link = content.page.title } = content.page;
    // In static/, the files of all languages are beside each other.
    const language = code === editions[0]?.code ? '' : code;
    const parts = [link, latinName, language].map((part) => slugOf(part, code));
    const file = `${parts.filter(Boolean).join('-') || 'cv'}.pdf`;
    const card = `${slugOf(cv.contact, code) || 'contact'}.vcf`;

    return { ...content, cv: { ...cv, cvFacts, file, card } };
  },

  starter({ resume, labelOf, locale, sinceYear }) {
    const { basics, education, languages: spoken } = resume;
    const { city, region, countryCode: code = '' } = basics.location;
    const countries = new Intl.DisplayNames(locale, { type: 'region' });
    const country = /^[a-z]{2}$/i.test(code) ? countries.of(code.toUpperCase()) : code;
    const town = [city, region, country].filter(Boolean).join(', ');

    const languages = {
      label: labelOf('frame.labels.languages') as string,
      value: spoken.map((one) => one.language + (one.fluency ? ` (${one.fluency})` : '')).join(', '),
      kind: 'languages' as const,
    };

    const studies = education.map(({ studyType, area, institution, ...dates }) => ({
      label: [studyType, area].filter(Boolean).join(', ') || (institution ?? ''),
      value: [institution, spanOf(dates, sinceYear)].filter(Boolean).join(', '),
      kind: 'education' as const,
    }));

    const sections = sectionsOf(resume, sinceYear).map(({ kind, items }) => ({
      label: labelOf(`resume.${kind}`) as string,
      value: items.join(LIST),
      kind,
    }));

    const more = [languages, ...studies, ...sections].filter(({ label, value }) => label && value);

    return { cv: { town: town || undefined, more: more.length > 0 ? more : undefined } };
  },

  printed: ({ cv }) => ({ pdf: cv.file, card: cv.card, town: cv.town }),
});

export type Content = Written<typeof page>;
