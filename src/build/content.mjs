import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { files as schemas } from './schema.mjs';

/** @typedef {{ [File in keyof typeof schemas]: import('zod').infer<(typeof schemas)[File]> }} Content */
/** @typedef {{ src: string, alt: string, focus?: string, width?: number, height?: number }} ImageEntry */

/** Everything wrong with the content, told at once: one line a fault, with file, entry and mend. */
export class ContentError extends Error {
  /**
   * @param {string[]} faults
   * @param {string} [hint] for all of them
   */
  constructor(faults, hint = '') {
    const count = faults.length === 1 ? 'a fault' : `${faults.length} faults`;
    super(`The content has ${count}:\n${faults.map((fault) => `  ${fault}\n`).join('')}${hint}`.trim());
    this.name = 'ContentError';
  }
}

/**
 * Reads and checks src/content.
 *
 * @param {{ root: string }} options
 * @returns {Promise<Content>}
 * @throws {ContentError} when an entry is missing, empty, misspelt or of the wrong kind
 */
export async function loadContent({ root }) {
  const folder = join(root, 'src/content');
  const names = (await readdir(folder)).filter((n) => n.endsWith('.ts') && n !== 'types.ts').sort();
  const { outputFiles } = await build({
    entryPoints: names.map((name) => join(folder, name)),
    outdir: folder,
    bundle: true,
    format: 'esm',
    write: false,
    logLevel: 'silent',
  });
  const files = outputFiles.map(async ({ path, contents }) => {
    const name = basename(path, '.js');
    const code = Buffer.from(contents).toString('base64');
    try {
      return [name, { ...(await import(`data:text/javascript;base64,${code}`)) }];
    } catch (error) {
      throw new ContentError([`src/content/${name}.ts can't be run: ${error}`]);
    }
  });
  return checkContent(Object.fromEntries(await Promise.all(files)));
}

/**
 * @param {Record<string, unknown>} content file name without ending → its exports
 * @returns {Content}
 * @throws {ContentError}
 */
export function checkContent(content) {
  const faults = [];
  for (const [file, schema] of Object.entries(schemas)) {
    if (!(file in content)) {
      faults.push(
        `src/content/${file}.ts is missing: it must export ${Object.keys(schema.shape).join(' and ')}`,
      );
      continue;
    }
    const result = schema.safeParse(content[file]);
    for (const issue of result.error?.issues ?? []) {
      for (const { path, message } of explain(issue)) faults.push(`${where(file, path)} ${message}`);
    }
  }
  for (const file of Object.keys(content)) {
    if (!(file in schemas))
      faults.push(
        `src/content/${file}.ts is no known content file: remove it, or describe it in src/build/schema.mjs`,
      );
  }
  faults.push(...doubleIds(content), ...doubleTexts(content));
  // What refers to other entries can be followed only when the entries themselves are in order.
  if (faults.length === 0) {
    const whole = /** @type {Content} */ (content);
    faults.push(...deadReferences(whole), ...wrongCounts(whole));
  }
  if (faults.length > 0) throw new ContentError(faults);
  return /** @type {Content} */ (content);
}

/**
 * @param {string} file
 * @param {PropertyKey[]} path
 * @returns {string} such as `src/content/skills.ts, skills[2].image.alt`
 */
export function where(file, path) {
  const entry = path
    .map((p, i) => (typeof p === 'number' ? `[${p}]` : `${i > 0 ? '.' : ''}${String(p)}`))
    .join('');
  return `src/content/${file}.ts, ${entry}:`;
}

/**
 * Every picture of the content with the place that names it.
 *
 * @param {object} content
 * @returns {Generator<{ place: string, image: ImageEntry }>}
 */
export function* imagesOf(content) {
  for (const { place, value } of entriesOf(content)) {
    if (typeof value === 'object' && value !== null && 'src' in value)
      yield { place, image: /** @type {ImageEntry} */ (value) };
  }
}

/**
 * Every text of the content with the place that holds it.
 *
 * @param {object} content
 * @returns {Generator<{ place: string, text: string }>}
 */
export function* textsOf(content) {
  for (const { place, value } of entriesOf(content))
    if (typeof value === 'string') yield { place, text: value };
}

/**
 * @param {object} content
 * @returns {Generator<{ place: string, value: unknown }>}
 */
function* entriesOf(content) {
  for (const [file, value] of Object.entries(content)) yield* search(file, [], value);
}

/**
 * @param {string} file
 * @param {PropertyKey[]} path
 * @param {unknown} value
 * @returns {Generator<{ place: string, value: unknown }>}
 */
function* search(file, path, value) {
  yield { place: where(file, path), value };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    yield* search(file, [...path, Array.isArray(value) ? Number(key) : key], child);
  }
}

/** @type {Record<string, string>} */
const KINDS = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  array: 'a list',
  object: 'an entry with its fields',
};

/**
 * @param {import('zod').core.$ZodIssue} issue
 * @returns {{ path: PropertyKey[], message: string }[]}
 */
