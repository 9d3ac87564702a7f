// Headings below the window wait hidden from the first paint, and make their entrance whatever a visitor does
// first.
import type { Locator, Page } from 'playwright/test';
import { homeStory } from '../support/fixture.ts';
import { drawn, expect, hydrated, isEntry, second, site, test } from './fixtures.ts';

const welcome = (page: Page) => page.locator('#welcome');
/** The opacities that occur among some elements and what is in them. */
const opacities = (elements: Locator) =>
  elements.evaluateAll((all) => {
    const whole = all.flatMap((each) => [each, ...each.querySelectorAll('*')]);
    return [...new Set(whole.map((each) => getComputedStyle(each).opacity))];
  });

test('waits below the view without any input: blurred, transparent and 50 pixels away', async ({ page }) => {
  await page.goto(`${site.url}Home`);
  await hydrated(page);
  await expect(welcome(page)).toHaveAttribute('data-phase', 'armed');

  const piece = welcome(page).locator('span > span').first();
  await expect(piece).toHaveCSS('filter', 'blur(10px)');
  await expect(piece).toHaveCSS('opacity', '0');
  await expect(piece).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 0, -50)');

  // On paper it is seen.
  await page.emulateMedia({ media: 'print' });
  expect(await opacities(welcome(page))).toEqual(['1']);
});

for (const end of ['fails', 'hangs'])
  test(`headings are simply there and nothing moves, since no button could stop it, when the script ${end}`, async ({
    page,
    complaints,
  }) => {
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
      await expect(welcome(page)).toHaveCSS('opacity', '0');
      await expect(page.locator('link[rel="modulepreload"]')).not.toHaveCount(0); // its timer runs
      await page.clock.fastForward(8000);
    }

    await expect(page.locator('html')).not.toHaveAttribute('data-scripts');
    await expect.poll(() => opacities(page.locator('main [data-phase]'))).toEqual(['1']);
    const running = () =>
      page.evaluate(
        () =>
          document
            .getAnimations()
            .filter(({ timeline, playState }) => timeline === document.timeline && playState === 'running')
            .length,
      );
    await expect.poll(running).toBe(0);

    // The page stays what it is, even if the script arrives now.
    arrive();
    if (end === 'hangs') await expect(page.locator('link[href*="/late-"]')).toBeAttached();
    await drawn(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-motion');
    complaints.length = 0; // the request that failed
  });

test('nothing that has been seen disappears from a page that is opened at an anchor or at words, or by Back', async ({
  page,
}) => {
  // Records what in the view is less than opaque in a frame after it was opaque in one.
  await page.addInitScript(() => {
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

  const words = encodeURIComponent(homeStory.experience.title);
  const ways = [
    () => page.goto(`${site.url}Home#experience`),
    () => page.goto(`${site.url}Home#:~:text=${words}`),
    () => page.goBack(),
  ];

  for (const open of ways) {
    await open();
    await hydrated(page);
    await expect(page.locator('main [data-phase="playing"]')).toHaveCount(0);
    await drawn(page);

    const [opaque, vanished] = await page.evaluate(() => [
      (Reflect.get(window, 'opaque') as Set<Element>).size,
      Reflect.get(window, 'vanished') as string[],
    ]);
    expect(opaque).toBeGreaterThan(0);
    expect(vanished).toEqual([]);

    // Back leads to where the page was scrolled.
    await page.locator('#experience').scrollIntoViewIfNeeded();
    await page.goto(`${site.url}${second}`);
  }
});
