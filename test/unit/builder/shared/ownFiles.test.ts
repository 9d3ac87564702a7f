// Files left behind beside an owner's own, in any folder: they are left out, or refused, and always
// named.
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { keepBuilding } from '../../../support/build.ts';
import { copyPlainFixture } from '../../../support/fixtureSources.ts';
import { readTree } from '../../../support/project.ts';

let project: Awaited<ReturnType<typeof copyPlainFixture>>;
let builder: ReturnType<typeof keepBuilding>;
beforeAll(async () => {
  project = await copyPlainFixture();
  builder = keepBuilding({ root: project.root });
});
afterEach(() => project.restore());
afterAll(async () => {
  await builder.dispose();
  await project.remove();
});

async function put(path: string, contents: string | Buffer = 'x') {
  const file = join(project.root, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, contents);
}

it('leaves out hidden files, copies of editors and dangling links in every folder, and names each folder’s once', async () => {
  const left = [
    'src/content/._owner.ts',
    'src/content/owner.ts~',
    'src/content/notes/.DS_Store',
    'src/content/stories/._garden.en.md',
    'static/images/.DS_Store',
    'static/.git/config',
  ];
  for (const path of left) await put(path, 'Mac OS');
  await symlink('nobody@host.1234', join(project.root, 'src/content/.#owner.ts'));
  await symlink('none.txt', join(project.root, 'static/dangling.txt'));
  await symlink('../LICENSE', join(project.root, 'static/followed.txt'));
  await put('LICENSE', 'MIT');
  const published = ['.well-known/security.txt', '.htaccess', '.nojekyll', 'a/file~1.txt'];
  for (const path of published) await put(`static/${path}`);
  const { warnings } = await builder.build();
  const hidden = warnings.filter((line) => line.includes('not used, as hidden'));
  expect(hidden).toHaveLength(2);
  for (const path of [...left.slice(0, -1), 'src/content/.#owner.ts']) expect(hidden.join()).toContain(path);
  expect(warnings.join('\n')).toMatch(/static\/dangling\.txt isn’t used: it is a link that leads to no file/);
  const files = await readTree(join(project.root, 'dist'));
  expect(String(files.get('followed.txt'))).toBe('MIT');
  expect([...files.keys()]).toEqual(expect.arrayContaining(published));
  expect([...files.keys()].filter((name) => /DS_Store|\.git|dangling/.test(name))).toEqual([]);
});

it('publishes an owner’s icons in place of its own, but the sitemap that lists the pages', async () => {
  const icon = await sharp({ create: { width: 192, height: 192, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  await put('static/icon-192.png', icon);
  await put('static/favicon.png', icon);
  await put('static/sitemap.xml', 'mine');
  await builder.build();
  expect(await readFile(join(project.root, 'dist/icon-192.png'))).toEqual(icon);
  expect(await readFile(join(project.root, 'dist/Home.html'), 'utf8')).toContain(
    '<link rel="icon" href="/favicon.png" sizes="any"/>',
  );
  expect(await readFile(join(project.root, 'dist/sitemap.xml'), 'utf8')).toContain('<urlset');
});
