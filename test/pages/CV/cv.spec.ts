import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Page } from 'playwright/test';
import { openBuilder } from '../../../src/builder/build.ts';
import { printCv } from '../../../src/builder/print/printCv.ts';
import { bar, test as base, expect, homeOf, linkTo, routes, site } from '../../browser/fixtures.ts';
import { buildOnce } from '../../support/build.ts';
import { contentOf } from '../../support/content.ts';
import { first, others, textsOf } from '../../support/fixture.ts';
import { copyFixture, FURTHER, fixtureSources, siteOf, writeContent } from '../../support/fixtureSources.ts';
import { cacheDir } from '../../support/project.ts';

/** With a copy of the fixture, which is removed after the test. */
const test = base.extend<{ root: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern
  async root({}, use) {
    const project = await copyFixture();
    await use(project.root);
    await project.remove();
  },
});

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('pages link to the CV, which leads on and back to each page', async ({ page }) => {
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

test('each edition’s CV is printed as a tagged PDF, which the next build links to', async ({ root }) => {
  const sources = fixtureSources(...FURTHER.slice(0, 1));
  const { editions } = contentOf(siteOf(sources));
  // Readers of applications look for it, and take it apart at the least gap.
  const MAIL = 'robin_k.doe77@mail-3.example.org';
  sources.owner.owner.profiles.unshift({ id: 'email', label: 'Mail', url: `mailto:${MAIL}` });
  await writeContent(root, sources);
  const siteUrl = 'https://user.example/repo/';
  const files = await printCv(openBuilder, { root, cacheDir, siteUrl });
  expect(files).toHaveLength(editions.length);

  await buildOnce({ root, siteUrl });

  for (const [i, edition] of editions.entries()) {
    const { code, path, content } = edition;
    const { cv } = content.cv;
    const { projects = [] } = content.projects ?? {};
    expect(files[i]).toBe(join(root, 'static', cv.file));

    const printed = await readFile(files[i] ?? '');
    const pdf = await readPdf(printed);
    const size = edition.paper === 'letter' ? LETTER : [210, 297];
    expect(pdf).toMatchObject({ tagged: true, size, language: code });
    expect(pdf.title).toBe(`${textsOf(edition, 'CV').title} · ${edition.content.owner.owner.name}`);
    // Chromium drops the space at which a heading's line ends.
    expect(pdf.outline?.map(unspaced)).toEqual([unspaced(edition.content.owner.owner.name)]);
    expect(pdf.fonts.length).toBeGreaterThan(0);
    expect(pdf.fonts.filter((font) => font.isType3Font || font.isInvalidPDFjsFont)).toEqual([]);

    // Whole words, as a reader of applications finds them.
    const text = pdf.texts.join('\n');
    const words = new Set(text.split(/\s+/));
    expect(words).toContain(MAIL);

    for (const title of [cv.experience, cv.projects].filter((each) => each && !each.includes(' ')))
      expect(words).toContain(title);

    const shown = [
      content.owner.owner.name,
      ...cv.cvFacts.looking.map((fact: { value: string }) => fact.value),
      `user.example/repo${path}`,
      ...content.home.homeStory.experience.jobs.map((job) => job.role),
      ...projects.map((each: { title: string }) => each.title),
    ];

    for (const each of shown) expect(unspaced(text)).toContain(unspaced(each)); // a line may break within a text
    expect(unspaced(text)).not.toContain(unspaced(editions.map((each) => each.name).join(''))); // the links aren't printed

    // Copied in the order in which it is read.
    const places = [content.owner.owner.name, cv.contact, cv.experience, cv.projects].map((each) =>
      unspaced(text).indexOf(unspaced(each)),
    );
    expect(places).toEqual(places.toSorted((a, b) => a - b));

    expect(pdf.links).toContain(`mailto:${MAIL}`);

    const urls = projects.flatMap(({ url }: { url?: string }) =>
      url ? new URL(url.replace(/^\//, siteUrl)).href : [],
    );
    expect(pdf.links.map((url) => url && new URL(url).href)).toEqual(expect.arrayContaining(urls));

    const page = await readFile(join(root, `dist${path}/CV.html`), 'utf8');
    expect(page).toContain(`href="/repo/${cv.file}" download=""`);
    expect(await readFile(join(root, 'dist', cv.file))).toEqual(printed);
  }
});

test('a PDF in Arabic has its words, not the forms of its letters', async ({ root }) => {
  const files = await printCv(openBuilder, { root, cacheDir });
  for (const [i, { code, content }] of others.entries()) {
    const { texts, language } = await readPdf(await readFile(files[i + 1] ?? ''));
    expect(language).toBe(code);
    expect(texts.join(' ')).toContain(content.cv.cv.experience);
    expect(texts.join(' ')).not.toMatch(/[\ufe70-\ufefe]/);
  }
});

test('nothing leaves the sheet, on Letter where the country uses it', async ({ page, root }) => {
  const sources = fixtureSources();
  sources.editions.editions = [{ code: 'en', name: 'English', locale: 'en-US' }];
  const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunternehmen'.slice(0, 60);
  const facts = [
    'AWS Certified Developer – Associate (2021)',
    'Scrum – Product Owner – Level II (2019)',
    word,
  ];
  sources.cv.cv.more = facts.map((value, i) => ({ label: `Certificate ${i}`, value, kind: 'certificates' }));
  const address = `https://user.example/${'a-very-long-path/'.repeat(6)}`;
  sources.owner.owner.profiles.push({ id: 'long', label: 'Long', url: address, mark: 'globe' });
  await writeContent(root, sources);

  await openBuilt(page, root);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  const pdf = await readPdf(await page.pdf({ preferCSSPageSize: true }));
  expect(pdf.size).toEqual(LETTER);

  for (const text of [...facts, address.replace('https://', '').replace(/\/$/, '')])
    expect(unspaced(pdf.texts.join(''))).toContain(unspaced(text));
  expect(pdf.right).toBeLessThanOrEqual(216 - 14 + 1);
});

test('highlights are a list in the job’s column, on screen and on two pages of either paper', async ({
  page,
  root,
}) => {
  const sources = fixtureSources();
  const points = Array.from(
    { length: 4 },
    (_, i) =>
      `Highlight ${i}: brought the time to the first response from three days to four hours, see https://user.example/report`,
  );
  sources.home.homeStory.experience.jobs = Array.from({ length: 4 }, (_, i) => ({
    id: `job-${i}`,
    from: 2010 + i,
    role: `Developer of things that people use, number ${i}`,
    company: 'Analytical Engines',
    description: 'Built what was asked for, and then what was needed. '.repeat(6),
    points,
  }));

  for (const locale of ['en-GB', 'en-US']) {
    sources.editions.editions = [{ code: 'en', name: 'English', locale }];
    await writeContent(root, sources);
    await openBuilt(page, root);

    for (const [media, width] of [
      ['screen', 390],
      ['screen', 1440],
      ['print', 720],
    ] as const) {
      await page.emulateMedia({ media });
      await page.setViewportSize({ width, height: 900 });
      const lists = await page.locator('li li').evaluateAll((items) =>
        items.map((item) => {
          const job = item.parentElement?.closest('li')?.querySelector('p + ul, h3') as Element;
          return {
            style: getComputedStyle(item).listStyleType,
            share: item.getBoundingClientRect().width / job.getBoundingClientRect().width,
          };
        }),
      );
      expect(lists).toHaveLength(16);

      for (const { style, share } of lists) {
        expect(style).toBe('disc');
        expect(share, `${media}, ${width} px`).toBeGreaterThan(0.8);
      }
    }

    const { texts } = await readPdf(await page.pdf({ preferCSSPageSize: true }));
    expect(texts).toHaveLength(2);

    // No highlight is on both pages, and the second doesn't begin in the middle of one.
    const found = texts.map((text) => unspaced(text).split(unspaced(points[0]?.slice(12) ?? '')).length - 1);
    expect(found.reduce((sum, each) => sum + each, 0)).toBe(16);
    expect(Math.min(...found)).toBeGreaterThan(0);
  }
});

/** In millimetres. */
const LETTER = [216, 279];

/** Builds a project and opens its CV. */
async function openBuilt(page: Page, root: string) {
  await buildOnce({ root });
  await page.unrouteAll();
  await page.route('https://user.example/**', (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: join(root, 'dist', pathname) });
  });

  await page.goto('https://user.example/CV.html');
}

/** A text without its spaces. */
const unspaced = (text: string) => text.replace(/\s/g, '');

const toMm = (points: number) => (points * 25.4) / 72;

/** Reads a PDF's properties; its size, and how far its text reaches from the left edge, are in millimetres. */
async function readPdf(bytes: Buffer) {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, i) => pdf.getPage(i + 1)));
  const [page] = pages as [(typeof pages)[number]];
  const contents = await Promise.all(pages.map((each) => each.getTextContent()));
  const items = contents.flatMap((content) => content.items);

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
    /** Of each page. */
    texts: contents.map((content) =>
      content.items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join(''),
    ),
    links: notes.map(({ url }: { url?: string }) => url),
  };

  await pdf.destroy();
  return read;
}
