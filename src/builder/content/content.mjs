import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { ContentError } from './faults.mjs';
import { files as schemas } from './schema.mjs';

/** @typedef {import('./faults.mjs').Fault} Fault */

/** @typedef {{ [File in keyof typeof schemas]: import('zod').infer<(typeof schemas)[File]> }} Content */
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
      throw new ContentError([{ file: name, message: `can't be run: ${error}` }]);
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
  /** @type {Fault[]} */
  const faults = [];
  for (const [file, schema] of Object.entries(schemas)) {
    if (!(file in content)) {
      const message = `is missing: it must export ${Object.keys(schema.shape).join(' and ')}`;
      faults.push({ file, message });
      continue;
    }
    for (const issue of schema.safeParse(content[file]).error?.issues ?? []) {
      for (const { path, message } of explain(issue)) {
        faults.push({ file, path, value: valueAt(content[file], path), message });
      }
    }
  }
  for (const file of Object.keys(content)) {
    const message = 'is no known content file: remove it, or describe it in src/builder/content/schema.mjs';
    if (!(file in schemas)) faults.push({ file, message });
  }
  // References to other entries can be followed only when those entries are valid.
  if (faults.length === 0) faults.push(...deadReferences(/** @type {Content} */ (content)));
  if (faults.length > 0) throw new ContentError(faults);
  return /** @type {Content} */ (content);
}

/**
 * @param {unknown} value
 * @param {PropertyKey[]} path
 */
function valueAt(value, path) {
  return path.reduce((entry, key) => /** @type {any} */ (entry)?.[key], value);
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
 * @param {Content} content
 * @returns {Fault[]}
 */
function deadReferences({ descriptions: { descriptions }, homeStory: { homeStory }, frame, projects }) {
  const ids = projects.projects.map(({ id }) => id);
  const paths = Object.keys(descriptions).map((page) => `/${page}`);
  const featured = homeStory.featured.ids.map((value, i) => ({
    file: 'homeStory',
    path: ['homeStory', 'featured', 'ids', i],
    value,
    known: ids,
    message: `there is no project "${value}": write one of ${ids.join(', ')}`,
  }));
  const links = frame.navigation.links.map(({ path: value }, i) => ({
    file: 'frame',
    path: ['navigation', 'links', i, 'path'],
    value,
    known: paths,
    message: `there is no page "${value}": write one of ${paths.join(', ')}`,
  }));
  return [...featured, ...links].filter(({ value, known }) => !known.includes(value));
}

/**
 * The texts of each page's link preview: its heading, and the first sentence of its description or the owner's roles.
 *
 * @param {Content} content
 */
export function previewsOf({
  owner: { owner },
  about,
  frame: { labels },
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
