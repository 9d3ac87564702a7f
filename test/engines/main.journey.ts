// Journeys that only another engine can break: on the fixture, under a base path. Each engine has a group of its own, so one
// that can't start doesn't hide the other's result.
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  carouselLabels,
  contact,
  editions,
  first,
  greeting,
  headingOf,
  home as homeContent,
  linksOf,
  owner,
  projects,
  routed,
  site,
  skills,
  titleOf,
} from '../support/fixture.ts';
import { copyFixture } from '../support/fixtureSources.ts';
import { stopPassagesAt } from '../support/inPage.ts';
import { openCopy } from '../support/openSites.ts';
import { arrive, click, type Engine, find, hydrated, until } from './engine.ts';
import { firefox } from './firefox.ts';
import { webkit } from './webkit.ts';

const SITE = { base: '/repo', variable: 'SITE_OF_ENGINES' };
const [home = ''] = routed;
const story = site.prose.find(
  ({ kind, id, code }) => kind === 'stories' && code === first.code && id === 'milk-run',
);
const storyTitle = projects.find(({ id }: { id: string }) => id === story?.id)?.title ?? '';
const { prose } = first.content.frame;
const { id: skillId, title: skillTitle } = skills.findLast(
  ({ info }: { info?: string[] }) => info,
) as (typeof skills)[number];
const note = site.prose.find(({ kind, code }) => kind === 'notes' && code === first.code);
const noteTitle = String(note?.front.title);
const labelOf = (page: string) => linksOf(first).find(({ path }) => path === `/${page}`)?.label ?? page;
let url = '';
let close: () => Promise<void>;

/** Serves the fixture with a script more, which records the errors of its pages. */
beforeAll(async () => {
  const project = await copyFixture();
  await project.edit('index.html', (html) =>
    html.replace('{{styles}}', `<script src="${SITE.base}/watch.js"></script>{{styles}}`),
  );
  await cp(join(import.meta.dirname, 'watch.js'), join(project.root, 'static/watch.js'));
  close = await openCopy(project, { ...SITE, folder: join(project.root, 'dist') });
  url = process.env[SITE.variable] ?? '';
});
afterAll(() => close?.());

const makers = [firefox, webkit];
const missing = makers.flatMap((maker) => maker.missing() ?? []).join('; ');
if (missing) console.warn(`Not tested: ${missing}`);
const ready = makers.filter((maker) => !maker.missing());
test('at least one browser is installed', () => expect(ready, missing).not.toEqual([]));

