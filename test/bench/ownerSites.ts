// `npm run bench -- owners N [SEED]`: builds the sites of N made-up owners (owners.ts), and looks at each as the
// tests of test/site look at this one. `owners 1 SEED` looks at one owner again.
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { CHROMIUM_ARGS, findChromium } from '../../src/builder/print/browser.ts';
import { filesIn, serve } from '../../src/builder/serve/server.ts';
import { contentFaults } from '../site/contentFaults.ts';
import { type ScreenOptions, screenFaults } from '../site/screenFaults.ts';
import { makeOnce } from '../support/build.ts';
import { copyFixture, writeContent } from '../support/fixtureSources.ts';
import { ornamented } from '../support/page.ts';
import { drawPictures } from './ownerPictures.ts';
import { type Owner, ownerOf } from './owners.ts';

const SIZES = [
  { width: 320, height: 844, controls: true },
  { width: 390, height: 844, controls: false },
  { width: 768, height: 1024, controls: false },
  { width: 1440, height: 900, controls: true },
];
/** Home's actions are within this window, as far from its end as in test/site/firstWindow.spec.ts. */
const FIRST = { width: 1280, height: 680, room: 8 };
/** As test/site/screens.spec.ts has it for an owner's own words. */
const CHARACTERS = 78;
/** Of stories and notes, one each: the others have the same layout. */
const DOCUMENT = /^(?:([a-z]{2,3})\/)?(Projects|Notes)\/./;

/** A type: it is printed as a record. */
type Found = { seed: number; language: string; page: string; width: string; fault: string; count: number };

/** Everything that is looked for on a page as it is shown. */
const faultsOf = async (page: Page, options: ScreenOptions): Promise<string[]> => [
  ...(await page.evaluate(screenFaults, options)),
  ...(await contentFaults(page)),
];

/** @returns the exit code */
export async function lookAtOwners([
  count = '6',
  first = String(Date.now() % 1e6),
]: string[]): Promise<number> {
  if (![count, first].every((each) => /^\d+$/.test(each))) {
    console.error('Write two numbers: npm run bench -- owners N SEED');
    return 1;
  }

  const seeds = Array.from({ length: Number(count) }, (_, i) => Number(first) + i);
  const project = await copyForOwners();
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });

  const found: Found[] = [];
  try {
    for (const seed of seeds) {
      console.log(`> owner ${seed}`);
      const owner = ownerOf(seed);
      await project.write(owner);
      const faults = await lookAtOwner(owner, project.root, browser);
      found.push(...faults.map((fault) => ({ seed, ...fault })));
    }
  } finally {
    await browser.close();
    await project.remove();
  }

  if (found.length > 0) console.table(found);
  console.log(`${seeds.length} owners, ${found.length} shortfalls`);
  return found.length > 0 ? 1 : 0;
}

/** A copy of the project for several owners, with their pictures; `write` makes it one owner's. */
async function copyForOwners() {
  const project = await copyFixture();
  await rm(join(project.root, 'static/milk-run'), { recursive: true });
  for (const [file, contents] of await drawPictures()) await project.put(`static/images/${file}`, contents);

  /** Without content for the CV, the site has none. */
  async function write({ content: { cv, ...content }, documents }: Owner) {
    await writeContent(project.root, cv ? { ...content, cv } : content);
    const folder = 'src/pages/CV';
    await rm(join(project.root, folder), { recursive: true, force: true });
    if (cv) await cp(folder, join(project.root, folder), { recursive: true });
    for (const [file, markdown] of Object.entries(documents))
      await project.put(`src/content/${file}`, markdown);
  }

  return { ...project, write };
}

async function lookAtOwner(
  { languages }: Owner,
  root: string,
  browser: Browser,
): Promise<Omit<Found, 'seed'>[]> {
  const faults: Fault[] = [];
  let find = filesIn([]);
  const server = await serve({ base: '', find: (path) => find(path) });

  try {
    const { files } = await makeOnce({ root, siteUrl: server.url });
    find = filesIn(files);
    for (const path of pathsIn(files)) faults.push(...(await lookAtPage(browser, server.url, path)));
  } catch (error) {
    faults.push({ path: '', width: 0, fault: String(error) });
  } finally {
    await server.close();
  }

  const languageOf = (path: string) =>
    languages.find((code) => `${path}/`.startsWith(`/${code}/`)) ?? languages[0];
  return grouped(faults).map((each) => ({ language: languageOf(each.page) ?? '', ...each }));
}

interface Fault {
  path: string;
  width: number;
  fault: string;
}

/** The addresses of the pages that are looked at. */
function pathsIn(files: { path: string }[]): string[] {
  const all = files.flatMap(({ path }) => path.match(/^(.*?)\/?index\.html$/)?.[1] ?? []);
  const kinds = all.map((path) => path.match(DOCUMENT)?.slice(1).join(' ') ?? path);
  // Home is at its edition's root, too.
  return all.filter((path, i) => /[A-Z]/.test(path) && kinds.indexOf(kinds[i] ?? '') === i);
}

async function lookAtPage(browser: Browser, url: string, path: string): Promise<Fault[]> {
  const context = await browser.newContext({ reducedMotion: 'reduce', colorScheme: 'light' });
  const page = await context.newPage();
  const found: Fault[] = [];
  let width = 0;
  const add = (fault: string) => found.push({ path, width, fault });

  page.on('pageerror', ({ message }) => add(`uncaught: ${message}`));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) add(`${message.type()}: ${message.text()}`);
  });
  await page.addInitScript(() => window.localStorage.setItem('first-time', 'true'));

  try {
    await page.goto(url + path);
    if ((await page.locator('script[data-load]').count()) > 0) await ornamented(page);
    const resize = await resizer(page);
    for (const size of SIZES) {
      width = size.width;
      await resize(size);
      for (const fault of await faultsOf(page, { ...size, characters: CHARACTERS })) add(fault);
    }
    width = FIRST.width;
    await resize(FIRST);
    const bottom = await page.evaluate(bottomOfActions);
    if (bottom > FIRST.height - FIRST.room) add(`the actions end at ${bottom} px of ${FIRST.height}`);
  } catch (error) {
    add(String(error));
  } finally {
    await context.close();
  }

  return found;
}

/** Resizes the window as screens.spec.ts does: one as narrow as a phone's is a phone's. */
async function resizer(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  return ({ width, height }: { width: number; height: number }) =>
    cdp.send('Emulation.setDeviceMetricsOverride', {
      width,
      height,
      deviceScaleFactor: 1,
      mobile: width < 900,
    });
}

/** Runs in the page. Where what a visitor may do next on Home ends; 0 on other pages. */
function bottomOfActions() {
  const actions = [...document.querySelectorAll('main section:first-of-type h1 ~ div .button')];
  return Math.max(0, ...actions.map((each) => Math.round(each.getBoundingClientRect().bottom)));
}

/** One row for each kind of fault on a page: faults that differ only in texts and figures are of one kind. */
function grouped(faults: Fault[]): Omit<Found, 'seed' | 'language'>[] {
  const kindOf = ({ path, fault }: Fault) => `${path} ${fault.replace(/“[^”]*”|[\d.]+/g, '…')}`;
  const kinds = [...new Set(faults.map(kindOf))];

  return kinds.map((kind) => {
    const same = faults.filter((each) => kindOf(each) === kind);
    const [{ path, fault }] = same as [Fault];
    const widths = [...new Set(same.map(({ width }) => width))].join(' ');
    return { page: `/${path}`, width: widths, fault, count: same.length };
  });
}
