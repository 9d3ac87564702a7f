import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadContent, readContent } from '../../../src/builder/content/content.ts';
import { askRepositories, REPOSITORIES } from '../../../src/builder/content/repositories.ts';
import { copySample, type Sources, sampleSources, siteOf, writeContent } from '../../support/sample.ts';

const FOUND = { stargazers_count: 1234, language: 'Rust', pushed_at: '2026-11-02T10:00:00Z', private: false };
const labels = { stars: 'Stars: {count}', changed: 'Changed in {date}' };

/** The sample, with the repositories of its first projects. */
function naming(...names: string[]): Sources {
  const sources = sampleSources();
  for (const [i, name] of names.entries()) sources.projects.projects[i].repository = name;
  sources.projects.repositoryLabels = labels;
  return sources;
}

let project: Awaited<ReturnType<typeof copySample>>;
beforeAll(async () => {
  project = await copySample();
});
beforeEach(() => project.restore());
afterAll(() => project.remove());

/** A GitHub that always gives the same answer, and remembers what it was asked. */
function gitHub(answer: () => Response) {
  const asked: string[] = [];
  const ask = async (url: unknown) => {
    asked.push(String(url));
    return answer();
  };
  return { asked, ask: ask as typeof fetch };
}

describe('the facts of repositories', () => {
  it('are asked for once, kept with the content and shown', async () => {
    await writeContent(project.root, naming('ada/engine', 'ada/notes'));
    const { asked, ask } = gitHub(() => Response.json(FOUND));
    const said = await askRepositories(await loadContent(project), project, ask);
    expect(asked).toEqual(['ada/engine', 'ada/notes'].map((name) => `https://api.github.com/repos/${name}`));
    expect(said).toEqual([
      expect.stringContaining(`facts about ada/engine, ada/notes are now in ${REPOSITORIES}`),
    ]);
    const facts = { stars: 1234, language: 'Rust', changed: '2026-11-02' };
    const kept = JSON.parse(await readFile(join(project.root, REPOSITORIES), 'utf8'));
    expect(kept).toEqual({ 'ada/engine': facts, 'ada/notes': facts });

    const site = await loadContent(project);
    expect(site.editions[0]?.content.projects.projects[0].facts).toEqual([
      'Stars: 1,234',
      'Rust',
      'Changed in November 2026',
    ]);
    expect(await askRepositories(site, project, ask)).toEqual([]);
    expect(asked).toHaveLength(2);
  });

  it('are asked for only where they are missing', async () => {
    const known = { 'ada/engine': { stars: 1, changed: '2026-01-01' } };
    await writeFile(join(project.root, REPOSITORIES), JSON.stringify(known));
    await writeContent(project.root, naming('ada/engine', 'ada/notes'));
    const { asked, ask } = gitHub(() => Response.json({ ...FOUND, language: null }));
    await askRepositories(await loadContent(project), project, ask);
    expect(asked).toEqual(['https://api.github.com/repos/ada/notes']);
    const kept = JSON.parse(await readFile(join(project.root, REPOSITORIES), 'utf8'));
    expect(kept).toEqual({ ...known, 'ada/notes': { stars: 1234, changed: '2026-11-02' } });
  });

  it.each<[string, () => Response, string]>([
    [
      'doesn’t know it',
      () => new Response('{}', { status: 404 }),
      'GitHub has none of that name: correct it',
    ],
    ['refuses', () => new Response('{}', { status: 403 }), 'GitHub answered with 403'],
    ['answers with something else', () => new Response('<html>'), 'GitHub’s answer can’t be understood'],
    [
      'answers with other fields',
      () => Response.json({ ...FOUND, stargazers_count: '12' }),
      'can’t be understood',
    ],
    [
      'can’t be reached',
      () => {
        throw new TypeError('fetch failed');
      },
      'GitHub can’t be reached; the next build asks again',
    ],
  ])('are left out, with a sentence, when GitHub %s', async (_what, answer, sentence) => {
    await writeContent(project.root, naming('ada/engine'));
    const said = await askRepositories(await loadContent(project), project, gitHub(answer).ask);
    expect(said).toEqual([
      expect.stringContaining('The site shows no facts about the repository ada/engine: '),
    ]);
    expect(said[0]).toContain(sentence);
    await expect(readFile(join(project.root, REPOSITORIES))).rejects.toThrow('ENOENT');
    const [edition] = (await loadContent(project)).editions;
    expect(edition?.content.projects.projects[0].facts).toBeUndefined();
  });

  it.each(['{', '[]', '{"ada/engine":{"stars":-1,"changed":"2026-11-02"}}'])(
    'are refused when somebody has changed them to %s',
    async (text) => {
      await mkdir(join(project.root, 'src/content'), { recursive: true });
      await writeFile(join(project.root, REPOSITORIES), text);
      const { faults } = await readContent(project);
      expect(faults.map(({ file, message }) => `${file} ${message}`)).toEqual([
        `${REPOSITORIES} isn’t what the build wrote there: delete it, and the build asks GitHub again`,
      ]);
      await rm(join(project.root, REPOSITORIES));
    },
  );

  it('need words, and a name that can be one', () => {
    const wordless = naming('ada/engine');
    wordless.projects.repositoryLabels = undefined;
    expect(() => siteOf(wordless)).toThrow(
      'src/content/projects.ts, repositoryLabels: is missing: a project names',
    );
    expect(() => siteOf(naming('https://github.com/ada/engine'))).toThrow(
      'projects[0].repository: "https://github.com/ada/engine" isn’t a repository on GitHub: write its owner',
    );
  });
});
