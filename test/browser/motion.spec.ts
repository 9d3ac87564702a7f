import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { graphemes } from '../../src/motion/graphemes.ts';
import { detachedElements } from '../support/detached.ts';
import { has, home, homeStory, labels } from '../support/fixture.ts';
import {
  drawn,
  expect,
  h1,
  hold,
  hydrated,
  isEntry,
  linkTo,
  routes,
  setHidden,
  site,
  test,
} from './fixtures.ts';

const { url } = site;

/** The visible line, not the phrases for screen readers. It holds the whole phrase, but shows only some letters. */
const row = (page: Page) => page.locator('main p > [aria-hidden] > span').first();
/** The title of Home's first section, which is below the first view. */
const welcome = (page: Page) => page.getByRole('heading', { name: homeStory.welcome, exact: true });

/** The phrases that Home types in turn, in characters. */
const PHRASES = home.phrases.map(({ text }) => graphemes(text));
const phrase = (i: number) => PHRASES[i]?.join('') ?? '';
/** The time to type a letter, hold a phrase, delete a letter, and pause before the next phrase, in ms. */
const TYPED = { typeMs: 90, holdMs: 2400, deleteMs: 45, pauseMs: 500 };
const typingMs = (i: number) => (PHRASES[i]?.length ?? 0) * TYPED.typeMs;
/** From the completion of a phrase to the start of the next one. */
const changingMs = (i: number) => TYPED.holdMs + (PHRASES[i]?.length ?? 0) * TYPED.deleteMs + TYPED.pauseMs;
/** The pages whose typed line has more than one phrase. */
const types: Partial<Record<string, boolean>> = {
  Home: true,
  About: has('About'),
};

/** The largest difference between two screenshots in any channel of any pixel, 0 to 255. */
async function difference(a: Buffer, b: Buffer) {
  const [one, other] = await Promise.all([a, b].map((png) => sharp(png).raw().toBuffer()));
  if (!one || one.length !== other?.length) return 255;
  return one.reduce((most, value, i) => Math.max(most, Math.abs(value - (other[i] as number))), 0);
}

/** The number of animations that are running now, without those driven by the scroll position. */
const running = (page: Page) =>
  page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(({ timeline, playState }) => timeline === document.timeline && playState === 'running')
        .length,
  );

/** The opacities in the welcome heading: its own, and those of its words while it is split. */
const opacities = (page: Page) =>
  welcome(page).evaluate((h) => [h, ...h.querySelectorAll('*')].map((e) => getComputedStyle(e).opacity));

test.describe('blur-in headings', () => {
  test('hide no text below them, whether they wait, play or are done', async ({ page }) => {
    await page.goto(url);
    await hydrated(page);
    await expect(welcome(page)).toHaveAttribute('data-phase', 'armed');
    const section = page.locator('section', { has: welcome(page) });
    /** The opacities of what follows the heading: as it waits, as it starts and as it ends. */
    const opacities = section.evaluate(async (element) => {
      const heading = element.querySelector('[data-phase]') as HTMLElement;
      const below = [...(heading.parentElement?.children ?? [])].slice(
        [...(heading.parentElement?.children ?? [])].indexOf(heading) + 1,
      );
      const read = () => below.map((text) => Number(getComputedStyle(text).opacity));
      const reach = (phase: string) =>
        new Promise<number[]>((resolve) => {
          const observer = new MutationObserver(() => {
            if (heading.dataset.phase !== phase) return;
            observer.disconnect();
            resolve(read());
          });
          observer.observe(heading, { attributeFilter: ['data-phase'] });
        });
      const waiting = read();
      const playing = reach('playing');
      element.scrollIntoView({ block: 'end', behavior: 'instant' });
      const first = await playing;
      await reach('shown');
      return [waiting, first, read()];
    });
    for (const seen of await opacities) {
      expect(seen.length).toBeGreaterThan(0);
      expect(new Set(seen)).toEqual(new Set([1]));
    }

    // The other case: a jump past a waiting heading leaves its text in view.
    await page.goto(url);
    await hydrated(page);
    await expect(welcome(page)).toHaveAttribute('data-phase', 'armed');
    await welcome(page).evaluate((heading) => {
      const { bottom } = heading.getBoundingClientRect();
      window.scrollBy({ top: bottom + 1, behavior: 'instant' });
    });
    await drawn(page);
    await expect(section.locator('[data-phase] + *')).toHaveCSS('opacity', '1');
  });

  test('are visible in print, even below the viewport', async ({ page }) => {
    await page.goto(url);
    await hydrated(page);
    await expect(welcome(page)).toHaveAttribute('data-phase', 'armed');
    await page.emulateMedia({ media: 'print' });
    expect(new Set(await opacities(page))).toEqual(new Set(['1']));
  });

  for (const [what, body] of [
    ['doesn’t load', null],
    ['crashes', 'throw new Error("a crash");'],
  ] as const) {
    test(`are visible when the script ${what}`, async ({ page, complaints }) => {
      await page.route(isEntry, (route) =>
        body === null ? route.abort() : route.fulfill({ contentType: 'text/javascript', body }),
      );
      await page.goto(url);
      await expect.poll(async () => [...new Set(await opacities(page))]).toEqual(['1']);
      await expect.poll(() => complaints.length).toBeGreaterThan(0);
      complaints.length = 0;
    });
  }
});

