import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Window } from 'happy-dom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { markSymbols } from '../../src/builder/assets/marks.ts';
import { openBuilder } from '../../src/builder/build.ts';
import { withAddress } from '../../src/builder/content/address.ts';
import { pageHues } from '../../src/builder/theme/colours.ts';
import { nameStyles } from '../../src/builder/theme/nameStyles.ts';
import { drawWheel, wheelSides, wheelStyles } from '../../src/builder/theme/wheel.ts';
import { coloursOf } from '../support/colours.ts';
import { cacheDir, readTree, root } from './../support/project.ts';
import { copySample, type Sources, sampleSources, siteOf, writeContent } from '../support/sample.ts';

/** The sample without anything that an owner may leave out. */
function bare(): Sources {
  const sources = sampleSources();
  const { owner, home, about, projects, skills, contact, cv } = sources;
  /** Nothing where the project lacks the page. */
  const remove = (entry: Sources | undefined, ...names: string[]) => {
    for (const name of names) delete entry?.[name];
  };
  owner.owner.profiles = [];
  remove(home.home, 'phrases');
  home.homeStory = { technologies: home.homeStory.technologies };
  home.logos = [];
  remove(about?.about, 'tagline');
  remove(about?.aboutStory, 'experience', 'ring', 'closingTagline');
  remove(about?.aboutStory.story, 'greetings', 'skills', 'next');
  if (projects) projects.projects = [];
  if (skills) skills.skills = [];
  remove(projects, 'intro');
  remove(skills, 'intro');
  if (contact) contact.contact.asks = [];
  remove(contact?.contact, 'endpoint', 'image', 'postAs', 'intro', 'missingCompany', 'messageHint');
  remove(cv?.cv, 'place');
  return sources;
}

describe('a site without anything optional', () => {
  let project: Awaited<ReturnType<typeof copySample>>;
  let files: Map<string, Buffer>;
  beforeAll(async () => {
    project = await copySample();
    await writeContent(project.root, bare());
    const builder = await openBuilder({
      root: project.root,
      cacheDir,
      siteUrl: 'https://ada.dev/me/',
    });
    await builder.build().finally(builder.dispose);
    files = await readTree(join(project.root, 'dist'));
  });
  afterAll(() => project.remove());

  it('has no page without entries, and no link to one', () => {
    const names = [...files.keys()];
    expect(names).toContain('About.html');
    expect(names.filter((name) => /Projects|Skills/.test(name) && name.endsWith('.html'))).toEqual([]);
    for (const name of ['sitemap.xml', 'Home.html', 'About.html', 'Contact.html', 'CV.html'])
      expect(String(files.get(name)), name).not.toMatch(/\/(Projects|Skills)\b/);
  });

  it.each(['Home', 'About', 'Contact', 'CV'])(
    'leaves no empty heading, list, section or name on /%s',
    (name) => {
      const { document } = new Window();
      document.write(String(files.get(`${name}.html`)));
      const visible = [...document.querySelectorAll('h1, h2, h3, p, ul, ol, dl, section, main, figure')];
      const empty = visible.filter(
        (element) =>
          !element.textContent.trim() &&
          !element.querySelector('img, svg, a') &&
          !element.matches('[role], [aria-live]'),
      );
      // The form's live region may be empty, but there is no form here.
      expect(empty.map((element) => element.outerHTML)).toEqual([]);
      for (const element of document.querySelectorAll('[aria-labelledby]'))
        expect(
          document.getElementById(element.getAttribute('aria-labelledby') ?? ''),
          element.outerHTML,
        ).not.toBeNull();
      expect(document.querySelectorAll('h1')).toHaveLength(1);
      expect(document.querySelectorAll('form, dialog')).toHaveLength(0);
      expect(document.querySelector('#root')?.textContent).not.toMatch(/undefined|null/);
    },
  );

  it('links its brand to Home, and names no form service in its policy', () => {
    const { document } = new Window();
    document.write(String(files.get('About.html')));
    const [skip, brand] = document.querySelectorAll('header a');
    expect(skip?.getAttribute('href')).toBe('#main');
    expect(brand?.getAttribute('href')).toBe('/me/Home');
    expect(brand?.textContent).toBe(bare().owner.owner.name);
    expect(String(files.get('Contact.html'))).toMatch(
      /form-action &#x27;self&#x27; https:\/\/ada\.dev;|form-action 'self' https:\/\/ada\.dev;/,
    );
  });
});

describe('the marks of profiles', () => {
  it('come from the icon package, by id or by mark, or are drawn; others get a globe', async () => {
    const symbols = await markSymbols(
      [
        { id: 'github' },
        { id: 'work', mark: 'github' },
        { id: 'linkedin' },
        { id: 'email' },
        { id: 'a-b' },
        { id: 'nowhere' },
      ],
      { root },
    );
    const shapes = [...symbols.matchAll(/<symbol id="icon-mark-([\w-]+)"(.*?)<\/symbol>/gs)].map(
      ([, id, shape]) => [id, shape],
    );
    expect(shapes.map(([id]) => id)).toEqual(['github', 'work', 'linkedin', 'email', 'a-b', 'nowhere']);
    const [github, work, linkedin, email, unknown, other] = shapes.map(([, shape]) => shape);
    expect(work).toBe(github);
    expect(other).toBe(unknown);
    expect(new Set([github, linkedin, email, unknown]).size).toBe(4);
  });
});

