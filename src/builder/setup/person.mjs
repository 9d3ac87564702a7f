import { isDeepStrictEqual } from 'node:util';
import { BETWEEN_ROLES, isMailbox, MAILTO, toResume } from '../resume/export.mjs';
import { clean, distinct, slugOf } from '../shared/words.mjs';
import { markOf, pageOf } from './networks.mjs';
import { yearOf } from './read.mjs';

/** @typedef {import('../resume/export.mjs').Resume} Resume */
/** @typedef {import('../content/content.mjs').Edition} Edition */

/**
 * Who a resume is about, in the terms of the site's content. An entry that says what the site's own says has its id, so
 * that reading what the site has written changes nothing.
 *
 * @typedef {object} Person
 * @property {string} name
 * @property {string[]} roles
 * @property {string} place
 * @property {string} lead
 * @property {string[]} story the paragraphs after it
 * @property {{ id: string, label: string, url: string, mark?: string | undefined }[]} profiles
 * @property {Job[]} jobs
 * @property {Project[]} projects
 * @property {Skill[]} skills
 * @property {string[] | null} technologies in all; null where they are the site's own
 * @property {{ label: string, value: string }[] | null} facts null where they are the site's own
 *
 * @typedef {{ id: string, kept: 'whole' | 'renewed' | null }} Matched `kept`: whether the site has it already, and says the same
 *   of it
 * @typedef {Matched & { from?: number | undefined, to?: number | undefined, period?: string | undefined, role: string, company?: string | undefined, description?: string | undefined }} Job
 * @typedef {Matched & { title: string, description?: string | undefined, url?: string | undefined, tags: string[] }} Project
 * @typedef {Matched & { title: string, description?: string | undefined }} Skill
 */

/** The id of the profile that is a mailbox. */
const MAILBOX = 'email';

/** What a form may call an address, such as Email or E-Mail: then the link is called so, too. */
const MAIL = /^e-?mail$/i;

/** @typedef {{ title: string }} Titled */

/** How projects and skills are found again. */
const BY_TITLE = {
  titleOf: (/** @type {Titled} */ { title }) => title,
  alike: (/** @type {Titled} */ { title }, /** @type {Titled} */ own) => title === own.title,
};

/** The longest first paragraph that stands beside the portrait, in characters. */
const LEAD = 260;

/**
 * @param {Resume} given checked
 * @param {Edition} edition the site's, in the resume's language
 * @param {{ fresh: boolean, language: string }} options `language`: the resume's; `fresh`: nothing of the site's own is the person's
 * @returns {{ person: Person, left: string[] }} `left`: entries that couldn't be taken, each with the reason
 */
export function personOf(given, edition, { fresh, language }) {
  const before = toResume(edition);
  // Of an owner's content, what the resume doesn't speak of stays.
  const resume = fresh ? given : { ...before, ...given, basics: { ...before.basics, ...given.basics } };
  const { content } = edition;
  const { owner } = content.owner;
  /** @type {string[]} */
  const left = [];
  const basics = resume.basics ?? {};
  const same = (/** @type {keyof NonNullable<Resume['basics']>} */ key) =>
    isDeepStrictEqual(basics[key], before.basics?.[key]);

  const name = clean(basics.name) || owner.name;
  const place = same('location') ? (content.cv.cv.place ?? '') : placeOf(basics.location, language);
  const { lead, story } = same('summary')
    ? { lead: content.home.home.lead, story: content.aboutStory.aboutStory.story.paragraphs }
    : summaryOf(basics.summary ?? '');

  const jobs = listOf(resume.work, before.work, content.homeStory.homeStory.experience?.jobs ?? [], {
    kind: 'job',
    fresh,
    make: jobOf,
    titleOf: ({ role }) => role,
    alike: (job, own) => job.role === own.role && job.company === own.company,
  });
  const projects = listOf(resume.projects, before.projects, content.projects.projects, {
    kind: 'project',
    fresh,
    make: projectOf,
    ...BY_TITLE,
  });
  const skills = listOf(resume.skills, before.skills, content.skills.skills, {
    kind: 'skill',
    fresh,
    make: skillOf,
    ...BY_TITLE,
  });
  const titles = distinct((basics.label ?? '').split(BETWEEN_ROLES).map(clean));
  const latest = jobs.entries.slice(0, 1).map(({ role }) => role);
  const roles = same('label') ? owner.roles : [titles, latest, ['Portfolio']].find((list) => list.length > 0);
  for (const [section, list] of Object.entries({ work: jobs, projects, skills }))
    for (const i of list.nameless) left.push(`${section}[${i}] has no name`);

  const profiles = profilesOf(basics, before.basics ?? {}, fresh ? [] : owner.profiles, {
    left,
    mailbox: MAIL.test(content.contact.contact.fields.email)
      ? content.contact.contact.fields.email
      : 'E-mail',
  });
  const sameSkills = !fresh && isDeepStrictEqual(resume.skills ?? [], before.skills ?? []);
  const sameFacts =
    !fresh && isDeepStrictEqual(resume.languages ?? [], before.languages ?? []) && !resume.education?.length;
  return {
    left,
    person: {
      name,
      roles: roles ?? [],
      place,
      lead,
      story,
      profiles,
      jobs: jobs.entries,
      projects: projects.entries,
      skills: skills.entries,
      technologies: sameSkills ? null : technologiesOf(resume, fresh ? null : content, skills.entries),
      facts: sameFacts ? null : factsOf(resume, content, { fresh }),
    },
  };
}

