// Headings below the window wait hidden from the first paint, and make their entrance whatever a visitor does
// first.
import type { Page } from 'playwright/test';
import { homeStory } from '../support/fixture.ts';
import { drawn, expect, hold, hydrated, isEntry, routes, second, site, test } from './fixtures.ts';

/** Records each phase of the headings, and whether they were in the view when it began. */
const record = (page: Page) =>
  page.addInitScript(() => {
    const phases: string[] = [];
    Object.assign(window, { phases });
    new MutationObserver((records) => {
      for (const { target, oldValue } of records) {
        const { id, dataset } = target as HTMLElement;
        if (dataset.phase === oldValue) continue;
        const { top, bottom } = (target as Element).getBoundingClientRect();
        const isSeen = bottom > 0 && top < window.innerHeight;
        phases.push(`${id} ${dataset.phase}${isSeen ? ' in view' : ''}`);
      }
    }).observe(document, {
      subtree: true,
      attributeFilter: ['data-phase'],
      attributeOldValue: true,
    });
  });

const phasesOf = (page: Page) => page.evaluate(() => Reflect.get(window, 'phases') as string[]);

/** Each brings the heading into view. */
const INPUTS: [name: string, act: (page: Page, id: string) => Promise<unknown>][] = [
  ['a key', (page) => page.keyboard.press('PageDown')],
  ['the wheel', (page) => page.mouse.wheel(0, 600)],
  ['a link', (page, id) => page.evaluate((to) => window.location.assign(`#${to}`), id)],
];

for (const [path, id, viewport] of [['Home', 'welcome', { width: 1440, height: 900 }]] as const)
  test.describe(`${path}’s in a window of ${viewport.width} pixels`, () => {
    test.use({ viewport });
    const heading = (page: Page) => page.locator(`#${id}`);

    test('waits below the view without any input: blurred, transparent and 50 pixels away', async ({
      page,
    }) => {
      await page.goto(site.url + path);
      await hydrated(page);
      await expect(heading(page)).toHaveAttribute('data-phase', 'armed');
      const piece = heading(page).locator('span > span').first();
      await expect(piece).toHaveCSS('filter', 'blur(10px)');
      await expect(piece).toHaveCSS('opacity', '0');
      await expect(piece).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 0, -50)');
    });

    for (const [name, act] of INPUTS)
      test(`plays if ${name} comes before the scripts`, async ({ page }) => {
        const letGo = await hold(page, isEntry);
        await record(page);
        await page.goto(site.url + path);
        await expect(heading(page)).toHaveCSS('opacity', '0');
        await expect(async () => {
          await act(page, id);
          await drawn(page);
          await expect(heading(page)).toBeInViewport({ ratio: 0.5, timeout: 1500 });
        }).toPass();
        letGo();
        await expect.poll(() => phasesOf(page)).toContain(`${id} playing in view`);
        await expect(heading(page)).toHaveAttribute('data-phase', 'shown');
      });
  });

test('in a high window what is seen is never hidden', async ({ page }) => {
  await record(page);
  await page.setViewportSize({ width: 1440, height: 3000 });
  await page.goto(`${site.url}Home`);
  await hydrated(page);
  await expect(page.locator('#welcome')).toBeInViewport();
  await drawn(page);
  await expect(page.locator('#welcome')).toHaveAttribute('data-phase', 'shown');
  expect((await phasesOf(page)).filter((phase) => phase.endsWith('in view'))).toEqual([]);
});

