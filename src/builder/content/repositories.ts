// Figures of the repositories that the content names. The build asks GitHub once for each and keeps the answers with
// the content, so that a later build needs no network.

import { readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Repository } from '../../schema/definePage.ts';
import { kindOf, z } from '../../schema/kinds.ts';
import { placesIn } from '../../schema/visit.ts';
import type { FileSchema } from './check.ts';
import type { Fault } from './faults.ts';
import type { Sources } from './run.ts';

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

/**
 * @returns by name, such as `ada/engine`
 */
export function readRepositories(root: string): {
  repositories: Record<string, Repository>;
  faults: Fault[];
} {
  let text: string;
  try {
    text = readFileSync(join(root, REPOSITORIES), 'utf8');
  } catch {
    return { repositories: {}, faults: [] }; // none is known yet
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // checked below, like a value of another kind
  }
  const { data, success } = kept.safeParse(value);
  if (success) return { repositories: data as Record<string, Repository>, faults: [] };
  const message = 'isn’t what the build wrote there: delete it, and the build asks GitHub again';
  return { repositories: {}, faults: [{ file: REPOSITORIES, message }] };
}

/**
 * Asks GitHub for the facts of each repository that isn't known yet, and keeps them.
 *
 * @returns what was asked, and what couldn't be answered, each a sentence
 */
export async function askRepositories(
  { sources, schemas }: { sources: Sources; schemas: Record<string, FileSchema> },
  { root }: { root: string },
  ask: typeof fetch = fetch,
): Promise<string[]> {
  const { repositories } = readRepositories(root);
  const named = Object.entries(schemas).flatMap(([file, { schema }]) =>
    [...placesIn(schema, sources[file])].flatMap(({ schema: own, value }) =>
      kindOf(own).isRepository ? [String(value)] : [],
    ),
  );
  const unknown = [...new Set(named)].filter((name) => !(name in repositories));
  if (unknown.length === 0) return [];
  const answers = await Promise.all(unknown.map((name) => factsOf(name, ask)));
  const found = answers.flatMap(({ name, facts }) => (facts ? [[name, facts] as [string, Repository]] : []));
  if (found.length > 0) {
    const all = Object.entries(repositories)
      .concat(found)
      .sort(([a], [b]) => a.localeCompare(b));
    const path = join(root, REPOSITORIES);
    await writeFile(`${path}.new`, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
    await rename(`${path}.new`, path);
  }
  return [
    ...(found.length > 0
      ? [
          `GitHub’s facts about ${found.map(([name]) => name).join(', ')} are now in ${REPOSITORIES}: delete it to ask again`,
        ]
      : []),
    ...answers.flatMap(({ name, fault }) =>
      fault ? [`The site shows no facts about the repository ${name}: ${fault}`] : [],
    ),
  ];
}

/**
 * @param name such as `ada/engine`
 * @returns `fault`: why there are none, and the fix
 */
async function factsOf(
  name: string,
  ask: typeof fetch,
): Promise<{ name: string; facts?: Repository; fault?: string }> {
  let response: Response;
  let body: string;
  try {
    response = await ask(`https://api.github.com/repos/${name}`, {
      headers: { accept: 'application/vnd.github+json' },
      signal: AbortSignal.timeout(PATIENCE),
    });
    body = await response.text();
  } catch {
    return { name, fault: 'GitHub can’t be reached; the next build asks again' };
  }
  if (response.status === 404) return { name, fault: 'GitHub has none of that name: correct it' };
  if (!response.ok)
    return {
      name,
      fault: `GitHub answered with ${response.status}, as it does after many questions; a later build asks again`,
    };
  const { data } = answer.safeParse(parsed(body));
  if (!data) return { name, fault: 'GitHub’s answer can’t be understood; a later build asks again' };
  const { stargazers_count: stars, language, pushed_at } = data;
  return {
    name,
    facts: { stars, ...(language && { language }), changed: pushed_at.slice(0, 'yyyy-mm-dd'.length) },
  };
}

/**
 * @returns undefined if it isn't JSON
 */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