describe('the hues of pages', () => {
  const hues = (...given: (number | undefined)[]) =>
    Object.values(
      pageHues(given.map((hue, i) => ({ name: `P${i}`, definition: hue === undefined ? {} : { hue } }))),
    );

  it('are the pages’ own; those without one share the circle evenly, from the first page’s', () => {
    expect(hues(undefined, undefined, undefined)).toEqual([27, 147, 267]);
    expect(hues(100, undefined, undefined, undefined)).toEqual([100, 190, 280, 10]);
    expect(hues(27, 87, 147)).toEqual([27, 87, 147]);
    expect(hues(27, undefined)).toEqual([27, 207]);
  });

  it('share the widest gap that the others leave', () => {
    expect(hues(27, 87, undefined, 147, undefined)).toEqual([27, 87, 227, 147, 307]);
    expect(hues(27, 87, 147, 207, 267, 327, undefined)).toEqual([27, 87, 147, 207, 267, 327, 57]);
    expect(hues(300, 350, undefined)).toEqual([300, 350, 145]);
    expect(hues(27, 27, undefined)).toEqual([27, 27, 207]);
  });
});

describe('the wheel', async () => {
  const pages = siteOf(sampleSources()).editions[0]?.pages ?? [];
  const { colours, colour } = coloursOf(pages);
  const without = (...gone: string[]) =>
    Object.fromEntries(Object.entries(colours).filter(([page]) => !gone.includes(page)));

  it('has a side for each page of the site, in the order of their hues, starting with the first page’s', () => {
    const sides = wheelSides(colours);
    expect(sides.map(({ page }) => page).toSorted()).toEqual(Object.keys(colours).toSorted());
    const around = sides.map(({ hue }) => (hue - (sides[0]?.hue ?? 0) + 360) % 360);
    expect(around).toEqual(around.toSorted((a, b) => a - b));
    expect(sides[0]?.page).toBe(Object.keys(colours)[0]);
    expect(wheelSides(without('About'))).toEqual(sides.filter(({ page }) => page !== 'About'));
  });

  it('is one gradient with a side for each page, which the page’s place turns', () => {
    for (const count of [3, 6, 8]) {
      const sides = Array.from({ length: count }, (_, i) => ({ page: `P${i}`, hue: i * 40 }));
      const styles = wheelStyles(sides);
      // Outer and inner corners, each ring closed.
      expect(styles.match(/polygon\(evenodd,(.*?)\)/)?.[1]?.split(',')).toHaveLength(2 * (count + 1));
      expect(styles).toContain(`conic-gradient(from calc(var(--at)*-${360 / count}deg),`);
      for (const [at, { page, hue }] of sides.entries()) {
        expect(styles).toContain(`[data-page=${page}]{--hue:${hue};--at:${at}}`);
        expect(styles).toContain(`oklch(.72 0.17 ${hue}/0.4) 0 ${(360 / count) * (at + 1)}deg`);
      }
    }
  });

  it('is drawn with one side per page, of which only the current page’s is opaque', () => {
    const sides = wheelSides(without('Home'));
    const drawn = drawWheel(sides, {
      page: 'CV',
      x: 32,
      y: 32,
      radius: 32,
      colour: (page) => colour('fill', page),
    });
    const paths = drawn.match(/<path .*?>/g) ?? [];
    expect(paths).toHaveLength(pages.length - 1);
    expect(paths.filter((path) => !path.includes('opacity'))).toEqual([
      expect.stringContaining(`fill="${colour('fill', 'CV')}"`),
    ]);
  });
});

describe('the room that a name takes', () => {
  it.each([
    ['Ada Byron', ''],
    ['Ada Featherstonehaugh-Cholmondeley', '--name-em:10.8;--name-lines:3'],
    ['Ana María Fernández-Echevarría', '--name-em:6;--name-lines:3'],
    ['Bartholomew Featherstone Jones', '--name-em:7.2;--name-lines:3'],
    ['Νεφέλη Παπαδοπούλου', '--name-em:8.2'],
    ['Ada 森鷗外田中一郎', '--name-em:7'],
  ])('of %s is %s', (name, rule) => {
    expect(nameStyles([name])).toBe(rule && `:root{${rule}}`);
  });
});

describe('the address of the site', () => {
  it('is the one in the content, unless a variable or an option overrides it', async () => {
    const project = await copySample();
    try {
      expect(await withAddress({ root: project.root }, {})).toEqual({ root: project.root });
      await project.edit('src/content/owner.ts', (text) =>
        text.replace("name: '", "site: 'https://ada.dev/', name: '"),
      );
      expect(await withAddress({ root: project.root }, {})).toMatchObject({ siteUrl: 'https://ada.dev/' });
      expect(await withAddress({ root: project.root }, { SITE_URL: 'https://b.dev/' })).toEqual({
        root: project.root,
      });
      const given = { root: project.root, siteUrl: 'https://c.dev/' };
      expect(await withAddress(given, {})).toEqual(given);

      await rm(join(project.root, 'src/content/home.ts')); // the build will report it
      expect(await withAddress({ root: project.root }, {})).toMatchObject({ siteUrl: 'https://ada.dev/' });
    } finally {
      await project.remove();
    }
  });
});
