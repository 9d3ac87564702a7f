// A page is a folder and its content: nothing else in the project names it.
import { execFile } from 'node:child_process';
import { cp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, expect, it } from 'vitest';
import { openBuilder } from '../../../../src/builder/build.ts';
import { declareContent } from '../../../../src/builder/content/declare.ts';
import { type OutputFile, readText } from '../../../../src/builder/shared/outputFile.ts';
import {
  copyFixture,
  definitions,
  FURTHER,
  fixtureSources,
  writeContent,
} from '../../../support/fixtureSources.ts';
import { keepBuilding } from '../../../support/keepBuilding.ts';
import { cacheDir, root as own } from '../../../support/project.ts';

const SITE = 'https://ada.dev/';

/** The files that the pages' README shows, word by word, by path. */
const README: Record<string, string> = Object.fromEntries(
  [
    ...(await readFile(join(own, 'src/pages/README.md'), 'utf8')).matchAll(
      /^```\w+\n(?:\/\/|\/\*) (src\S+)[^\n]*\n(.*?)^```$/gms,
    ),
  ].map(([, file = '', lines = '']) => [file, lines]),
);
/** Its page's content, in three languages. */
const CONTENT = `import type { Content } from '../pages/Talks/page.ts';

export const page: Content['page'] = {
  title: { en: 'Talks', fr: 'Conférences', it: 'Interventi' },
  description: { en: 'Where I spoke.', fr: 'Où j’ai parlé.', it: 'Dove ho parlato.' },
};

export const talks: Content['talks'] = [
  {
    id: 'springs',
    title: { en: 'Exact springs', fr: 'Des ressorts exacts', it: 'Molle esatte' },
    place: 'Leipzig',
    year: 2026,
    url: 'https://ada.dev/springs',
  },
  {
    id: 'same',
    title: { en: 'Untranslated as of yet, alas', fr: 'Untranslated as of yet, alas', it: 'Da tradurre' },
    place: 'Graz',
    year: 2024,
  },
];
`;

const project = keepBuilding(await copyFixture(), { siteUrl: SITE });
beforeEach(async () => {
  await project.restore();
  await rm(join(project.root, 'src/pages'), { recursive: true });
  for (const page of Object.keys(definitions))
    await cp(join(own, 'src/pages', page), join(project.root, 'src/pages', page), { recursive: true });
});
async function write(files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) await project.put(file, text);
}

/** Runs a program, and resolves with what it complains about. */
const run = (program: string, ...args: string[]) =>
  promisify(execFile)(join(own, 'node_modules/.bin', program), args, { cwd: project.root }).then(
    () => '',
    ({ stdout, stderr }) => String(stdout) + String(stderr),
  );

/**
 * Checks the types of the content and the pages.
 *
 * @returns what the compiler complains about
 */
async function check() {
  await declareContent({ root: project.root, cacheDir: join(project.root, '.cache') });
  const include = ['src/content', 'src/pages', 'src/*.d.ts', '.cache/types'];
  await project.put('tsconfig.json', JSON.stringify({ extends: join(own, 'tsconfig.json'), include }));

  return run('tsc', '-p', project.root);
}

