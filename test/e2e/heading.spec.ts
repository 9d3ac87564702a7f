// The first heading below Home's first view: whatever a visitor does first, it makes its entrance or was never hidden.
import type { Page } from 'playwright/test';
import { drawn, expect, site, test } from './fixtures.ts';

const heading = (page: Page) => page.locator('#welcome');

/** Records each phase of the heading, and whether it was in the view when it began. */
const record = (page: Page) =>
  page.addInitScript(() => {
    const phases: string[] = [];
    Object.assign(window, { phases });
    new MutationObserver((records) => {
      for (const { target } of records) {
        const { top, bottom } = (target as Element).getBoundingClientRect();
        const isSeen = bottom > 0 && top < window.innerHeight;
        phases.push(`${(target as HTMLElement).dataset.phase}${isSeen ? ' in view' : ''}`);
      }
    }).observe(document, { subtree: true, attributeFilter: ['data-phase'] });
  });

const phasesOf = (page: Page) => page.evaluate(() => Reflect.get(window, 'phases') as string[]);

const inputs: [name: string, act: (page: Page) => Promise<void>][] = [
  ['PageDown', (page) => page.keyboard.press('PageDown')],
  ['a fast wheel', (page) => page.mouse.wheel(0, 700)],
];

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 900 },
])
  test.describe(`in a window of ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test('waits below the view without any input: blurred, transparent and 50 pixels away', async ({
      page,
    }) => {
      await page.goto(`${site.url}Home`);
      // Further below than half a window, it would be lost to readers of the whole page.
      await page.evaluate(() => {
        const { top } = document.getElementById('welcome')?.getBoundingClientRect() ?? { top: 0 };
        window.scrollTo(0, Math.max(0, top - window.innerHeight * 1.2));
      });
      await expect(heading(page)).toHaveAttribute('data-phase', 'armed');
      const [word] = await heading(page).locator('span > span').all();
      const style = await word?.evaluate((element) => {
        const { filter, opacity, transform } = getComputedStyle(element);
        return { filter, opacity, transform };
      });
      expect(style).toEqual({
        filter: 'blur(10px)',
        opacity: '0',
        transform: 'matrix(1, 0, 0, 1, 0, -50)',
      });
    });

    for (const [name, act] of inputs) {
      test(`comes into focus when ${name} is the first input`, async ({ page }) => {
        await record(page);
        await page.goto(`${site.url}Home`);
        // It is near enough to be worth hiding.
        await expect(heading(page)).toHaveAttribute('data-phase', 'armed');
        const isSeen = () =>
          heading(page).evaluate((element) => {
            const { top, height } = element.getBoundingClientRect();
            return top + height / 2 < window.innerHeight;
          });
        // Once is usually enough; a second time too soon would scroll past it.
        await expect(async () => {
          await act(page);
          await expect.poll(isSeen, { timeout: 1500 }).toBe(true);
        }).toPass();
        await expect.poll(() => phasesOf(page)).toContain('playing in view');
        await expect(heading(page)).toHaveAttribute('data-phase', 'shown');
        expect(await phasesOf(page)).not.toContain('armed in view');
      });

      test(`is never hidden in view when ${name} comes before the scripts`, async ({ page }) => {
        await record(page);
        await page.goto(`${site.url}Home`, { waitUntil: 'commit' });
        await heading(page).waitFor({ state: 'attached' });
        await act(page);
        await page.waitForLoadState('networkidle');
        await expect(heading(page)).not.toHaveAttribute('data-phase', 'playing');
        expect(await phasesOf(page)).not.toContain('armed in view');
      });
    }

    test('is plain text when End is the first input, since it is above the view then', async ({ page }) => {
      await record(page);
      await page.goto(`${site.url}Home`);
      await page.keyboard.press('End');
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
      await expect(heading(page)).toHaveAttribute('data-phase', 'shown');
      expect(await phasesOf(page)).not.toContain('armed in view');
    });
  });

test('in a high window it completes without any input, and what waits below it stays', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1600 });
  await page.goto(`${site.url}Home`, { waitUntil: 'networkidle' });
  await expect(heading(page)).toBeInViewport();
  const sections = page.locator('main section[aria-labelledby]');
  const count = await sections.count();
  expect(count).toBeGreaterThan(1);
  await page.waitForFunction(() => document.documentElement.dataset.motion === 'on'); // the entry has run
  await drawn(page);
  await drawn(page);
  await expect(sections).toHaveCount(count);
  await expect(page.locator('main [data-phase]')).toHaveCount(
    (await (await page.request.get(`${site.url}Home`)).text()).match(/ data-phase="/g)?.length ?? 0,
  );
});
