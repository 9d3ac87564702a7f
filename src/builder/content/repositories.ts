// Figures of the repositories that the content names. The build asks GitHub once for each and keeps the answers with
// the content, so that a later build needs no network.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Repository } from '../../schema/definePage.ts';
import { z } from '../../schema/kinds.ts';
import { writeAside } from '../shared/files.ts';
import { type ContentFiles, repositoriesIn } from './entries.ts';
import type { Fault } from './faults.ts';

export const REPOSITORIES = 'src/content/repositories.json';

/** How long GitHub may take, in milliseconds. */
const PATIENCE = 5000;

/** The parts of https://docs.github.com/en/rest/repos/repos#get-a-repository that are kept. */
const answer = z.object({
  stargazers_count: z.int().nonnegative(),
  language: z.string().nullable(),
  pushed_at: z.iso.datetime(),
});

const kept = z.record(
  z.string(),
  z.strictObject({ stars: z.int().nonnegative(), language: z.string().optional(), changed: z.iso.date() }),
);

/** @returns undefined where it isn't JSON */
const jsonIn = (response: Response): Promise<unknown> => response.json().catch(() => undefined);

/**
 * @returns by name, such as `ada/engine`
 */
export async function readRepositories(
  root: string,
): Promise<{ repositories: Record<string, Repository>; faults: Fault[] }> {
  const text = await readFile(join(root, REPOSITORIES), 'utf8').catch(() => '{}'); // none is known yet
  const { data } = kept.safeParse(await jsonIn(new Response(text)));
  if (data) return { repositories: data as Record<string, Repository>, faults: [] };
  const message = 'isn’t what the build wrote there: delete it, and the build asks GitHub again';
  return { repositories: {}, faults: [{ file: REPOSITORIES, message }] };
}

/**
 * Asks GitHub for the facts of each repository that isn't known yet, and keeps them.
 *
 * @returns what was asked, and what couldn't be answered, each a sentence
 */
export async function askRepositories(
  written: ContentFiles,
  { root }: { root: string },
  ask: typeof fetch = fetch,
): Promise<string[]> {
  const { repositories } = await readRepositories(root);
  const unknown = [...new Set(repositoriesIn(written))].filter((name) => !(name in repositories));
  const answers = await Promise.all(unknown.map(async (name) => ({ name, facts: await factsOf(name, ask) })));
  const found = answers
    .filter(({ facts }) => typeof facts === 'object')
    .map(({ name, facts }) => [name, facts]);
  const faults = answers.flatMap(({ name, facts }) =>
    typeof facts === 'string' ? [`The site shows no facts about the repository ${name}: ${facts}`] : [],
  );
  if (found.length === 0) return faults;
  const all = Object.entries(Object.assign(repositories, Object.fromEntries(found))).sort();
  await writeAside(join(root, REPOSITORIES), `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
  const names = found.map(([name]) => name).join(', ');
  return [`GitHub’s facts about ${names} are now in ${REPOSITORIES}: delete it to ask again`, ...faults];
}

/**
 * @param name such as `ada/engine`
 * @returns why there are none, and the fix, if there are none
 */
async function factsOf(name: string, ask: typeof fetch): Promise<Repository | string> {
  const response = await ask(`https://api.github.com/repos/${name}`, {
    headers: { accept: 'application/vnd.github+json' },
    signal: AbortSignal.timeout(PATIENCE),
  }).catch(() => null);
  if (!response) return 'GitHub can’t be reached; the next build asks again';
  if (response.status === 404) return 'GitHub has none of that name: correct it';
  if (!response.ok)
    return `GitHub answered with ${response.status}, as it does after many questions; a later build asks again`;
  const { data } = answer.safeParse(await jsonIn(response));
  if (!data) return 'GitHub’s answer can’t be understood; a later build asks again';
  const { stargazers_count: stars, language, pushed_at } = data;
  return { stars, ...(language && { language }), changed: pushed_at.slice(0, 'yyyy-mm-dd'.length) };
}