it('is added by what the README says: a folder, its content and its name in the bar', async () => {
  const sources = fixtureSources(...FURTHER);
  const { bar } = sources.frame;
  await writeContent(project.root, sources);

  expect(Object.keys(README)).toHaveLength(4);
  await write(README);
  for (const name of ['.biome.json', '.gitignore']) await cp(join(own, name), join(project.root, name));

  expect(await run('biome', 'check', ...Object.keys(README))).toBe('');
  await project.put('src/content/talks.ts', CONTENT);
  await project.edit('src/content/frame.ts', (text) =>
    text.replace(JSON.stringify(bar), JSON.stringify([...bar.slice(0, 3), 'Talks', ...bar.slice(3)])),
  );

  const facets = Object.keys(definitions).length + 1;
  const { files, read, open } = await project.make();
  for (const [folder, title, talk] of [
    ['', 'Conférences', 'Des ressorts exacts'],
    ['en/', 'Talks', 'Exact springs'],
    ['it/', 'Interventi', 'Molle esatte'],
  ]) {
    const page = await open(`${folder}Talks.html`);
    expect(page.documentElement.getAttribute('data-page')).toBe('Talks');
    expect(page.querySelector('h1')?.textContent).toBe(title);
    expect(page.title).toContain(title);
    expect(page.querySelector('main ul[class] li a')?.textContent).toBe(talk);

    const links = [...page.querySelectorAll('#root > header nav li a')].map((link) =>
      link.getAttribute('href'),
    );

    expect(links.indexOf(`/${folder}Talks`)).toBe(3);
    expect([...page.querySelectorAll('link[hreflang]')]).toHaveLength(4);

    const preview = page.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '';
    expect(files).toContain(preview.slice(SITE.length));
    expect(preview).toContain('/preview-talks-');

    const css = page.querySelector('style')?.textContent ?? '';
    // There is room for one more hue, and for one more facet.
    expect(css).toMatch(/\[data-page=Talks\]\{--hue:\d+;--at:\d\}/);
    if (facets === 6) continue; // as in the styles
    expect(css).toContain(`:root{--facets:${facets};--step:1;`);
  }

  expect(await read('sitemap.xml')).toContain(`<loc>${SITE}it/Talks</loc>`);
  expect((await read('favicon.svg')).match(/<path /g)).toHaveLength(facets);
  expect(files.filter((name) => /^assets\/Talks(Page)?-\w+\.(js|css)$/.test(name))).toHaveLength(2);

  // Its types are derived, too: a misspelt field in its content is an error, and the only one.
  await project.edit('src/content/talks.ts', (text) =>
    text.replace("    place: 'Leipzig'", "    // @ts-expect-error\n    plase: 'Leipzig'"),
  );

  expect(await check()).toBe('');
});

it('appears while developing once its last file is saved, whatever was missing before', async () => {
  await writeContent(project.root, fixtureSources());
  const options = { root: project.root, cacheDir, watch: true, siteUrl: SITE, placeholders: true };
  const developing = await openBuilder(options);
  await developing.make();
  for (const [file, text] of Object.entries(README)) {
    await project.put(file, text);
    await developing.make([file]).catch(() => {}); // a file is missing yet
  }

  const bar = 'src/content/frame.ts';
  await project.edit(bar, (text) => text.replace('"Contact"', '"Talks","Contact"'));
  const { files } = await developing.make([bar]);
  const page = files.find(({ path }) => path === 'Talks.html') as OutputFile;

  expect(await readText(page)).toContain('Springs without steps');
  await developing.dispose();
});

/** The fixture without some pages, as an owner removes them: folder, content and name in the bar. */
async function remove(...names: string[]) {
  const sources = fixtureSources();
  for (const name of names) {
    await rm(join(project.root, 'src/pages', name), { recursive: true });
    delete sources[name.toLowerCase()];
    if (name !== 'Projects') continue;
    delete sources.home.homeStory.featured;
    delete sources.home.homeStory.proof; // a figure leads there
  }

  sources.frame.bar = sources.frame.bar.filter((name: string) => !names.includes(name));
  await writeContent(project.root, sources);
}

const OTHERS = Object.keys(definitions).filter((page) => page !== 'Home');

// Those that others refer to; the next test removes all.
it.each(OTHERS.filter((page) => ['Projects', 'Skills'].includes(page)))(
  'is removed with its folder and its content: %s',
  async (gone) => {
    await remove(gone);
    const { files, read } = await project.make();
    const pages = files.filter((name) => /\.(html|xml)$/.test(name));

    expect(pages).toContain('Home.html');
    for (const name of pages) {
      expect(name).not.toContain(gone);
      expect(await read(name), name).not.toMatch(new RegExp(`href="[^"]*/${gone}\\b`));
    }
  },
);

it('leaves no type behind, even when it is one of all but the first', async () => {
  await remove(...OTHERS);
  const { files } = await project.make();

  expect(files.filter((name) => /^[A-Z]\w+\.html$/.test(name))).toEqual(['Home.html']);
  expect(await check()).toBe('');
});