test.describe('typing', () => {
  test('types, holds, blinks and deletes, letter by letter', async ({ page }) => {
    await page.goto(url);
    await hydrated(page);
    const letters = PHRASES[0] ?? [];
    const upTo = (count: number) => letters.slice(0, count).join('');
    const wholeMs = typingMs(0);
    const deletingMs = wholeMs + TYPED.holdMs;
    const goneMs = deletingMs + letters.length * TYPED.deleteMs;
    const expected: [ms: number, text: string, caret: string][] = [
      [0, '', '1'],
      [95, upTo(1), '1'],
      [455, upTo(5), '1'],
      [wholeMs + 5, phrase(0), '1'],
      [wholeMs + 5 + 550, phrase(0), '0'],
      [wholeMs + 5 + 1100, phrase(0), '1'],
      [deletingMs + 5, upTo(letters.length - 1), '1'],
      [deletingMs + 50, upTo(letters.length - 2), '1'],
      [goneMs + 5, '', '1'],
      [goneMs + 490, '', '1'],
    ];
    // In a single evaluation, since the timer keeps running and would start the next phrase.
    const seen = await row(page).evaluate(
      async (line, { phrase, times }) => {
        const typed = () => line.dataset.text === phrase && line.getAnimations({ subtree: true }).length > 0;
        while (!typed()) await new Promise(requestAnimationFrame);
        const opacity = (e: Element) => getComputedStyle(e).opacity;
        return times.map((ms) => {
          for (const animation of line.getAnimations({ subtree: true })) {
            animation.pause();
            animation.currentTime = ms;
          }
          const letters = [...line.children].slice(0, -1).filter((e) => opacity(e) === '1');
          const text = letters.map((e) => e.textContent).join('');
          return [ms, text, opacity(line.lastElementChild as Element)];
        });
      },
      { phrase: phrase(0), times: expected.map(([ms]) => ms) },
    );
    expect(seen).toEqual(expected);
  });

  test('shows one letter after another, and no letter moves', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(url);
    await hydrated(page);
    const samples = await row(page).evaluate(async (line) => {
      const whole = () => line.dataset.text ?? '';
      const first = whole();
      await new Promise<void>((resolve) => {
        new MutationObserver(() => whole() !== first && resolve()).observe(line, {
          attributeFilter: ['data-text'],
        });
      });
      const box = line.closest('p')?.getBoundingClientRect() ?? new DOMRect();
      const seen: { text: string; first: string; caret: boolean; inside: boolean }[] = [];
      while (seen.at(-1)?.text !== whole()) {
        const letters = [...line.children].slice(0, -1).filter((e) => getComputedStyle(e).opacity === '1');
        const last = (letters.at(-1) ?? line.firstElementChild)?.getBoundingClientRect() ?? new DOMRect();
        const caret = line.lastElementChild?.getBoundingClientRect() ?? new DOMRect();
        const { x, y } = line.firstElementChild?.getBoundingClientRect() ?? new DOMRect();
        seen.push({
          text: letters.map((e) => e.textContent).join(''),
          first: `${x} ${y}`,
          caret: letters.length === 0 || Math.abs(caret.left - last.right) < 8,
          inside: last.top >= box.top - 2 && last.bottom <= box.bottom + 2,
        });
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      return seen;
    });
    const texts = [...new Set(samples.map(({ text }) => text))];
    expect(texts.length).toBeGreaterThan(2); // slow machines skip many
    for (const [i, text] of texts.entries()) {
      expect(phrase(1).startsWith(text)).toBe(true);
      expect(text.length).toBeGreaterThanOrEqual(texts[i - 1]?.length ?? 0);
    }
    expect(new Set(samples.map(({ first }) => first)).size).toBe(1);
    expect(samples.every(({ inside }) => inside)).toBe(true);
    expect(samples.filter(({ caret }) => !caret)).toEqual([]);
  });

  test('is really painted: a screenshot with letters differs from one without', async ({ page }) => {
    await page.clock.install();
    await page.goto(url);
    await hydrated(page);
    await page.clock.runFor(changingMs(0) + 50);
    await expect(row(page)).toHaveText(phrase(1));
    await row(page).evaluate((line, wholeMs) => {
      for (const animation of line.getAnimations({ subtree: true })) {
        animation.pause();
        animation.currentTime = wholeMs;
      }
    }, typingMs(1));
    const line = row(page).locator('xpath=ancestor::p');
    const whole = await line.screenshot();
    await row(page).evaluate((e) => {
      e.style.display = 'none';
    });
    expect(await difference(whole, await line.screenshot())).toBeGreaterThan(100);
  });
});

