import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openBuilder } from '../../src/builder/build.ts';
import { openInbox } from '../../src/builder/serve/inbox.ts';
import { filesIn, serve } from '../../src/builder/serve/server.ts';
import {
  aboutStory,
  carouselLabels,
  contact,
  first as edition,
  greeting,
  headingOf,
  homeStory,
  labels,
  linksOf,
  others,
  owner,
  routed,
  site,
  skills,
  titleOf,
} from '../support/fixture.ts';
import { filesBelow } from '../support/openSites.ts';
import { stopPassagesAt } from '../support/passage.ts';
import { cacheDir } from '../support/project.ts';
import { copyFixture } from '../support/sample.ts';
import { arrive, click, type Engine, find, hydrated, see, until } from './engine.ts';
import { firefox } from './firefox.ts';
import { webkit } from './webkit.ts';

const base = '/repo';
const [first, last] = [skills[0], skills.at(-1)] as [(typeof skills)[number], (typeof skills)[number]];
const { photographs } = aboutStory.ring;
const notes = site.prose.filter(({ kind, code }) => kind === 'notes' && code === edition.code);
let project: Awaited<ReturnType<typeof copyFixture>>;
let server: Awaited<ReturnType<typeof serve>>;

/** Serves the site under a base path, with an additional script that records the errors of its pages. */
beforeAll(async () => {
  project = await copyFixture();
  await project.edit('index.html', (html) =>
    html.replace('{{styles}}', `<script src="${base}/watch.js"></script>{{styles}}`),
  );
  await cp(join(import.meta.dirname, 'watch.js'), join(project.root, 'static/watch.js'));
  const outDir = join(project.root, 'dist');
  let find = filesIn([]);
  server = await serve({ base, find: (path) => find(path), handle: openInbox(() => {}) });
  const builder = await openBuilder({
    root: project.root,
    outDir,
    cacheDir,
    siteUrl: server.url,
    inbox: true,
  });
  await builder.build();
  await builder.dispose();
  find = await filesBelow(outDir);
});

afterAll(async () => {
  await server?.close();
  await project?.remove();
});

/** The text of the bar’s link to a path. */
const labelOf = (path: string) => linksOf(edition).find((link) => link.path === path)?.label ?? '';
const PAGES = [
  ['', headingOf(routed[0] ?? ''), titleOf(routed[0] ?? '')],
  ...routed.map((page) => [page, headingOf(page), titleOf(page)]),
  ['nowhere', headingOf(routed[0] ?? ''), titleOf(routed[0] ?? '')],
] as [path: string, heading: string, title: string][];

const makers = [firefox, webkit];
const missing = makers.flatMap((maker) => maker.missing() ?? []).join('; ');
if (missing) console.warn(`Not tested: ${missing}`);
const ready = makers.filter((maker) => !maker.missing());
test('at least one browser is installed', () => expect(ready, missing).not.toEqual([]));

