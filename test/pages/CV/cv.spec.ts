import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { openBuilder } from '../../../src/builder/build.ts';
import { printCv } from '../../../src/builder/print/printCv.ts';
import { bar, expect, homeOf, linkTo, routes, site, test } from '../../browser/fixtures.ts';
import { contentOf } from '../../support/content.ts';
import { first, others, textsOf } from '../../support/fixture.ts';
import {
  copyPlainFixture,
  FURTHER,
  fixtureSources,
  siteOf,
  writeContent,
} from '../../support/fixtureSources.ts';
import { cacheDir } from '../../support/project.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('pages link to the CV, which has their bar and leads on, and back to each page', async ({ page }) => {
  const { frame } = first.content;
  for (const from of routes.slice(0, 2)) {
    await page.goto(site.url + from);
    // The link is in the page itself if it ends with profiles, otherwise in the footer.
    await page.getByRole('link', { name: frame.labels.cv }).first().click();
    await expect(page).toHaveURL(`${site.url}CV`);
    await expect(bar(page).locator('[aria-current="page"]')).toHaveAttribute('href', /\/CV$/);
    await linkTo(page, routes[1] ?? '').click();
    await expect(page).toHaveURL(site.url + routes[1]);
  }
  await page.goto(`${site.url}CV`);
  await expect(page.locator('main > :last-child a')).toHaveAttribute('href', /\/Home$/);
  for (const edition of [...others, first]) {
    const languages = page.locator('footer').getByRole('list', { name: /./ });
    await languages.getByRole('link', { name: edition.name, exact: true }).click();
    await expect(page).toHaveURL(`${homeOf(edition)}CV`);
    await expect(page).toHaveTitle(`${textsOf(edition, 'CV').title} · ${edition.content.owner.owner.name}`);
  }
});

test('each edition’s CV is printed as a tagged PDF, which the next build links to', async () => {
  const project = await copyPlainFixture();
  const sources = fixtureSources(...FURTHER.slice(0, 1));
  const { editions } = contentOf(siteOf(sources));
  // Readers of applications look for it, and take it apart at the least gap.
  const MAIL = 'robin_k.doe77@mail-3.example.org';
  sources.owner.owner.profiles.unshift({ id: 'email', label: 'Mail', url: `mailto:${MAIL}` });
  await writeContent(project.root, sources);
  try {
    const options = {
      root: project.root,
      cacheDir,
      siteUrl: 'https://user.example/repo/',
    };
    const files = await printCv(openBuilder, options);
    expect(files).toHaveLength(editions.length);
    const builder = await openBuilder({ ...options, placeholders: true });
    await builder.build().finally(builder.dispose);

    for (const [i, edition] of editions.entries()) {
      const { code, path, content } = edition;
      const { cv, homeStory, projects } = {
        cv: content.cv.cv,
        homeStory: content.home.homeStory,
        projects: content.projects?.projects ?? [],
      };
      expect(files[i]).toBe(join(project.root, 'static', cv.file));
      const pdf = await readPdf(files[i] ?? '');
      const size = edition.paper === 'letter' ? [216, 279] : [210, 297];
      expect(pdf).toMatchObject({ tagged: true, size, language: code });
      // Chromium drops the space at which a heading's line ends.
      expect(pdf.outline?.map(unspaced)).toEqual([unspaced(edition.content.owner.owner.name)]);
      expect(pdf.fonts.length).toBeGreaterThan(0);
      expect(pdf.fonts.filter((font) => font.isType3Font || font.isInvalidPDFjsFont)).toEqual([]);
      // Whole words, as a reader of applications finds them.
      const words = new Set(pdf.text.split(/\s+/));
      expect(words).toContain(MAIL);
      for (const title of [cv.experience, cv.projects].filter((each) => each && !each.includes(' ')))
        expect(words).toContain(title.toLocaleUpperCase(code));
      expect(pdf.links).toContain(`mailto:${MAIL}`);
      expect(pdf.title).toBe(`${textsOf(edition, 'CV').title} · ${edition.content.owner.owner.name}`);
      const shown = [
        content.owner.owner.name,
        `user.example/repo${path}`,
        ...homeStory.experience.jobs.map((job) => job.role),
        ...projects.map((each) => each.title),
      ];
      for (const text of shown) expect(unspaced(pdf.text)).toContain(unspaced(text)); // a line may break within a text
      expect(unspaced(pdf.text)).not.toContain(unspaced(editions.map((each) => each.name).join(''))); // the links aren't printed
      const absolute = (address = '') =>
        address.startsWith('/') ? options.siteUrl + address.slice(1) : address;
      const urls = projects.flatMap(({ url }) => (url ? new URL(absolute(url)).href : []));
      expect(pdf.links.map((url) => url && new URL(url).href)).toEqual(expect.arrayContaining(urls));
      const page = await readFile(join(project.root, `dist${path}/CV.html`), 'utf8');
      expect(page).toContain(`href="/repo/${cv.file}" download=""`);
      expect(await readFile(join(project.root, 'dist', cv.file))).toEqual(await readFile(files[i] ?? ''));
    }
  } finally {
    await project.remove();
  }
});