test('the seam of the logo strip is invisible in a very wide window', async ({ page }) => {
  await page.setViewportSize({ width: 3840, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(url);
  await hydrated(page);
  const strip = page.getByRole('region', { name: homeStory.technologies });
  await strip.scrollIntoViewIfNeeded();
  const at = async (progress: number) => {
    await strip.evaluate(async (section, share) => {
      for (const image of section.querySelectorAll('img')) await image.decode();
      const [animation] = section.getAnimations({ subtree: true });
      const effect = animation?.effect as KeyframeEffect;
      // Exactly the end of the period: the first moment of the next one would equal the start by definition.
      effect.updateTiming({ iterations: 1, fill: 'both' });
      if (animation) animation.currentTime = share * Number(effect.getTiming().duration);
    }, progress);
    return strip.screenshot();
  };
  const start = await at(0);
  // A curve drawn in another place may have a few edge pixels rounded differently (by 45 of 255, seen in 0.07
  // % of them); an offset of half a pixel shows as more than 100.
  expect(await difference(await at(1), start)).toBeLessThanOrEqual(64);
  expect(
    await strip.evaluate(
      (s) => (s.lastElementChild?.lastElementChild?.getBoundingClientRect().right ?? 0) >= s.clientWidth,
    ),
  ).toBe(true);
  expect(await difference(await at(0.5), start)).toBeGreaterThan(100);
});

test.describe('the pause button', () => {
  test.beforeEach(async ({ page }) => {
    // Far from the end of the minute, so that the paused clock, which shows no seconds, doesn't change.
    await page.clock.install({ time: new Date('2026-01-01T10:00:05') });
  });

  /** The number of frames requested and of nodes changed in two seconds. */
  const activity = (page: Page) =>
    page.evaluate(async () => {
      let frames = 0;
      let changes = 0;
      const request = window.requestAnimationFrame;
      window.requestAnimationFrame = (callback) => {
        frames++;
        return request(callback);
      };
      const observer = new MutationObserver((records) => {
        changes += records.length;
      });
      observer.observe(document.body, {
        attributes: true,
        characterData: true,
        childList: true,
        subtree: true,
      });
      await new Promise((resolve) => setTimeout(resolve, 1100)); // the clock ticks every second
      observer.disconnect();
      window.requestAnimationFrame = request;
      return { frames, changes };
    });

  for (const route of routes) {
    test(`stops everything on /${route} and resumes it`, async ({ page }) => {
      await page.goto(url + route);
      await hydrated(page);
      await page.getByRole('button', { name: labels.pauseMotion }).click();
      await expect.poll(() => running(page)).toBe(0);
      const text = await page.locator('body').innerText();
      expect(await activity(page)).toEqual({ frames: 0, changes: 0 });
      expect(await page.locator('body').innerText()).toBe(text);
      await page.getByRole('button', { name: labels.resumeMotion }).click();
      // Everything on that page except the clock is animated off the main thread.
      if (types[route] || route === 'Home') await expect.poll(() => running(page)).toBeGreaterThan(0);
      if (route === 'Home') expect((await activity(page)).changes).toBeGreaterThan(0);
    });
  }

  test('keeps the site paused from page to page', async ({ page }) => {
    await page.goto(url);
    await hydrated(page);
    await page.getByRole('button', { name: labels.pauseMotion }).click();
    await linkTo(page, 'About').click();
    await expect(h1(page, 'About')).toBeVisible();
    await expect(page.getByRole('button', { name: labels.resumeMotion })).toBeVisible();
    await expect.poll(() => running(page)).toBe(0); // the colours fade for a moment when the page changes
  });
});

test.describe('reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('starts paused with complete texts, and moves when asked to', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-01-01T10:00:05') });
    await page.goto(url);
    await hydrated(page);
    expect(await running(page)).toBe(0);
    await expect(page.locator('time').first()).toHaveText('10:00');
    await page.clock.runFor(10_000);
    await expect(row(page)).toHaveText(phrase(0));
    for (const heading of await page.locator('[data-phase]').all()) {
      await expect(heading).toHaveAttribute('data-phase', 'shown');
    }
    await page.getByRole('button', { name: labels.resumeMotion }).click();
    await expect.poll(() => running(page)).toBeGreaterThan(0);
    await page.clock.runFor(changingMs(0) + 650);
    await expect(row(page)).toHaveText(phrase(1));
  });

  for (const route of routes.filter((each) => types[each])) {
    test(`shows every letter of the typed line on /${route}, even when motion is paused while it types`, async ({
      page,
    }) => {
      /** Each line's letters, with dots for those that aren't seen, and its whole text, read at once: phrases change. */
      const lines = () =>
        page.locator('[data-text]').evaluateAll((all: HTMLElement[]) =>
          all.map((line) => ({
            seen: [...line.children]
              .slice(0, -1)
              .map((letter) => (getComputedStyle(letter).opacity === '1' ? letter.textContent : '·'))
              .join(''),
            whole: line.dataset.text,
          })),
        );
      const incomplete = async () => (await lines()).filter(({ seen, whole }) => seen !== whole);
      await page.goto(url + route);
      await hydrated(page);
      for (const line of await page.locator('[data-text]').all()) await line.scrollIntoViewIfNeeded();
      expect(await incomplete()).toEqual([]);
      expect(await lines()).not.toEqual([]);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await expect.poll(async () => (await lines()).map(({ seen }) => seen).join()).toMatch(/^[^·]+·/);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await expect.poll(incomplete).toEqual([]);
    });
  }
});

