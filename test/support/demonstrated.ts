// A copy of the fixture that setup takes for the demonstration, with git, which setup needs.
import { execFile } from 'node:child_process';
import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DEMONSTRATION } from '../../src/builder/setup/placeholders.ts';
import { setup } from '../../src/builder/setup/setup.ts';
import { copyFixture } from './fixtureSources.ts';
import { root as ownRoot } from './project.ts';

const run = promisify(execFile);

export async function copyDemonstrated() {
  const project = await copyFixture();
  const git = (...args: string[]) => run('git', args, { cwd: project.root });
  const commit = async (subject: string) => {
    await git('add', '.');
    await git('commit', '-qm', subject);
  };

  await project.edit('src/content/owner.ts', (text) =>
    text.replace(/name: '[^']+'/, `name: '${DEMONSTRATION}'`),
  );
  for (const name of ['.biome.json', '.gitignore']) await cp(join(ownRoot, name), join(project.root, name));
  await git('init', '-q');
  await git('config', 'user.name', 'Ada');
  await git('config', 'user.email', 'ada@ada.dev');
  await commit('The demonstration');
  const { stdout: start } = await git('rev-parse', 'HEAD');

  return {
    ...project,
    git,
    commit,
    /** Brings the demonstration back. */
    async reset() {
      await git('checkout', '-qf', '--detach', start.trim());
      await git('clean', '-fdq', 'src/content', 'static');
    },
    /** Writes a file with a résumé, and resolves with its path. */
    async fileWith(resume: object | string): Promise<string> {
      const file = join(project.root, '.git/resume.json');
      await writeFile(file, typeof resume === 'string' ? resume : JSON.stringify(resume));
      return file;
    },
    setUpWith: (resume: string | null, ...languages: string[]) =>
      setup([...(resume ? [resume] : []), '--languages', languages.join(',') || 'en'], project.root),
  };
}
