import { careerBars } from '../../components/cards/careerBars.ts';
import { definePage, type Shown, type Written } from '../../schema/definePage.ts';
import {
  entries,
  id,
  label,
  labels,
  labelWith,
  name as nameText,
  ofTemplate,
  phrases,
  picture,
  plainText,
  proof,
  text,
  texts,
  year,
  z,
} from '../../schema/fields.ts';
import { allProjects, type ProjectsContent } from '../../schema/project.ts';
import { partsOf, yearsOf } from '../../schema/resume.ts';
import { inDigits } from '../../shared/digits.ts';
import { idsOf } from '../../shared/slug.ts';

const home = z.strictObject({
  ...labels('toProjects', 'toContact', 'localTime'),
  label: text,
  /** Typed in turn. */
  phrases: phrases.optional(),
  /** Beside the portrait: a sentence or two. */
  lead: text,
});

const job = z
  .strictObject({
    id,
    from: year.optional(),
    to: year.optional(),
    role: text,
    company: nameText.optional(),
    /** Shown instead of the years. */
    period: text.optional(),
    description: text.optional(),
    /** A list after the description. */
    points: texts.optional(),
    /** One result, shown in bold. */
    result: text.optional(),
  })
  .superRefine(({ from, to }, { addIssue }) => {
    const issue = (message: string) => addIssue({ code: 'custom', path: ['to'], message });
    if (to !== undefined && from === undefined) issue('has no start year: add from');
    if (to !== undefined && from !== undefined && to < from) issue(`is before ${from}: swap the two`);
  });

const homeStory = z.strictObject({
  /** Names the strip of logos for screen readers. */
  technologies: label,
  welcome: text.optional(),
  welcomeText: text.optional(),
  /** The job that the owner looks for, in a line. */
  looking: text.optional(),
  /** Figures, each a link to what proves it. */
  proof: z.array(proof).min(1).max(4).optional(),
  experience: z
    .strictObject({
      title: label,
      intro: text.optional(),
      /** The wording of a job's years: since one, and from one to another. */
      period: ofTemplate(
        z.strictObject({ since: labelWith('{from}'), between: labelWith('{from}', '{to}') }),
      ),
      /** Newest first. Without `to`, one that goes on. */
      jobs: entries(job).refine(({ length }) => length > 0, 'has no jobs: add one, or remove experience'),
    })
    .optional(),
  about: z.strictObject({ ...labels('title', 'more'), paragraphs: texts }).optional(),
  featured: z
    .strictObject({
      ...labels('title', 'all'),
      intro: text.optional(),
      /** Of projects, which are shown large, or of this site's own entry. */
      ids: z.array(plainText).min(1).max(5),
    })
    .optional(),
  welcomeCard: z
    .strictObject({
      button: text,
      title: text,
      paragraphs: texts,
      image: picture({ width: 280, height: 280, ofOwner: true }),
    })
    .optional(),
  closing: z.strictObject({ ...labels('title', 'toContact'), text: text.optional() }).optional(),
});

/** The technologies in the sliding strip, which shows each one four times. May be empty. */
const logos = z.array(picture({ width: 48, isLogo: true }));

export const page = definePage({
  hue: 27, // red, like the particles at the start
  content: { home, homeStory, logos },

  check({ homeStory }, { projects }) {
    const ids = allProjects(projects as ProjectsContent | undefined).map(({ id }) => id);
    const fix = ids.length > 0 ? `write one of ${ids.join(', ')}` : 'remove featured';

    const featured = (homeStory.featured?.ids ?? []).map((value, i) => ({
      path: ['homeStory', 'featured', 'ids', i],
      value,
      message: `there is no such project: ${fix}`,
    }));

    return featured.filter(({ value }) => !ids.includes(value));
  },

  show({ homeStory: { experience, featured, proof = [], ...story }, ...content }, { digits, contentOf }) {
    const shown = contentOf<ProjectsContent>('Projects');
    const projects = allProjects(shown);

    const jobs = experience?.jobs.map(({ period, ...job }) => {
      const { since, between } = experience.period;
      const span = job.to === job.from ? '{from}' : between;
      const wording = job.to === undefined ? since : span;
      const years = inDigits(wording.replace('{from}', `${job.from}`).replace('{to}', `${job.to}`), digits);

      return { ...job, period: period ?? (job.from === undefined ? undefined : years) };
    });

    return {
      ...content,
      homeStory: {
        ...story,
        featured: featured && {
          ...featured,
          story: shown?.storyLabel,
          projects: featured.ids.flatMap((id) => projects.find((project) => project.id === id) ?? []),
        },
        proof,
        experience: experience && {
          title: experience.title,
          intro: experience.intro,
          jobs: jobs ?? [],
          career: careerBars(experience.jobs, new Date().getFullYear()),
        },
      },
    };
  },

  glimpse: (_, { avatar }) => ({ image: avatar }),

  starter({ resume: { basics, work, projects, skills }, languages: [code] }) {
    const { name, label = name, summary = label, location } = basics;
    const jobNames = work.map((one) => one.name ?? one.position ?? '');
    const jobIds = idsOf(jobNames, code);

    const jobs = work.map(({ name: company, position, summary: description, highlights, ...dates }, i) => ({
      id: jobIds[i] ?? '',
      ...yearsOf(dates),
      role: position ?? company ?? label,
      company: position ? company : undefined,
      description,
      points: highlights.length > 0 ? highlights : undefined,
    }));

    const projectNames = projects.map((project) => project.name);
    const ids = idsOf(projectNames, code);

    const skillNames = skills.map((skill) => skill.name);
    const files = idsOf(skillNames, code);
    const logos = skillNames.map((alt, i) => ({ src: `logos/${files[i]}.svg`, alt }));

    return {
      home: { label: location.city ?? label, lead: partsOf(summary, code).lead },
      homeStory: {
        experience: jobs.length > 0 ? { jobs } : undefined,
        featured: ids.length > 0 ? { ids: ids.slice(0, 3) } : undefined,
        closing: {},
      },
      logos: skills.length < 3 ? [] : logos,
    };
  },
});

export type Content = Written<typeof page>;
export type HomeStory = Shown<typeof page>['homeStory'];