/**
 * @param {import('../resume/export.mjs').Location} [location]
 * @param {string} [locale]
 */
function placeOf({ city, region, countryCode } = {}, locale) {
  const code = clean(countryCode).toUpperCase();
  const country = /^[A-Z]{2}$/.test(code)
    ? new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' }).of(code)
    : code;
  return distinct([clean(city), clean(region), country ?? '']).join(', ');
}

/**
 * A summary's first paragraph, or as many of its sentences as fit beside the portrait, and the rest.
 *
 * @param {string} summary
 */
function summaryOf(summary) {
  const [first = '', ...others] = distinct(summary.split(/\n\s*\n/).map(clean));
  if (first.length <= LEAD) return { lead: first, story: others };
  const sentences = [...new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(first)].map(
    ({ segment }) => segment,
  );
  let count = 1;
  while (sentences.slice(0, count + 1).join('').length <= LEAD) count += 1;
  const rest = sentences.slice(count).join('').trim();
  return { lead: sentences.slice(0, count).join('').trim(), story: distinct([rest, ...others]) };
}

/**
 * A list of the resume. An entry that the site has already keeps its id and its other facts: whole, where the resume says
 * the same of it, or renewed.
 *
 * @template Given, Made
 * @template {{ id: string }} Own
 * @param {Given[] | undefined} given
 * @param {Given[] | undefined} before what the site would write, in the order of `own`
 * @param {Own[]} own
 * @param {{ kind: string, fresh: boolean, make: (given: Given) => Made | null, titleOf: (made: Made) => string, alike: (made: Made, own: Own) => boolean }} how
 * @returns {{ entries: (Made & Matched)[], nameless: number[] }}
 */
function listOf(given, before, own, { kind, fresh, make, titleOf, alike }) {
  /** @type {Set<string>} */
  const used = new Set();
  const all = (given ?? []).map((entry) => ({ entry, made: make(entry) }));
  /** @param {(own: Own, n: number) => boolean} matches */
  const take = (matches) => {
    const match = fresh ? undefined : own.find((each, n) => !used.has(each.id) && matches(each, n));
    if (match) used.add(match.id);
    return match?.id;
  };
  const whole = all.map(({ entry }) => take((_, n) => isDeepStrictEqual(before?.[n], entry)));
  const renewed = all.map(({ made }, i) =>
    whole[i] || made === null ? undefined : take((each) => alike(made, each)),
  );
  // New ids differ from those of the site as well: files of pictures are named after them.
  const ids = new Set([...used, ...(fresh ? [] : own.map(({ id }) => id))]);
  const entries = [];
  const nameless = [];
  for (const [i, { made }] of all.entries()) {
    const [first, second] = [whole[i], renewed[i]];
    if (first)
      entries.push({ .../** @type {Made} */ (made), id: first, kept: /** @type {const} */ ('whole') });
    else if (made === null) nameless.push(i);
    else if (second) entries.push({ ...made, id: second, kept: /** @type {const} */ ('renewed') });
    else entries.push({ ...made, id: idOf(titleOf(made), kind, ids), kept: null });
  }
  return { entries, nameless };
}

/**
 * @param {string} title
 * @param {string} kind for titles without Latin letters
 * @param {Set<string>} used
 */
function idOf(title, kind, used) {
  const slug = slugOf(title).slice(0, 40).replace(/-$/, '') || kind;
  let id = slug;
  for (let n = 2; used.has(id); n += 1) id = `${slug}-${n}`;
  used.add(id);
  return id;
}

/** A text that ends as a sentence does. @param {string} text */
const ended = (text) => (/[.!?…。;:]$/.test(text) ? text : `${text}.`);

/** @param {import('../resume/export.mjs').Work} work */
function jobOf({ name, position, startDate, endDate, summary, highlights = [] }) {
  const [company, role] = [clean(name), clean(position)];
  if (!company && !role) return null;
  const [from, to] = [yearOf(startDate), yearOf(endDate)];
  const sentences = highlights.map(clean).filter(Boolean);
  const description = [clean(summary), ...sentences].filter(Boolean).map(ended);
  return {
    role: role || company,
    company: role && company ? company : undefined,
    ...(from === undefined ? { period: to === undefined ? undefined : String(to) } : { from, to }),
    description: highlights.length > 0 ? description.join(' ') : clean(summary) || undefined,
  };
}

