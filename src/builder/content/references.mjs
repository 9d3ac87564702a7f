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
 * @param {(file: string) => boolean} right whether a file has no fault of its own; others aren't looked at
 * @returns {Fault[]}
 */
export function referenceFaults(facts, spoken, gone, right) {
  return [
    ...(right('homeStory') && right('projects') ? deadReferences(facts) : []),
    ...spoken.flatMap(({ edition: { code }, texts }) => {
      const both = (/** @type {string} */ file) => right(file) && right(`${code}/${file}`);
      return [
        ...unmatched(facts, texts, code, both),
        ...sections(facts, texts, code, both),
        ...silent(texts, code, gone, (file) => right(`${code}/${file}`)),
      ];
    }),
    ...uneven(spoken, right),
    ...sharedNames(spoken.filter(({ edition }) => right(`${edition.code}/cv`))),
  ];
}

/** @typedef {(file: string) => boolean} Right */

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
 * @param {Right} right
 * @returns {Fault[]}
 */
function unmatched(facts, texts, folder, right) {
  const lists = [
    {
      file: 'projects',
      path: ['projects'],
      list: () => facts.projects.projects,
      of: () => texts.projects.projects,
    },
    { file: 'skills', path: ['skills'], list: () => facts.skills.skills, of: () => texts.skills.skills },
    {
      file: 'homeStory',
      path: ['logos'],
      list: () => facts.homeStory.logos,
      of: () => texts.homeStory.logos,
    },
    {
      file: 'homeStory',
      path: ['homeStory', 'experience', 'jobs'],
      list: () => facts.homeStory.homeStory.jobs,
      of: () => texts.homeStory.homeStory.experience?.jobs,
    },
    {
      file: 'aboutStory',
      path: ['aboutStory', 'ring', 'photographs'],
      list: () => facts.aboutStory.aboutStory.photographs,
      of: () => texts.aboutStory.aboutStory.ring?.photographs,
    },
  ];
  return lists.flatMap(({ file, path, list, of }) => {
    const given = right(file) ? of() : undefined;
    if (!given) return []; // sections() says so
    const ids = list().map(({ id }) => id);
    const missing = ids.filter((id) => !(id in given));
    const known = `src/content/${file}.ts has ${ids.join(', ') || 'none'}`;
    return [
      ...missing.map((id) => ({ id, message: `is missing: write the texts of "${id}"` })),
      ...Object.keys(given)
        .filter((id) => !ids.includes(id))
        .map((id) => ({ id, message: `belongs to no entry: correct its id or remove it; ${known}` })),
    ].map(({ id, message }) => ({ file: `${folder}/${file}`, path: [...path, id], message }));
  });
}

/**
 * Sections whose facts are there and whose texts are not, or the other way round.
 *
 * @param {Facts} facts
 * @param {Texts} texts
 * @param {string} folder
 * @param {Right} right
 * @returns {Fault[]}
 */
function sections(facts, texts, folder, right) {
  const home = () => facts.homeStory.homeStory;
  const homeTexts = () => texts.homeStory.homeStory;
  /** @type {{ file: string, path: string[], by: string, wanted: () => boolean, given: () => unknown }[]} */
  const all = [
    {
      file: 'homeStory',
      path: ['homeStory', 'experience'],
      by: 'jobs',
      wanted: () => home().jobs.length > 0,
      given: () => homeTexts().experience,
    },
    {
      file: 'homeStory',
      path: ['homeStory', 'featured'],
      by: 'featured',
      wanted: () => home().featured.length > 0,
      given: () => homeTexts().featured,
    },
    {
      file: 'homeStory',
      path: ['homeStory', 'welcomeCard'],
      by: 'welcomeCard',
      wanted: () => home().welcomeCard !== undefined,
      given: () => homeTexts().welcomeCard,
    },
    {
      file: 'aboutStory',
      path: ['aboutStory', 'ring'],
      by: 'photographs',
      wanted: () => facts.aboutStory.aboutStory.photographs.length > 0,
      given: () => texts.aboutStory.aboutStory.ring,
    },
    {
      file: 'contact',
      path: ['contact', 'image'],
      by: 'image',
      wanted: () => facts.contact.contact.image !== undefined,
      given: () => texts.contact.contact.image,
    },
  ];
  const faults = all.flatMap(({ file, path, by, wanted, given }) => {
    if (!right(file) || wanted() === (given() !== undefined)) return [];
    const message = wanted()
      ? `is missing: write its texts, or take ${by} out of src/content/${file}.ts`
      : `has nothing to show: remove it, or add ${by} to src/content/${file}.ts`;
    return [{ file: `${folder}/${file}`, path, message }];
  });
  const asked = right('contact') ? facts.contact.contact.asks : [];
  const unlabelled = asked.filter((name) => texts.contact.contact.fields[name] === undefined);
  return [
    ...faults,
    ...unlabelled.map((name) => ({
      file: `${folder}/contact`,
      path: ['contact', 'fields', name],
      message:
        'is missing: the form asks for it, so write its label, or take it out of src/content/contact.ts',
    })),
  ];
}