function explain(issue) {
  const { path, message } = issue;
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: [...path, key],
      message: 'is not known here: correct its name or remove it',
    }));
  }
  if (issue.code === 'invalid_type' && message.startsWith('Invalid input')) {
    const kind = KINDS[issue.expected] ?? issue.expected;
    const missing = message.endsWith('undefined');
    return [{ path, message: missing ? `is missing: write ${kind}` : `is of the wrong kind: write ${kind}` }];
  }
  if (issue.code === 'too_small' && issue.origin === 'array') {
    const least = Number(issue.minimum);
    const custom = message.startsWith('Too small') ? null : message;
    return [
      {
        path,
        message: custom ?? `needs at least ${least === 1 ? 'one entry' : `${least} entries`}: add to it`,
      },
    ];
  }
  if (issue.code === 'invalid_value' && message.startsWith('Invalid')) {
    return [{ path, message: `is not known: write one of ${issue.values.join(', ')}` }];
  }
  return [{ path, message }];
}

/**
 * @param {object} content
 * @returns {string[]}
 */
function doubleIds(content) {
  const faults = [];
  for (const [file, exports] of Object.entries(content)) {
    for (const [name, list] of Object.entries(exports ?? {})) {
      if (!Array.isArray(list)) continue;
      const ids = list.map((entry) => entry?.id);
      for (const [i, id] of ids.entries()) {
        const first = ids.indexOf(id);
        if (id !== undefined && first < i) {
          faults.push(
            `${where(file, [name, i, 'id'])} "${String(id)}" is the id of ${name}[${first}] too: choose another`,
          );
        }
      }
    }
  }
  return faults;
}

/**
 * The same text twice in one list: React tells its entries apart by them.
 *
 * @param {object} content
 * @returns {string[]}
 */
function doubleTexts(content) {
  return [...entriesOf(content)].flatMap(({ place, value }) => {
    if (!Array.isArray(value)) return [];
    const texts = value.map((entry) => (typeof entry === 'string' ? entry : entry?.text));
    const double = texts.find((text, i) => typeof text === 'string' && texts.indexOf(text) < i);
    return double === undefined ? [] : [`${place} "${double}" stands there twice: take one out`];
  });
}

/**
 * @param {Content} content
 * @returns {string[]}
 */
function deadReferences({ descriptions: { descriptions }, homeStory: { homeStory }, navigation, projects }) {
  const faults = [];
  const ids = projects.projects.map(({ id }) => id);
  for (const [i, id] of homeStory.featured.ids.entries()) {
    if (ids.includes(id)) continue;
    faults.push(
      `${where('homeStory', ['homeStory', 'featured', 'ids', i])} there is no project "${id}": write one of ${ids.join(', ')}`,
    );
  }
  const paths = Object.keys(descriptions).map((page) => `/${page}`);
  for (const [i, { path }] of navigation.navigation.links.entries()) {
    if (paths.includes(path)) continue;
    faults.push(
      `${where('navigation', ['navigation', 'links', i, 'path'])} there is no page "${path}": write one of ${paths.join(', ')}`,
    );
  }
  return faults;
}

/** How often the strip repeats its logos: LogoSlider.tsx. */
const LOGO_SETS = 4;

/**
 * @param {Content} content
 * @returns {string[]}
 */
function wrongCounts({ aboutStory, counts: { counts }, logos, projects, skills }) {
  const lists = /** @type {const} */ ([
    [
      'photographs',
      'aboutStory',
      'aboutStory.ring.photographs',
      aboutStory.aboutStory.ring.photographs.length,
    ],
    ['projects', 'projects', 'projects', projects.projects.length],
    ['skills', 'skills', 'skills', skills.skills.length],
    ['slides', 'logos', 'logos', logos.logos.length * LOGO_SETS],
  ]);
  return lists
    .filter(([name, , , count]) => count !== counts[name])
    .map(([name, file, entry, count]) => {
      const made =
        name === 'slides' ? `${count / LOGO_SETS} logos make ${count} slides` : `there are ${count}`;
      return `${where(file, [entry])} ${made}, not ${counts[name]}: put back what is missing, take out what is too much, or write ${name}: ${count} into src/content/counts.ts`;
    });
}

/**
 * What the preview picture of each page says: its heading and, in short, what it is about.
 *
 * @param {Content} content
 */
export function previewsOf({
  owner: { owner },
  about,
  labels: { labels },
  contact,
  cv: { cv },
  descriptions: { descriptions },
}) {
  const headings = {
    Home: owner.name,
    About: about.about.title,
    Projects: labels.projects,
    Skills: labels.skills,
    Contact: contact.contact.title,
    CV: cv.title,
  };
  const texts = { ...descriptions, CV: cv.description };
  return Object.entries(headings).map(([page, title]) => {
    const description = texts[/** @type {keyof typeof headings} */ (page)];
    const [first = description] = description.match(/^.+?[.:](?=\s)/) ?? [];
    return { page, title, text: page === 'Home' ? owner.roles.join(' · ') : first.replace(/:$/, '.') };
  });
}
