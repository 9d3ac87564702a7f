import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Window } from 'happy-dom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBuilder } from '../../build.mjs';
import { contentStyles } from '../../src/builder/assets/contentStyles.mjs';
import { markSymbols } from '../../src/builder/assets/marks.mjs';
import { readTokens } from '../../src/builder/assets/tokens.mjs';
import { drawWheel, wheelSides, wheelStyles } from '../../src/builder/assets/wheel.mjs';
import { withAddress } from '../../src/builder/content/address.mjs';
import { siteOf } from '../../src/builder/content/content.mjs';
import { PAGES } from '../../src/builder/content/facts.mjs';
import { cacheDir, readTree, root } from './../support/project.ts';
import { copySample, SAMPLE, type Sources, sampleSources, writeContent } from '../support/sample.ts';

/** The sample without anything that an owner may leave out. */
function bare(): Sources {
  const sources = sampleSources();
  const file = (name: string) => sources[`${SAMPLE}/${name}`];
  const remove = (entry: Sources, ...names: string[]) => {
    for (const name of names) delete entry[name];
  };
  sources.owner.owner.profiles = [];
  sources.homeStory.homeStory = { jobs: [], featured: [] };
  sources.homeStory.logos = [];
  sources.projects.projects = [];
  sources.skills.skills = [];
  Object.assign(sources.aboutStory.aboutStory, { story: {}, photographs: [] });
  sources.contact.contact = { nameMax: 30, asks: [] };
  remove(file('home').home, 'phrases');
  remove(file('about').about, 'tagline');
  remove(file('aboutStory').aboutStory, 'experience', 'ring', 'closingTagline');
  remove(file('aboutStory').aboutStory.story, 'greetings');
  const { technologies } = file('homeStory').homeStory;
  Object.assign(file('homeStory'), { homeStory: { technologies }, logos: {} });
  remove(file('contact').contact, 'intro', 'missingCompany', 'descriptionHint');
  remove(file('cv').cv, 'place');
  for (const name of ['projects', 'skills']) {
    remove(file(name), 'intro');
    file(name)[name] = {};
  }
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
      compress: false,
    });
    await builder.build().finally(builder.dispose);
    files = await readTree(join(project.root, 'dist'));
  });
  afterAll(() => project.remove());

  it('has no page without entries, and nothing leads there', () => {
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
          !element.hasAttribute('role'),
      );
      // The live region of the form's answer would be empty, and there is no form.
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

  it('has a brand that leads Home, and a policy without a form’s service', () => {
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

describe('the wheel', async () => {
  const { hues, colour } = await readTokens({ root });
  const ALL = [...PAGES, 'CV'];
  const sidesOf = (pages: string[]) => wheelSides(hues, pages).map(({ page }) => page);

  it('has a side for each page that the site has, in the order of hues, Home first', () => {
    const sides = sidesOf(ALL);
    expect(sides).toHaveLength(6);
    expect(sides[0]).toBe('Home');
    const around = wheelSides(hues, ALL).map(({ hue }) => (hue - (hues.Home ?? 0) + 360) % 360);
    expect(around).toEqual([...around].sort((a, b) => a - b));
    expect(sidesOf(ALL.filter((page) => page !== 'Skills'))).toEqual(
      sides.filter((page) => page !== 'Skills'),
    );
  });

  it('needs no styles of its own when it is regular, and else a shape and a picture for each page', () => {
    expect(wheelStyles([0, 60, 120, 180, 240, 300].map((hue, i) => ({ page: `P${i}`, hue: hue + 27 })))).toBe(
      '',
    );
    const five = wheelSides(
      hues,
      ALL.filter((page) => page !== 'Projects'),
    );
    const styles = wheelStyles(five);
    // Outer and inner corners, each ring closed.
    expect(styles.match(/polygon\(evenodd,(.*?)\)/)?.[1]?.split(',')).toHaveLength(12);
    for (const { page, hue } of five)
      expect(styles).toContain(
        `:root .wheel[data-page=${page}]{background:conic-gradient(oklch(.72 .17 ${hue}) 0 72deg,`,
      );
  });

  it('is drawn with as many sides, only the page’s own at full strength', () => {
    const sides = wheelSides(hues, ALL.slice(1));
    const drawn = drawWheel(sides, {
      page: 'CV',
      x: 32,
      y: 32,
      radius: 32,
      colour: (page) => colour('fill', page),
    });
    const paths = drawn.match(/<path .*?>/g) ?? [];
    expect(paths).toHaveLength(5);
    expect(paths.filter((path) => !path.includes('opacity'))).toEqual([
      expect.stringContaining(`fill="${colour('fill', 'CV')}"`),
    ]);
  });
});

describe('the name’s room', () => {
  it.each([
    ['Ada Byron', ''],
    ['Ada Featherstonehaugh-Cholmondeley', '--name-em:10.8'],
    ['Νεφέλη Παπαδοπούλου', '--name-em:8.2'],
    ['Ada 森鷗外田中一郎', '--name-em:7'],
  ])('of %s is %s', (name, rule) => {
    const { facts } = siteOf(sampleSources());
    const styles = contentStyles({ ...facts, owner: { owner: { ...facts.owner.owner, name } } });
    expect(styles.match(/--name-em:[\d.]+/)?.[0] ?? '').toBe(rule);
  });
});

describe('the address of the site', () => {
  it('is the content’s, unless a variable or an option says otherwise', async () => {
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
      await rm(join(project.root, 'src/content/skills.ts')); // the build will say so
      expect(await withAddress({ root: project.root }, {})).toMatchObject({ siteUrl: 'https://ada.dev/' });
    } finally {
      await project.remove();
    }
  });
});