test('a page that is saved while headings wait has all of its headings', async ({ page, browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const saved = await context.newPage();
  const shown = (from: Page) =>
    from
      .locator('main :is(h1, h2, [data-phase])')
      .evaluateAll((all) =>
        all
          .filter((heading) =>
            [heading, ...heading.querySelectorAll('*')].every((e) =>
              e.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
            ),
          )
          .map((heading) => heading.textContent?.trim()),
      );
  for (const path of ['Home', second]) {
    await saved.goto(site.url + path);
    const all = await shown(saved);
    expect(all.length, path).toBeGreaterThan(0);
    const letGo = await hold(page, isEntry);
    await page.goto(site.url + path);
    await drawn(page);
    const before = await page.evaluate(() => `<!doctype html>${document.documentElement.outerHTML}`);
    letGo();
    if (routes.includes(path)) await hydrated(page);
    await drawn(page);
    const after = await page.evaluate(() => `<!doctype html>${document.documentElement.outerHTML}`);
    for (const html of [before, after]) {
      await saved.route(site.url + path, (route) => route.fulfill({ body: html, contentType: 'text/html' }));
      await saved.goto(site.url + path);
      expect(await shown(saved), path).toEqual(all);
      await saved.unroute(site.url + path);
    }
    await page.unroute(isEntry);
  }
  await context.close();
});

test('with less motion headings are simply there', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${site.url}Home`);
  await hydrated(page);
  await expect(page.locator('main [data-phase="armed"]')).toHaveCount(0);
});

for (const end of ['fails', 'hangs'])
  test(`headings are simply there when the script ${end}`, async ({ page, complaints }) => {
    await page.clock.install();
    let arrive = () => {};
    const late = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(isEntry, async (route) => {
      if (end === 'fails') return route.abort();
      await late;
      await route.continue();
    });
    await page.goto(`${site.url}Home`);
    if (end === 'hangs') {
      await expect(page.locator('#welcome')).toHaveCSS('opacity', '0');
      await expect(page.locator('link[rel="modulepreload"]')).not.toHaveCount(0); // its timer runs
      await page.clock.fastForward(8000);
    }

    await expect(page.locator('html')).not.toHaveAttribute('data-scripts');
    const opacities = () =>
      page
        .locator('main [data-phase]')
        .evaluateAll((headings) => [...new Set(headings.map((each) => getComputedStyle(each).opacity))]);
    await expect.poll(opacities).toEqual(['1']);

    // The page stays what it is, even if the script arrives now.
    arrive();
    if (end === 'hangs') await expect(page.locator('link[href*="/late-"]')).toBeAttached();
    await drawn(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-motion');
    complaints.length = 0; // the request that failed
  });

test.describe('nothing that has been seen disappears', () => {
  /** Records what in the view is less than opaque in a frame after it was opaque in one. */
  const watch = (page: Page) =>
    page.addInitScript(() => {
      const opaque = new Set<Element>();
      const vanished: string[] = [];
      Object.assign(window, { vanished, opaque });
      const opacityOf = (element: Element) =>
        Math.min(
          ...[element, ...element.querySelectorAll('span')].map((each) =>
            Number(getComputedStyle(each).opacity),
          ),
        );
      const look = () => {
        for (const element of document.querySelectorAll('main :is(h1, h2, h3, p, img)')) {
          const { top, bottom } = element.getBoundingClientRect();
          if (bottom <= 0 || top >= window.innerHeight) opaque.delete(element);
          else if (opacityOf(element) === 1) opaque.add(element);
          else if (opaque.has(element)) vanished.push(element.textContent ?? element.outerHTML);
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  const judge = async (page: Page) => {
    await hydrated(page);
    await expect(page.locator('main [data-phase="playing"]')).toHaveCount(0);
    await drawn(page);
    expect(await page.evaluate(() => (Reflect.get(window, 'opaque') as Set<Element>).size)).toBeGreaterThan(
      0,
    );
    expect(await page.evaluate(() => Reflect.get(window, 'vanished'))).toEqual([]);
  };

  test('in a page that is opened at an anchor, or at words', async ({ page }) => {
    await watch(page);
    await page.goto(`${site.url}Home#experience`);
    await judge(page);
    await page.goto(`${site.url}milk-run/`);
    await page.goto(`${site.url}Home#:~:text=${encodeURIComponent(homeStory.experience.title)}`);
    await judge(page);
  });

  test('in a page that Back returns to', async ({ page }) => {
    await watch(page);
    await page.goto(`${site.url}Home`);
    await page.locator('#experience').scrollIntoViewIfNeeded();
    await page.goto(`${site.url}${second}`);
    await page.goBack();
    await judge(page);
  });
});