/**
 * Optional texts that one edition has and another lacks.
 *
 * @param {Spoken[]} spoken
 * @param {Right} right
 * @returns {Fault[]}
 */
function uneven(spoken, right) {
  const all = spoken.map(({ edition: { code }, texts }) => {
    // What isn't right in one language isn't compared in any.
    const files = Object.entries(texts).filter(([file]) =>
      spoken.every(({ edition }) => right(`${edition.code}/${file}`)),
    );
    return { code, places: new Set(placesOf(Object.fromEntries(files))) };
  });
  return all.flatMap(({ code, places }) => {
    // The first edition that has it counts, so it comes last.
    const missing = new Map(
      all
        .toReversed()
        .flatMap((other) =>
          [...other.places].filter((place) => !places.has(place)).map((place) => [place, other.code]),
        ),
    );
    // Of a section that is missing as a whole, only the section.
    const outer = [...missing].filter(([place]) => !missing.has(place.slice(0, place.lastIndexOf('.'))));
    return outer.map(([place, other]) => {
      const [file = '', ...path] = place.split('.');
      const message = `is missing: "${other}" has it, so write it here as well, or remove it there`;
      return { file: `${code}/${file}`, path, message };
    });
  });
}

/** Records by id, which `unmatched` compares with the facts. */
const APART = ['jobs', 'photographs', 'logos', 'projects.projects', 'skills.skills'];

/**
 * The places of an object's fields, at any depth but not in lists.
 *
 * @param {object} value
 * @param {string} [before]
 * @returns {string[]} such as `home.home.label`
 */
function placesOf(value, before = '') {
  return Object.entries(value).flatMap(([name, child]) => {
    const place = before + name;
    if (child === undefined) return [];
    const goOn =
      typeof child === 'object' &&
      !Array.isArray(child) &&
      !APART.some((end) => place.endsWith(`.${end}`) || place === end);
    return [place, ...(goOn ? placesOf(child, `${place}.`) : [])];
  });
}

/**
 * Lines of phrases that are all in languages which the site no longer has.
 *
 * @param {Texts} texts
 * @param {string} folder
 * @param {string[]} gone
 * @param {Right} right
 * @returns {Fault[]}
 */
function silent(texts, folder, gone, right) {
  /** @type {{ file: string, path: string[], phrases: () => { lang: string }[] | undefined }[]} */
  const lines = [
    { file: 'home', path: ['home', 'phrases'], phrases: () => texts.home.home.phrases },
    { file: 'about', path: ['about', 'tagline'], phrases: () => texts.about.about.tagline },
    {
      file: 'aboutStory',
      path: ['aboutStory', 'closingTagline'],
      phrases: () => texts.aboutStory.aboutStory.closingTagline,
    },
    {
      file: 'aboutStory',
      path: ['aboutStory', 'story', 'greetings'],
      phrases: () => texts.aboutStory.aboutStory.story.greetings,
    },
  ];
  return lines
    .filter(({ file, phrases }) => right(file) && phrases()?.every(({ lang }) => gone.includes(lang)))
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
