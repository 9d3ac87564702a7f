/** @typedef {import('./faults.mjs').Fault} Fault */
/** @typedef {import('./facts.mjs').Facts} Facts */
/** @typedef {import('./texts.mjs').Texts} Texts */
/** @typedef {{ edition: { code: string }, texts: Texts }} Spoken the texts of an edition */

/**
 * Finds entries that don't agree with others: in the same file, in an edition's texts, or in another edition.
 *
 * @param {Facts} facts
 * @param {Spoken[]} spoken
 * @param {string[]} gone languages that have no folder
 * @returns {Fault[]}
 */
export function referenceFaults(facts, spoken, gone) {
  return [
    ...deadReferences(facts),
    ...spoken.flatMap(({ edition: { code }, texts }) => [
      ...unmatched(facts, texts, code),
      ...silent(texts, code, gone),
    ]),
    ...sharedNames(spoken),
  ];
}

/**
 * @param {Facts} facts
 * @returns {Fault[]}
 */
function deadReferences({ homeStory: { homeStory }, projects }) {
  const ids = projects.projects.map(({ id }) => id);
  return homeStory.featured
    .map((value, i) => ({
      file: 'homeStory',
      path: ['homeStory', 'featured', i],
      value,
      message: `there is no project "${value}": write one of ${ids.join(', ')}`,
    }))
    .filter(({ value }) => !ids.includes(value));
}

/**
 * Entries of lists without texts, and texts without an entry.
 *
 * @param {Facts} facts
 * @param {Texts} texts
 * @param {string} folder
 * @returns {Fault[]}
 */
function unmatched(facts, texts, folder) {
  const { homeStory, logos } = facts.homeStory;
  const { jobs } = texts.homeStory.homeStory.experience;
  const lists = [
    { file: 'projects', path: ['projects'], list: facts.projects.projects, of: texts.projects.projects },
    { file: 'skills', path: ['skills'], list: facts.skills.skills, of: texts.skills.skills },
    { file: 'homeStory', path: ['logos'], list: logos, of: texts.homeStory.logos },
    { file: 'homeStory', path: ['homeStory', 'experience', 'jobs'], list: homeStory.jobs, of: jobs },
    {
      file: 'aboutStory',
      path: ['aboutStory', 'ring', 'photographs'],
      list: facts.aboutStory.aboutStory.photographs,
      of: texts.aboutStory.aboutStory.ring.photographs,
    },
  ];
  const faults = lists.flatMap(({ file, path, list, of }) => {
    const ids = list.map(({ id }) => id);
    const missing = ids.filter((id) => !(id in of));
    const known = `src/content/${file}.ts has ${ids.join(', ')}`;
    return [
      ...missing.map((id) => ({ id, message: `is missing: write the texts of "${id}"` })),
      ...Object.keys(of)
        .filter((id) => !ids.includes(id))
        .map((id) => ({ id, message: `belongs to no entry: correct its id or remove it; ${known}` })),
    ].map(({ id, message }) => ({ file: `${folder}/${file}`, path: [...path, id], message }));
  });
  const timeless = homeStory.jobs.filter(
    ({ id, from }) => from === undefined && !jobs[id]?.period && jobs[id],
  );
  return [
    ...faults,
    ...timeless.map(({ id }) => ({
      file: `${folder}/homeStory`,
      path: ['homeStory', 'experience', 'jobs', id, 'period'],
      message: 'is missing: the job has no years in src/content/homeStory.ts, so write when it was',
    })),
  ];
}

/**
 * Lines of phrases that are all in languages which the site no longer has.
 *
 * @param {Texts} texts
 * @param {string} folder
 * @param {string[]} gone
 * @returns {Fault[]}
 */
function silent(texts, folder, gone) {
  const lines = [
    { file: 'home', path: ['home', 'phrases'], phrases: texts.home.home.phrases },
    { file: 'about', path: ['about', 'tagline'], phrases: texts.about.about.tagline },
    {
      file: 'aboutStory',
      path: ['aboutStory', 'closingTagline'],
      phrases: texts.aboutStory.aboutStory.closingTagline,
    },
    {
      file: 'aboutStory',
      path: ['aboutStory', 'story', 'greetings'],
      phrases: texts.aboutStory.aboutStory.story.greetings,
    },
  ];
  return lines
    .filter(({ phrases }) => phrases.every(({ lang }) => gone.includes(lang)))
    .map(({ file, path }) => ({
      file: `${folder}/${file}`,
      path,
      message: `has only phrases in ${gone.join(' and ')}, which have no folder in src/content: write one in another language`,
    }));
}

/**
 * Files of curricula that two editions would write to.
 *
 * @param {Spoken[]} spoken
 * @returns {Fault[]}
 */
function sharedNames(spoken) {
  const names = spoken.map(({ texts }) => texts.cv.cv.file.toLowerCase());
  return spoken.flatMap(({ edition, texts }, i) => {
    const first = spoken[names.indexOf(String(names[i]))]?.edition.code;
    if (first === edition.code) return [];
    const message = `"${texts.cv.cv.file}" is the file of src/content/${first}/cv.ts, too: choose another name`;
    return [{ file: `${edition.code}/cv`, path: ['cv', 'file'], message }];
  });
}