test('nothing leaves the sheet, on Letter where the country uses it', async ({ page }) => {
  const project = await copyPlainFixture();
  const sources = fixtureSources();
  sources.editions.editions[0].locale = 'en-US';
  const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunternehmen'.slice(0, 60);
  const facts = [
    'AWS Certified Developer – Associate (2021)',
    'Scrum – Product Owner – Level II (2019)',
    word,
  ];
  sources.cv.cv.more = facts.map((value, i) => ({ label: `Certificate ${i}`, value, kind: 'certificates' }));
  const address = `https://user.example/${'a-very-long-path/'.repeat(6)}`;
  sources.owner.owner.profiles.push({ id: 'long', label: 'Long', url: address, mark: 'globe' });
  await writeContent(project.root, sources);
  try {
    const options = { root: project.root, cacheDir, siteUrl: 'https://user.example/' };
    const [file = ''] = await printCv(openBuilder, options);
    const pdf = await readPdf(file);
    expect(pdf.size).toEqual([216, 279]);
    for (const text of [...facts, address.replace('https://', '').replace(/\/$/, '')])
      expect(unspaced(pdf.text)).toContain(unspaced(text));
    expect(pdf.right).toBeLessThanOrEqual(216 - 14 + 1);

    const builder = await openBuilder({ ...options, placeholders: true });
    await builder.build().finally(builder.dispose);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.route(`${options.siteUrl}**`, (route) => {
      const { pathname } = new URL(route.request().url());
      return route.fulfill({ path: join(project.root, 'dist', pathname) });
    });
    await page.goto(`${options.siteUrl}CV.html`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  } finally {
    await project.remove();
  }
});

/** A text without its spaces. */
const unspaced = (text: string) => text.replace(/\s/g, '');

const toMm = (points: number) => (points * 25.4) / 72;

/** Reads a PDF's properties; its size, and how far its text reaches from the left edge, are in millimetres. */
async function readPdf(file: string) {
  const pdf = await getDocument({ data: new Uint8Array(await readFile(file)), verbosity: 0 }).promise;
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, i) => pdf.getPage(i + 1)));
  const [page] = pages as [(typeof pages)[number]];
  const items = (await Promise.all(pages.map((each) => each.getTextContent()))).flatMap((text) => text.items);
  await page.getOperatorList(); // loads the fonts
  const names = [...new Set(items.flatMap((item) => ('fontName' in item ? item.fontName : [])))];
  const fonts: { isType3Font?: boolean; isInvalidPDFjsFont?: boolean }[] = names.flatMap((name) =>
    page.commonObjs.has(name) ? page.commonObjs.get(name) : [],
  );
  const notes = (await Promise.all(pages.map((each) => each.getAnnotations()))).flat();
  const { info } = (await pdf.getMetadata()) as { info: { Title?: string; Language?: string } };
  const read = {
    tagged: (await pdf.getMarkInfo())?.Marked === true,
    size: page.view.slice(2).map((points: number) => Math.round(toMm(points))),
    right: Math.max(...items.map((item) => ('str' in item ? toMm(item.transform[4] + item.width) : 0))),
    title: info.Title,
    outline: (await pdf.getOutline())?.map(({ title }) => title),
    language: info.Language,
    fonts,
    text: items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join(''),
    links: notes.map(({ url }: { url?: string }) => url),
  };
  await pdf.destroy();
  return read;
}

test('the CV stays white paper, on a desk in either scheme', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(`${site.url}CV`);
    await expect(page.locator('.paper')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('.paper')).toHaveCSS('color-scheme', 'light only');
  }
});