/** @param {import('../resume/export.mjs').Project} project */
function projectOf({ name, description, url, keywords = [], highlights = [] }) {
  const title = clean(name);
  const text = clean(description) || highlights.map(clean).filter(Boolean).map(ended).join(' ');
  return title
    ? { title, description: text || undefined, url: url || undefined, tags: distinct(keywords.map(clean)) }
    : null;
}

/** @param {import('../resume/export.mjs').Skill} skill */
function skillOf({ name, keywords = [], summary }) {
  const title = clean(name);
  const description = clean(summary) || distinct(keywords.map(clean)).join(', ');
  return title ? { title, description: description || undefined } : null;
}

/**
 * @param {Resume} resume
 * @param {Edition['content'] | null} own the site's; null when nothing of it is the person's
 * @param {Skill[]} skills the new ones
 */
function technologiesOf({ skills: given = [] }, own, skills) {
  if (!own) return distinct(given.flatMap(({ name, keywords = [] }) => [name, ...keywords].map(clean)));
  const ids = skills.map(({ id }) => id);
  const gone = own.skills.skills.filter(({ id }) => !ids.includes(id)).map(({ title }) => title);
  const stay = (own.aboutStory.aboutStory.story.skills ?? []).filter((name) => !gone.includes(name));
  return distinct([...stay, ...skills.filter(({ kept }) => !kept).map(({ title }) => title)]);
}

/**
 * Languages, then what was studied where. Where the resume doesn't speak of studies, the site's other facts stay.
 *
 * @param {Resume} resume
 * @param {Edition['content']} own the site's
 * @param {{ fresh: boolean }} options
 */
function factsOf({ languages = [], education = [] }, own, { fresh }) {
  const { languages: label } = own.frame.labels;
  const spoken = distinct(
    languages.map(({ language, fluency }) => {
      const [name, level] = [clean(language), clean(fluency)];
      return name && level ? `${name} (${level})` : name;
    }),
  );
  const studied = education.map(({ institution, area, studyType, startDate, endDate }) => {
    const what = distinct([clean(studyType), clean(area)]).join(', ');
    const years = distinct([startDate, endDate].map((date) => String(yearOf(date) ?? ''))).join('–');
    const where = clean(institution);
    return { label: what || where, value: distinct([what ? where : '', years]).join(', ') };
  });
  const { facts = [] } = own.aboutStory.aboutStory.experience ?? {};
  const stay = fresh || education.length > 0 ? [] : facts.filter((fact) => fact.label !== label);
  const all = [{ label, value: spoken.join(', ') }, ...studied, ...stay].filter(
    (fact) => fact.label && fact.value,
  );
  return [...new Map(all.toReversed().map((fact) => [fact.label, fact])).values()].toReversed();
}

/**
 * @param {import('../resume/export.mjs').Basics} basics
 * @param {import('../resume/export.mjs').Basics} before
 * @param {Person['profiles']} own
 * @param {{ left: string[], mailbox: string }} notes `mailbox`: what an e-mail address is called
 * @returns {Person['profiles']}
 */
function profilesOf(basics, before, own, { left, mailbox: label }) {
  const pages = own.filter(({ url }) => !isMailbox(url));
  /** @type {Person['profiles']} */
  const profiles = [];
  const used = new Set([MAILBOX, ...own.map(({ id }) => id)]);
  for (const [i, profile] of (basics.profiles ?? []).entries()) {
    const network = clean(profile.network);
    const mark = markOf(network);
    const url = profile.url || pageOf(mark, clean(profile.username));
    const match =
      pages.find((_, n) => isDeepStrictEqual(before.profiles?.[n], profile)) ??
      pages.find((page) => page.url === url);
    if (match) {
      if (!profiles.includes(match)) profiles.push(match);
      continue;
    }
    if (!network || !url) {
      left.push(`basics.profiles[${i}] has no ${network ? 'url' : 'network'}`);
      continue;
    }
    const id = idOf(mark, 'profile', used);
    profiles.push({ id, label: network, url, ...(id !== mark && mark && { mark }) });
  }
  // A resume speaks of one mailbox only: the first.
  const [mailbox, ...others] = own.filter(({ url }) => isMailbox(url));
  if (basics.email && basics.email === before.email && mailbox)
    profiles.splice(own.indexOf(mailbox), 0, mailbox);
  else if (basics.email) profiles.push({ id: MAILBOX, label, url: MAILTO + basics.email });
  for (const other of others)
    if (other.id !== MAILBOX || !profiles.some(({ id }) => id === MAILBOX))
      profiles.splice(own.indexOf(other), 0, other);
  return profiles;
}