describe.each(ready)('in $name', (maker) => {
  let engine: Engine;
  const expectNoErrors = async () => expect(await engine.run(() => window.name)).toBe('');
  const go = async (path: string) => {
    await expectNoErrors(); // read it now: the browser may clear window.name on navigation
    await engine.goto(url + path);
  };
  const open = async (path: string) => {
    await go(path);
    await hydrated(engine);
  };
  const focused = (selector: string) =>
    until(engine, (wanted: string) => document.activeElement?.matches(wanted), selector);
  const gone = (selector: string) =>
    until(engine, (wanted: string) => document.querySelector(wanted) === null, selector);

  beforeAll(async () => {
    engine = await maker.open();
    await engine.resize(1280, 900);
  });
  afterEach(expectNoErrors);
  afterAll(() => engine?.close());

  test('a new visitor is greeted until Escape, and it is remembered', async () => {
    await go('');
    await find(engine, 'dialog h2', greeting.title);
    await engine.press('Escape');
    await gone('[data-greeting]');
    await go('');
    expect(await engine.run(() => window.localStorage.getItem('first-time'))).not.toBeNull();
  });

  test.each(editions.slice(0, 2))(
    'every page in $code has its heading, fits and hydrates',
    async (edition) => {
      for (const path of ['', ...routed, 'nowhere']) {
        const page = routed.includes(path) ? path : home;
        await open(`${edition.path}/${path}`.slice(1));
        await find(engine, 'h1', headingOf(page, edition));
        expect(await engine.run(() => [document.title, document.documentElement.lang])).toEqual([
          titleOf(page, edition),
          edition.code,
        ]);
        const excess = await engine.run(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(excess, path).toBeLessThanOrEqual(0);
      }
    },
  );

  test('links and Back change the page and its head without loading a document', async () => {
    const headOf = () => {
      const named = document.querySelectorAll('title, meta[name], meta[property], link[rel="canonical"]');
      return [...named].map((element) => element.outerHTML).sort();
    };

    await open('Projects');
    const loaded = await engine.run(headOf);

    await open('Home');
    await engine.run(() => void Object.assign(window, { sameDocument: true }));
    await click(engine, 'nav a', labelOf('Projects'));
    await arrive(engine, '/Projects');

    expect(await engine.run(() => document.title)).toBe(titleOf('Projects')); // with the address

    await find(engine, 'h1', headingOf('Projects'));
    await focused('h1');

    expect(await engine.run(headOf)).toEqual(loaded);

    await click(engine, 'nav a', labelOf('About'));
    await find(engine, 'h1', headingOf('About'));
    await engine.back();
    await find(engine, 'h1', headingOf('Projects'));

    expect(await engine.run(() => 'sameDocument' in window)).toBe(true);
  });

  test('Back leads to the link that was pressed', async () => {
    await open('Home');
    await engine.run(() => {
      const link = document.querySelector<HTMLElement>('main a[href$="/Projects"]');
      link?.scrollIntoView({ block: 'center', behavior: 'instant' });
      link?.focus();
    });
    await engine.press('Enter');
    await find(engine, 'h1', headingOf('Projects'));
    await focused('h1');
    await engine.back();
    await focused('main a[href$="/Projects"]');
  });

  test('on a phone Home has its lead below the wheel, Contact its form before the rest, and its menu hides the page', async () => {
    await engine.resize(480, 800);
    await open('Home');
    const words = await find(engine, 'main p', homeContent.lead);
    const wheel = await engine.run(
      () => document.querySelector('[data-wheel]')?.getBoundingClientRect().bottom ?? 0,
    );
    expect(words.y).toBeGreaterThan(wheel);

    await click(engine, 'header nav summary');
    // These windows don't have the system's focus, so no ring is drawn; it is in the menu, and can't leave it.
    const isBehind = () => getComputedStyle(document.querySelector('main') as Element).visibility;
    expect(await engine.run(isBehind)).toBe('hidden');

    await open('Contact');
    const follows = () => {
      const [form, profiles] = [document.querySelector('form'), document.querySelector('main ul a')];
      if (!form || !profiles) return null;
      const isAbove = form.getBoundingClientRect().bottom <= profiles.getBoundingClientRect().top;
      return isAbove && form.compareDocumentPosition(profiles) === Node.DOCUMENT_POSITION_FOLLOWING;
    };
    expect(await engine.run(follows)).toBe(true);

    await engine.resize(1280, 900);
  });

  test('each heading makes its entrance, and stays when it is left', async () => {
    await open('Home');
    await until(engine, () => document.querySelector('[data-phase="armed"]') !== null);

    await until(engine, () => {
      const waiting = document.querySelector('[data-phase]:not([data-phase="shown"])');
      waiting?.scrollIntoView({ block: 'center', behavior: 'instant' });
      return waiting === null;
    });

    await engine.run(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await until(engine, () => window.scrollY === 0);
    const unseen = () => document.querySelectorAll('[data-phase]:not([data-phase="shown"])').length;
    expect(await engine.run(unseen)).toBe(0);
  });

  test('a story’s project runs by a button, and Escape ends it', async () => {
    await go(`Projects/${story?.id}`);
    await click(engine, '[data-run]');
    await until(engine, () => document.querySelector('[data-running="shown"] iframe') !== null);
    const named = () => document.querySelector('iframe')?.title;
    expect(await engine.run(named)).toBe(prose.running.replace('{title}', storyTitle));

    await engine.press('Escape');
    await gone('iframe');
    await focused('[data-run]');
  });

  test.each(['mouse', 'key'])('a press by %s within a passage counts', async (device) => {
    await open('Home');
    await engine.run(stopPassagesAt, 150);
    await click(engine, 'nav a', labelOf('Projects'));
    await find(engine, 'h1', headingOf('Projects'));
    await until(engine, () => 'stopped' in window);
    if (device === 'key') {
      await engine.run(() => document.querySelector<HTMLElement>('nav a[href$="/About"]')?.focus());
      await engine.press('Enter');
    } else await click(engine, 'nav a', labelOf('About'));
    await find(engine, 'h1', headingOf('About'));
    await focused('h1');
    await arrive(engine, '/About');
  });

  test('an unfinished message is restored after Back and after a reload', async () => {
    await open('Contact');
    await click(engine, 'textarea');
    await engine.type('Un borrador');
    await click(engine, 'nav a', labelOf('Home'));
    await find(engine, 'h1', owner.name);
    await engine.back();
    const kept = () => until(engine, () => document.querySelector('textarea')?.value === 'Un borrador');

    await kept();
    await engine.run(() => window.location.reload());
    await hydrated(engine);
    await kept();
  });

  test('a note is read on a phone, Back from it rejects no promise, and its menu leads on', async () => {
    const read = async () => {
      await click(engine, 'main a', noteTitle);
      await arrive(engine, `/Notes/${note?.id}`);
      await find(engine, 'h1', noteTitle);
    };
    const isShut = () => until(engine, () => document.querySelector('nav a')?.checkVisibility() === false);

    await engine.resize(480, 800);
    await go('Notes');
    await read();
    await engine.back();
    await arrive(engine, '/Notes');
    await read();
    await isShut();
    await click(engine, 'summary');
    await find(engine, 'nav a', labelOf('Contact'));
    await engine.press('Escape');
    await isShut();
    await focused('nav summary');
    await click(engine, 'summary');
    await click(engine, 'nav a', labelOf('Contact'));
    await find(engine, 'h1', headingOf('Contact'));
    await engine.resize(1280, 900);
  });

  test('a skill’s text opens at its own address, and closes on Escape and on Back', async () => {
    const closed = async () => {
      await arrive(engine, '/Skills');
      await gone('dialog[open]');
    };

    await open('Skills');
    await click(engine, 'article button', skillTitle);
    await arrive(engine, `/Skills?skill=${skillId}`);
    await find(engine, 'dialog h2', skillTitle);
    await engine.press('Escape');
    await closed();
    await click(engine, 'article button', skillTitle);
    await find(engine, 'dialog h2', skillTitle);
    await engine.back();
    await closed();
  });

  test('the ring turns by dragging', async () => {
    await open('About');
    const front = '[data-layout="ring"] [role="group"]:not([aria-hidden])';
    const first = `${front}[aria-label^="1 ${carouselLabels.of} "]`;

    await click(engine, '[data-layout="ring"] button', carouselLabels.stopTurning);
    const { x, y } = await find(engine, first);

    await engine.drag({ x: x - 250, y }, { x: x + 350, y }); // more than half of a face
    await gone(first);
  });

  test('particles are drawn behind About’s title', async () => {
    await open('About');
    await until(engine, () => {
      const canvas = document.querySelector('canvas');
      if (canvas?.clientWidth !== document.body.clientWidth) return false;
      const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d');
      copy?.drawImage(canvas, 0, 0);
      const pixels = copy?.getImageData(0, 0, canvas.width, canvas.height).data;
      return pixels?.some((value, i) => i % 4 < 3 && value > 64);
    });
  });

  test('the form reports a missing field, and is sent once it is complete', async () => {
    await open('Contact');
    await click(engine, 'form button', contact.submit);
    await find(engine, 'form', contact.messages.name);
    await focused('#name');
    for (const text of ['Ada   ', 'ada@example.org', 'Analytical Engines']) {
      await engine.type(text);
      await engine.press('Tab');
    }
    await focused('#message');
    await engine.type('Hola desde otro motor');
    await click(engine, 'form button', contact.submit);
    await find(engine, '[data-thanks] h2', contact.thanks.title);
    await engine.back();
    await arrive(engine, '/Contact');
    await until(engine, () => document.querySelector<HTMLTextAreaElement>('#message')?.value === '');
    await go('inbox');
    await find(engine, 'body', 'Hola desde otro motor');

    expect(await engine.run(() => document.querySelector('dd')?.textContent)).toBe('Ada');
  });

  test('words on a card are selected by dragging, which opens nothing', async () => {
    await open('Projects');
    await find(engine, '.cover-words p'); // it is in view and at rest
    const { x, y } = await engine.run(() => {
      const { left, top } =
        document.querySelector('.cover-words p')?.getBoundingClientRect() ?? new DOMRect();
      return { x: Math.round(left + 2), y: Math.round(top + 10) };
    });

    await engine.drag({ x, y }, { x: x + 80, y });
    await until(engine, () => String(window.getSelection()).length > 3);
    await arrive(engine, '/Projects');
  });

  // Firefox tells observers nothing there.
  test('a page that is reloaded where it was scrolled gets its scripts', async () => {
    await open('About');
    await engine.run(() => window.scrollTo(0, 600));
    await until(engine, () => window.history.state?.scrollPx === 600);
    await engine.run(() => window.location.reload());
    await until(engine, () => performance.getEntriesByType('navigation')[0]?.toJSON().type === 'reload');
    await hydrated(engine);
  });
});
