import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { listFiles } from '../../../../src/builder/shared/listFiles.ts';
import { copyProject } from '../../../support/project.ts';

const project = await copyProject([]);
afterAll(() => project.remove());

it('leaves out hidden files, copies of editors and dangling links at any depth', async () => {
  const left = ['._owner.ts', 'owner.ts~', 'notes/.DS_Store', 'stories/._garden.en.md', '.git/config'];
  const own = ['.htaccess', '.nojekyll', '.well-known/security.txt', 'a/file~1.txt'];
  for (const path of [...left, ...own]) await project.put(`own/${path}`, 'x');
  await project.put('LICENSE', 'MIT');
  await symlink('nobody@host.1234', join(project.root, 'own/.#owner.ts'));
  await symlink('none.txt', join(project.root, 'own/dangling.txt'));
  await symlink('../LICENSE', join(project.root, 'own/followed.txt'));

  expect(await listFiles(project.root, 'own')).toEqual([...own, 'followed.txt']);
});
