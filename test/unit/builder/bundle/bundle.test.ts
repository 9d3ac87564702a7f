import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBundler } from '../../../../src/builder/bundle/bundle.ts';
import { readOptions } from '../../../../src/builder/shared/options.ts';
import { plainError } from '../../../../src/builder/shared/report.ts';
import { first } from '../../../support/fixture.ts';
import { copySample } from '../../../support/sample.ts';

let project: Awaited<ReturnType<typeof copySample>>;
let bundler: Awaited<ReturnType<typeof openBundler>>;
beforeAll(async () => {
  project = await copySample();
  bundler = await openBundler(readOptions({ root: project.root, assetsUrl: 'https://cdn.example/me/' }, {}));
});
afterAll(async () => {
  await bundler.dispose();
  await project.remove();
});

const bundled = async () => (await bundler.bundle())(first.pages);
const documents = first.pages.filter(({ definition }) => definition.document).map(({ name }) => name);
const [home = ''] = first.pages.map(({ name }) => name);

describe('the bundle', () => {
  it('is the same for every language: what the content says is outside', async () => {
    const { files, startOf } = await bundled();
    const code = files
      .filter(({ path }) => path.endsWith('.js'))
      .map(({ contents }) => Buffer.from(contents as Uint8Array).toString());
    expect(code.some((text) => text.includes('"#site/content/owner.js"'))).toBe(true);
    for (const text of code) expect(text).not.toContain(first.content.owner.owner.name);
    expect(startOf(home).modules).toEqual(
      expect.arrayContaining(['site.js', 'pages.js', 'content/frame.js', `content/${home.toLowerCase()}.js`]),
    );
  });

  it('starts a page with few files, all of which browsers can load, and publishes nothing of documents', async () => {
    const { files, startOf } = await bundled();
    const paths = files.map(({ path }) => path);
    const { scripts, modules } = startOf(home);
    expect(scripts[0]).toMatch(/^assets\/main-/);
    expect(scripts.length + modules.length).toBeLessThanOrEqual(12);
    expect(paths).toEqual(expect.arrayContaining(scripts));
    for (const name of [...documents, 'render', 'HomeStory'])
      expect(paths.filter((path) => path.startsWith(`assets/${name}-`))).toEqual([]);
  });

  it('gives styles and scripts the same names of classes, and drawings their addresses', async () => {
    const restore = await project.edit(
      'src/components/text/SectionHeading.module.css',
      (css) =>
        `${css}\n@keyframes slide { to { left: 0 } } .first > :global(.all) { animation: slide var(--slow) }`,
    );
    const { sheets } = await bundled();
    await restore();
    const { frame } = sheets.inline(home);
    const [, keyframes] = frame.match(/@keyframes (\w+)\{to\{left:0\}\}/) ?? [];
    expect(frame).toMatch(new RegExp(`\\.\\w+>\\.all\\{animation:${keyframes} var\\(--slow\\)\\}`));
    expect(frame).toMatch(/url\("?https:\/\/cdn\.example\/me\/assets\/lattice-\w+\.svg"?\)/);
  });

  it('names file and line of code or styles that can’t be read', async () => {
    const restore = await project.edit('src/App.tsx', (text) => `${text}}`);
    await expect(bundled()).rejects.toThrow(/src\/App\.tsx:\d+:\d+: ERROR/);
    await restore();
    const restyle = await project.edit('src/styles/base.css', (css) => `${css}\n.a { left: 0`);
    const error = await bundled().catch((reason) => reason);
    expect(plainError(error)).toMatch(/src\/styles\/base\.css:\d+:\d+/);
    await restyle();
  });
});