for (const route of ['Home', 'About'] as const) {
  test(`a hidden tab runs no frames and no timers on /${route}`, async ({ page }) => {
    await page.addInitScript(() => {
      const calls = { count: 0 };
      const { setTimeout, requestAnimationFrame } = window;
      const counted =
        <A extends unknown[]>(run: (...args: A) => void) =>
        (...args: A) => {
          calls.count++;
          run(...args);
        };
      Object.assign(window, {
        calls,
        uncounted: setTimeout,
        setTimeout: (run: () => void, ...rest: [number]) => setTimeout(counted(run), ...rest),
        requestAnimationFrame: (run: FrameRequestCallback) => requestAnimationFrame(counted(run)),
      });
    });
    await page.goto(url + route);
    await hydrated(page);
    if (route === 'About') await expect(page.locator('canvas')).toHaveCount(1);
    const calls = () =>
      page.evaluate(async () => {
        const { calls, uncounted } = window as unknown as {
          calls: { count: number };
          uncounted: typeof setTimeout;
        };
        const before = calls.count;
        await new Promise((resolve) => uncounted(resolve, 1100));
        return calls.count - before;
      });
    // About animates off the main thread, so there may be no call between two phrases.
    if (route !== 'About') expect(await calls()).toBeGreaterThan(0);
    await setHidden(page, true);
    await expect.poll(calls).toBe(0);
    const total = () => page.evaluate(() => (Reflect.get(window, 'calls') as { count: number }).count);
    const before = await total();
    await setHidden(page, false);
    // Wait for a single call, since About has only one per phrase.
    if (route === 'Home' || types[route]) await expect.poll(total).toBeGreaterThan(before);
  });
}