for (const maker of ready) {
  describe(`in ${maker.name}`, () => {
    let engine: Engine;
    const expectNoErrors = async () => expect(await engine.run(() => window.name)).toBe('');
    const go = async (path: string) => {
      await expectNoErrors(); // read it now: the browser may clear window.name on navigation
      await engine.goto(server.url + path);
    };
    const focused = (selector: string) =>
      until(engine, (wanted: string) => document.activeElement?.matches(wanted), selector);

    /** Opens and closes the phone's menu, and leaves for Contact by it. */
    const leaveByMenu = async () => {
      await until(engine, () => document.querySelector('nav a')?.checkVisibility() === false);
      await click(engine, 'summary');
      await see(engine, 'nav a', labelOf('/Contact'));
      await engine.press('Escape');
      await until(engine, () => document.querySelector('nav a')?.checkVisibility() === false);
      await focused('nav summary');
      await click(engine, 'summary');
      await click(engine, 'nav a', labelOf('/Contact'));
      await see(engine, 'h1', headingOf('Contact'));
    };

    beforeAll(async () => {
      engine = await maker.open();
      await engine.resize(1280, 900);
    });
    afterEach(expectNoErrors);
    afterAll(() => engine?.close());

    test('a new visitor is greeted once', async () => {
      await go('');
      await see(engine, 'dialog h2', greeting.title);
      await click(engine, 'dialog button', greeting.button);
      await until(engine, () => document.querySelector('dialog') === null);
      await go('');
      await hydrated(engine);
      // Longer than the greeting waits: until the page is idle, plus three seconds.
      await engine.run(() => new Promise((resolve) => setTimeout(resolve, 4500)));
      expect(await engine.run(() => window.localStorage.getItem('first-time'))).not.toBeNull();
      expect(await engine.run(() => document.querySelector('dialog'))).toBeNull();
    });

    for (const edition of others) {
      test(`every page in ${edition.code} shows its heading and hydrates`, async () => {
        for (const path of routed) {
          await go(`${edition.path.slice(1)}/${path}`);
          await see(engine, 'h1', headingOf(path, edition));
          await hydrated(engine);
          expect(await engine.run(() => [document.title, document.documentElement.lang])).toEqual([
            titleOf(path, edition),
            edition.code,
          ]);
          expect(
            await engine.run(() => document.documentElement.scrollWidth - window.innerWidth),
          ).toBeLessThanOrEqual(0);
        }
      });
    }

    for (const [path, heading, title] of PAGES) {
      test(`/${path} shows its heading and hydrates`, async () => {
        await go(path);
        await see(engine, 'h1', heading);
        await hydrated(engine);
        expect(await engine.run(() => document.title)).toBe(title);
        expect(
          await engine.run(() => document.documentElement.scrollWidth - window.innerWidth),
        ).toBeLessThanOrEqual(0);
      });
    }

    test('links and Back change the page without loading a document', async () => {
      await go('Home');
      await hydrated(engine);
      await engine.run(() => void Object.assign(window, { sameDocument: true }));
      await click(engine, 'nav a', linksOf(edition)[2]?.label ?? '');
      await arrive(engine, '/Projects');
      await see(engine, 'h1', headingOf('Projects'));
      await focused('h1');
      await click(engine, 'nav a', labelOf('/About'));
      await see(engine, 'h1', headingOf('About'));
      await engine.back();
      await see(engine, 'h1', headingOf('Projects'));
      expect(await engine.run(() => 'sameDocument' in window)).toBe(true);
    });

    for (const ms of [50, 150, 300, 450])
      for (const device of ['mouse', 'key'] as const)
        test(`a ${device} press ${ms} ms into a passage counts`, async () => {
          await go('Home');
          await hydrated(engine);
          await engine.run(stopPassagesAt, ms);
          await click(engine, 'nav a', linksOf(edition)[2]?.label ?? '');
          await see(engine, 'h1', headingOf('Projects'));
          await until(engine, () => 'stopped' in window);
          // At its end, the page's heading takes the focus: a key before that would be lost on it.
          if (ms === 450) await focused('h1');
          if (device === 'key') {
            await engine.run(() => document.querySelector<HTMLElement>('nav a[href$="/About"]')?.focus());
            await engine.press('Enter');
          } else await click(engine, 'nav a', labelOf('/About'));
          await see(engine, 'h1', headingOf('About'));
          await focused('h1');
          await arrive(engine, '/About');
        });

    test('presses in quick succession end on the last page', async () => {
      await go('Home');
      await hydrated(engine);
      const [first, ...links] = linksOf(edition);
      for (const { label } of links) await click(engine, 'nav a', label);
      await arrive(engine, links.at(-1)?.path ?? '');
      await see(engine, 'h1', headingOf('Contact'));
      await focused('h1');
      await click(engine, 'nav a', first?.label);
      await see(engine, 'h1', owner.name);
    });

    test('an unfinished message is restored after Back and after a reload', async () => {
      await go('Contact');
      await hydrated(engine);
      await click(engine, 'textarea');
      await engine.type('Un borrador');
      await click(engine, 'nav a', labelOf('/Home'));
      await see(engine, 'h1', owner.name);
      await engine.back();
      const kept = () => until(engine, () => document.querySelector('textarea')?.value === 'Un borrador');
      await kept();
      await engine.run(() => window.location.reload());
      await hydrated(engine);
      await kept();
    });

    test('the welcome card opens and closes', async () => {
      await go('Home');
      await hydrated(engine);
      const { button, title } = homeStory.welcomeCard;
      const open = (expanded: boolean) =>
        until(
          engine,
          (heading: string, wanted: boolean) =>
            [...document.querySelectorAll('h3')]
              .find((h3) => h3.textContent === heading)
              ?.checkVisibility({
                visibilityProperty: true,
              }) === wanted,
          title,
          expanded,
        );
      await open(false);
      await click(engine, 'button', button);
      await open(true);
      await see(engine, 'h3', title);
      await click(engine, 'button', button);
      await open(false);
    });

    test('everything that moves by itself can be paused and resumed', async () => {
      await go('Home');
      await hydrated(engine);
      const moving = () => document.getAnimations().some((a) => a.playState === 'running');
      await until(engine, moving);
      await click(engine, 'button', labels.pauseMotion);
      await see(engine, 'button', labels.resumeMotion);
      await until(engine, () => document.getAnimations().every((a) => a.playState !== 'running'));
      await click(engine, 'button', labels.resumeMotion);
      await until(engine, moving);
    });

    if (maker.changesScheme)
      test('colours follow the scheme when it changes on an open page', async () => {
        await go('Home');
        await hydrated(engine);
        /** The page's ground colour, once the scheme is there. */
        const ground = (dark: boolean) =>
          until(
            engine,
            (wanted: boolean) =>
              matchMedia('(prefers-color-scheme: dark)').matches === wanted &&
              getComputedStyle(document.documentElement).backgroundColor,
            dark,
          );
        await engine.prefer('dark');
        const dark = await ground(true);
        await engine.prefer('light');
        expect(await ground(false)).not.toBe(dark);
      });

    test('headings come into focus, and end complete and sharp', async () => {
      await go('Home');
      await hydrated(engine);
      await engine.run(() => document.getElementById('experience')?.scrollIntoView({ behavior: 'instant' }));
      await until(
        engine,
        (title: string) => {
          const heading = document.getElementById('experience');
          const parts = [...(heading?.querySelectorAll('*') ?? [])].map((e) => getComputedStyle(e));
          return (
            heading?.textContent?.trim() === title &&
            parts.every(({ opacity, filter }) => opacity === '1' && /^(none|blur\(0px\))$/.test(filter))
          );
        },
        homeStory.experience.title,
      );
    });

    test('the phone’s menu opens, closes on Escape, and its links work', async () => {
      await engine.resize(480, 800);
      await go('Home');
      await hydrated(engine);
      await leaveByMenu();
      await engine.resize(1280, 900);
    });

    for (const note of notes)
      test(`the note ${note.id} is read, and its menu opens, closes on Escape and leads to a page`, async () => {
        await engine.resize(480, 800);
        await go('Notes');
        await click(engine, 'main a', note.front.title);
        await arrive(engine, `/Notes/${note.id}`);
        await see(engine, 'h1', note.front.title);
        expect(
          await engine.run(() => document.documentElement.scrollWidth - window.innerWidth),
        ).toBeLessThanOrEqual(0);
        await leaveByMenu();
        await engine.resize(1280, 900);
      });

    for (const note of notes.slice(0, 1))
      test('Back from a note leaves no promise rejected', async () => {
        await go('Notes');
        await click(engine, 'main a', note.front.title);
        await arrive(engine, `/Notes/${note.id}`);
        await engine.back();
        await arrive(engine, '/Notes');
        await see(engine, 'main a', note.front.title);
      });

    test('a skill’s text opens at its own address, and closes on Escape and on Back', async () => {
      await go('Skills');
      await hydrated(engine);
      await click(engine, 'article button', last.title);
      await arrive(engine, `/Skills?skill=${last.id}`);
      await see(engine, 'dialog h2', last.title);
      expect(await engine.run(() => document.body.className)).toContain('modal-open');
      await engine.press('Escape');
      await arrive(engine, '/Skills');
      await until(engine, () => document.querySelector('dialog[open]') === null);
      await click(engine, 'article button', last.title);
      await see(engine, 'dialog h2', last.title);
      await engine.back();
      await arrive(engine, '/Skills');
      await until(engine, () => document.querySelector('dialog[open]') === null);
      await go(`Skills?skill=${first.id}`);
      await see(engine, 'dialog h2', first.title);
      await engine.press('Escape');
      await arrive(engine, '/Skills');
    });

    test('the ring turns by its buttons, by keys and by dragging', async () => {
      await go('About');
      await hydrated(engine);
      const placeOf = (n: number) => `${n} ${carouselLabels.of} ${photographs.length}`;
      const front = (name: string) =>
        until(
          engine,
          (wanted: string) =>
            document
              .querySelector('[data-layout="ring"] [role="group"]:not([inert])')
              ?.getAttribute('aria-label')
              ?.startsWith(wanted),
          name,
        );
      await click(engine, '[data-layout="ring"] button', carouselLabels.stopTurning);
      await front(placeOf(1));
      await click(engine, '[data-layout="ring"] button', carouselLabels.nextPhotograph);
      await front(placeOf(2));
      await engine.press('ArrowRight');
      await front(placeOf(3));
      await engine.press('End');
      await front(placeOf(photographs.length));
      const face = await find(engine, '[data-layout="ring"] [role="group"]:not([inert])');
      await engine.drag(face, { x: face.x - 300, y: face.y });
      await until(
        engine,
        (before: string) =>
          !document
            .querySelector('[data-layout="ring"] [role="group"]:not([inert])')
            ?.getAttribute('aria-label')
            ?.startsWith(before),
        placeOf(photographs.length),
      );
    });

    test('particles are drawn behind About’s title', async () => {
      await go('About');
      await hydrated(engine);
      await until(engine, () => {
        const canvas = document.querySelector('canvas');
        if (canvas?.clientWidth !== document.body.clientWidth) return false;
        const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d');
        copy?.drawImage(canvas, 0, 0);
        return copy
          ?.getImageData(0, 0, canvas.width, canvas.height)
          .data.some((value, i) => i % 4 < 3 && value > 64);
      });
    });

    test('the form reports a missing field, and is sent once it is complete', async () => {
      await go('Contact');
      await hydrated(engine);
      await click(engine, 'form button', contact.submit);
      await see(engine, 'form', contact.messages.name);
      await focused('#name');
      await engine.type('Ada');
      await engine.press('Tab');
      await focused('#email');
      await engine.type('ada@example.org');
      await engine.press('Tab');
      await engine.type('Analytical Engines');
      await engine.press('Tab');
      await focused('#message');
      await engine.type('Hola desde otro motor');
      await click(engine, 'form button', contact.submit);
      await see(engine, '[role="status"] h2', contact.thanks.title);
      await engine.back();
      await arrive(engine, '/Contact');
      await until(engine, () => document.querySelector<HTMLTextAreaElement>('#message')?.value === '');
      await go('inbox');
      await see(engine, 'body', 'Hola desde otro motor');
    });

    test('a page that is reloaded where it was scrolled gets its scripts', async () => {
      await go('About');
      await hydrated(engine);
      await engine.run(() => window.scrollTo(0, 600));
      await until(engine, () => window.history.state?.scrollPx === 600);
      await engine.run(() => window.location.reload());
      await until(engine, () =>
        performance
          .getEntriesByType('navigation')
          .some((e) => (e as PerformanceNavigationTiming).type === 'reload'),
      );
      await hydrated(engine);
    });

    test('the form works though an extension has added an element to it', async () => {
      await go(''); // the same address again would be a reload, which keeps a draft
      await go('Contact');
      await engine.run(() => document.querySelector('#name')?.after(document.createElement('div')));
      await hydrated(engine);
      await click(engine, '#message');
      await focused('#message');
      await engine.type('Sin perder una letra');
      await until(
        engine,
        () => document.querySelector<HTMLTextAreaElement>('#message')?.value === 'Sin perder una letra',
      );
      // React reports the HTML that it didn't expect; nothing else may be logged.
      const complaints: string[] = JSON.parse((await engine.run(() => window.name)) || '[]');
      expect(complaints.filter((line) => !/Minified React error #(418|421|422|423)/.test(line))).toEqual([]);
      await engine.run(() => {
        window.name = '';
      });
    });
  });
}
