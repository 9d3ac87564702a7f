import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { openBuilder } from '../../build.mjs';
import { loadContent } from '../../src/builder/content/content.mjs';
import { findCv } from '../../src/builder/print/cv.mjs';
import { printCv } from '../../src/builder/print/printCv.mjs';
import { cv } from '../../src/content/cv.ts';
import { homeStory } from '../../src/content/homeStory.ts';
import { owner } from '../../src/content/owner.ts';
import { projects } from '../../src/content/projects.ts';
import { cacheDir, copyProject } from '../support/project.ts';
import { findings } from './findings.ts';
import { expect, sites, test } from './fixtures.ts';

for (const { name, url } of sites) {
  test(`Home and About link to the curriculum, which links back to Home, ${name}`, async ({ page }) => {
    for (const path of ['Home', 'About']) {
      await page.goto(url + path);
      await page.getByRole('main').getByRole('link', { name: 'Currículum' }).first().click();
      await expect(page).toHaveURL(`${url}CV`);
      await expect(page.getByRole('heading', { level: 1, name: owner.name })).toBeVisible();
      await page.getByRole('link', { name: cv.back, exact: true }).click();
      await expect(page).toHaveURL(`${url}Home`);
    }
  });
}

for (const width of [320, 768, 1440]) {
  test(`the curriculum is accessible at ${width} px, without scripts too`, async ({ page, browser }) => {
    const plain = await browser.newPage({ javaScriptEnabled: false, viewport: { width, height: 800 } });
    await plain.goto(`${sites[0]?.url}CV/`);
    for (const { title } of projects) await expect(plain.getByRole('heading', { name: title })).toBeVisible();
    await plain.close();

    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${sites[0]?.url}CV`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await page.locator('script:not([type="application/ld+json"])').count()).toBe(0);
    expect(await findings(page)).toEqual([]);
  });
}

test('the curriculum is printed as a tagged PDF, which the next build links', async () => {
  const project = await copyProject();
  try {
    const options = { root: project.root, cacheDir, siteUrl: 'https://user.example/repo/' };
    const file = await printCv(openBuilder, options);
    const pdf = await readPdf(file);
    expect(pdf.pages).toBe(1);
    expect(pdf.tagged).toBe(true);
    expect(pdf.size).toEqual([210, 297]);
    expect(pdf.title).toBe(`Currículum · ${owner.name}`);
    const shown = [
      owner.name,
      'user.example/repo',
      ...homeStory.experience.jobs.map((job) => job.role),
      ...projects.map((project) => project.title),
    ];
    for (const text of shown) expect(pdf.text).toContain(text);
    expect(pdf.links).toEqual(expect.arrayContaining(projects.map(({ url }) => url)));

    const builder = await openBuilder({ ...options, placeholders: true });
    const { warnings } = await builder.build().finally(builder.dispose);
    expect(warnings.filter((warning) => warning.includes('cv.pdf'))).toEqual([]);
    const page = await readFile(join(project.root, 'dist/CV.html'), 'utf8');
    expect(page).toContain('href="/repo/cv.pdf" download=""');
    expect(await readFile(join(project.root, 'dist/cv.pdf'))).toEqual(await readFile(file));

    /** The path and the warning that a build for an address would give for the PDF. */
    const found = async (siteUrl = options.siteUrl) =>
      findCv(await loadContent(options), { root: project.root, siteUrl });
    expect(await found()).toEqual({ path: 'cv.pdf', warning: null });
    expect(await found('http://localhost:4173/')).toEqual({ path: 'cv.pdf', warning: null });
    expect((await found('https://other.example/')).warning).toContain(
      'printed for https://user.example/repo/, not for https://other.example/',
    );
    await project.edit('src/content/home.ts', (text) => text.replace(/lead: '/, "lead: 'Hola. "));
    expect((await found()).warning).toContain('printed from other content than this: npm run cv');

    // A PDF made by other means doesn't say what it was made from, so no warning is possible.
    await writeFile(file, '%PDF-1.7 from elsewhere\n%%EOF\n');
    expect(await found()).toEqual({ path: 'cv.pdf', warning: null });
    await rm(file);
    expect(await found()).toEqual({ path: null, warning: null });
  } finally {
    await project.remove();
  }
});

/** Reads a PDF's properties; its size is in millimetres. */
async function readPdf(file: string) {
  const pdf = await getDocument({ data: new Uint8Array(await readFile(file)), verbosity: 0 }).promise;
  const page = await pdf.getPage(1);
  const { items } = await page.getTextContent();
  const { info } = (await pdf.getMetadata()) as { info: { Title?: string } };
  const read = {
    pages: pdf.numPages,
    tagged: (await pdf.getMarkInfo())?.Marked === true,
    size: page.view.slice(2).map((points: number) => Math.round((points * 25.4) / 72)),
    title: info.Title,
    text: items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join(''),
    links: (await page.getAnnotations()).map(({ url }: { url?: string }) => url),
  };
  await pdf.destroy();
  return read;
}