test('without a script, or when it fails, nothing moves, since no button could stop it', async ({
  browser,
  page,
  complaints,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const still = await context.newPage();
  await still.goto(url);
  const strip = still.getByRole('region', { name: homeStory.technologies });
  const first = await strip.screenshot();
  expect((await strip.screenshot()).equals(first)).toBe(true);
  await context.close();

  await page.route(isEntry, (route) => route.abort());
  await page.goto(url);
  await expect(page.locator('html')).not.toHaveAttribute('data-scripts');
  expect(
    await page.evaluate(
      () =>
        document
          .getAnimations()
          .filter((a) => a.playState === 'running' && a.effect?.getTiming().iterations === Infinity).length,
    ),
  ).toBe(0);
  complaints.length = 0; // the request that failed
});

test('changes of route leave no timer, frame, observer, listener or element behind', async ({ page }) => {
  await page.addInitScript(() => {
    const alive = {
      timeouts: new Set(),
      intervals: new Set(),
      frames: new Set(),
      observed: new Map(),
      /** By type and phase; the same listener counts once. */
      listeners: new Map<string, Set<unknown>>(),
    };
    const listenersOf = (type: string, options?: boolean | AddEventListenerOptions) => {
      const phase = (typeof options === 'object' ? options.capture : options) ? 'down' : 'up';
      const key = `${type} ${phase}`;
      const listeners = alive.listeners.get(key) ?? new Set();
      alive.listeners.set(key, listeners);
      return listeners;
    };
    const {
      setTimeout,
      clearTimeout,
      setInterval,
      clearInterval,
      requestAnimationFrame,
      cancelAnimationFrame,
    } = window;
    Object.assign(window, {
      setTimeout(run: () => void, ms: number, ...rest: unknown[]) {
        const wrapped = (...args: []) => {
          alive.timeouts.delete(id);
          run(...args);
        };
        const id = setTimeout(wrapped, ms, ...rest);
        alive.timeouts.add(id);
        return id;
      },
      clearTimeout(id: number) {
        alive.timeouts.delete(id);
        clearTimeout(id);
      },
      setInterval(...args: Parameters<typeof setInterval>) {
        const id = setInterval(...args);
        alive.intervals.add(id);
        return id;
      },
      clearInterval(id: number) {
        alive.intervals.delete(id);
        clearInterval(id);
      },
      requestAnimationFrame(run: FrameRequestCallback) {
        const id = requestAnimationFrame((ms) => {
          alive.frames.delete(id);
          run(ms);
        });
        alive.frames.add(id);
        return id;
      },
      cancelAnimationFrame(id: number) {
        alive.frames.delete(id);
        cancelAnimationFrame(id);
      },
    });
    for (const Observer of [IntersectionObserver, ResizeObserver, MutationObserver] as unknown as {
      prototype: IntersectionObserver;
    }[]) {
      const { observe, unobserve, disconnect } = Observer.prototype;
      Observer.prototype.observe = function (...args) {
        const elements = alive.observed.get(this) ?? new Set();
        alive.observed.set(this, elements.add(args[0]));
        observe.apply(this, args);
      };
      if (unobserve) {
        Observer.prototype.unobserve = function (element) {
          alive.observed.get(this)?.delete(element);
          unobserve.call(this, element);
        };
      }
      Observer.prototype.disconnect = function () {
        alive.observed.delete(this);
        disconnect.call(this);
      };
    }
    const { addEventListener, removeEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (...args) {
      if (this === window || this === document) listenersOf(args[0], args[2]).add(args[1]);
      addEventListener.apply(this, args);
    };
    EventTarget.prototype.removeEventListener = function (...args) {
      if (this === window || this === document) listenersOf(args[0], args[2]).delete(args[1]);
      removeEventListener.apply(this, args);
    };
    Object.assign(window, {
      census: () => ({
        timeouts: alive.timeouts.size,
        intervals: alive.intervals.size,
        frames: alive.frames.size,
        observed: [...alive.observed.values()].reduce((sum, elements) => sum + elements.size, 0),
        listeners: Object.fromEntries([...alive.listeners].map(([type, { size }]) => [type, size])),
      }),
    });
  });
  await page.goto(`${url}Contact`);
  await hydrated(page);
  const go = async (route: string, timeout?: number) => {
    await linkTo(page, route).click();
    await expect(h1(page, route)).toBeFocused({ timeout });
  };
  interface Census {
    timeouts: number;
    intervals: number;
    frames: number;
    observed: number;
    listeners: Record<string, number>;
  }
  const census = () => page.evaluate(() => (Reflect.get(window, 'census') as () => Census)());
  /** The counts that have grown, and the listener counts that differ; a pending timer may have fired meanwhile. */
  const left = async ({ listeners: before, ...counts }: Census) => {
    const { listeners, ...now } = await census();
    const more = Object.entries(now).filter(([name, n]) => n > counts[name as keyof typeof now]);
    return [...more, ...Object.entries(listeners).filter(([name, n]) => n !== before[name])];
  };
  const loop = async (timeout?: number) => {
    for (const route of routes) await go(route, timeout);
  };
  // Things that are kept for the visit, such as the particles, must exist before the first count. On a
  // stalled machine a page's script may take so long that the browser loads the document instead: then all of
  // it starts again.
  await expect(async () => {
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await go('About', 6000);
    await expect(page.locator('canvas')).toHaveCount(1);
    await loop(6000);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  }).toPass();
  const before = await census();
  await loop();
  await expect.poll(() => left(before)).toEqual([]);
  const cdp = await page.context().newCDPSession(page);
  await expect.poll(() => detachedElements(cdp)).toEqual([]);
});

for (const route of routes) {
  // Home has another order of things in a wide window.
  for (const width of route === 'Home' ? [360, 1440] : [360]) {
    test(`nothing shifts on /${route} at ${width} px, while it loads, types and is scrolled through`, async ({
      page,
    }) => {
      await page.clock.install();
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript(() => {
        const shifts: object[] = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as unknown as {
            value: number;
            startTime: number;
            sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
          }[]) {
            shifts.push({
              value: entry.value,
              startTime: entry.startTime,
              scrollY: window.scrollY,
              sources: entry.sources.map(({ node, previousRect, currentRect }) => {
                const element = node instanceof Element ? node : node?.parentElement;
                return [element?.outerHTML.slice(0, 80), previousRect.toJSON(), currentRect.toJSON()];
              }),
            });
          }
        }).observe({ type: 'layout-shift', buffered: true });
        Object.assign(window, { shifts });
      });
      // The worst case: the font arrives last.
      const letGo = await hold(page, /\.woff2$/);
      await page.goto(url + route, { waitUntil: 'domcontentloaded' });
      await hydrated(page);
      letGo();
      await page.evaluate(() => document.fonts.ready);
      await page.clock.runFor(500);
      // How far the text moves then depends on its words: the fallback font matches the font's width only on
      // average.
      const early = await page.evaluate(() =>
        (Reflect.get(window, 'shifts') as { value: number }[]).splice(0),
      );
      const total = early.reduce((sum, { value }) => sum + value, 0);
      expect(total, JSON.stringify(early)).toBeLessThan(0.01);
      for (let i = 0; i < 40; i++) await page.clock.runFor(500);
      const height = await page.evaluate(() => document.body.scrollHeight);
      for (let y = 0; y < height; y += 700) {
        // On the main thread: with a wheel the compositor scrolls first, and the sticky bar may count as
        // shifted.
        await page.evaluate(() => window.scrollBy({ top: 700, behavior: 'instant' }));
        await page.clock.runFor(300);
      }
      expect(await page.evaluate(() => Reflect.get(window, 'shifts') as object[])).toEqual([]);
    });
  }
}

test('a card at the lower edge of the view is a little lower, and settles as it comes up', async ({
  page,
}) => {
  await page.goto(`${url}Home`);
  await hydrated(page);
  const card = page.locator('.settling').first();
  await expect(card).toHaveCSS('translate', '0px 24px');
  await card.scrollIntoViewIfNeeded();
  await expect(card).toHaveCSS('translate', /^(none|0px)$/);
});
