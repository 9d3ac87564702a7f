import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import { expect, homeOf, hydrated, test } from '../../browser/fixtures.ts';
import { first, labels, projects, site as written } from '../../support/fixture.ts';

const home = homeOf(first);
const story = written.prose.find(
  ({ code, kind }) => code === first.code && kind === 'stories',
) as (typeof written.prose)[number];
const tale = `${home}Projects/${story.id}`;
const plateLink = (page: Page) => page.locator(`main a[href$="/Projects/${story.id}"]`);

/** Records what travels at each arrival: null where nothing changes by a transition. */
async function recordArrivals(page: Page) {
  const arrivals: (string | null)[] = [];
  await page.exposeFunction('noteArrival', (names: string | null) => arrivals.push(names));
  await page.addInitScript(() => {
    const { noteArrival } = window as unknown as { noteArrival: (names: string | null) => void };
    addEventListener('pagereveal', async ({ viewTransition }) => {
      // Rejects when it is skipped.
      if (!(await viewTransition?.ready.then(() => true).catch(() => false))) return noteArrival(null);
      const animations = document.getAnimations() as (Animation & { effect: KeyframeEffect })[];
      const groups = animations.flatMap(
        ({ effect }) => effect.pseudoElement?.match(/group\((\w+)\)/)?.[1] ?? [],
      );
      noteArrival(groups.sort().join(' '));
    });
  });

  return arrivals;
}

test('a plate’s picture travels into its story and back, and leaves nothing behind', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1200 }); // the cover is in view
  const arrivals = await recordArrivals(page);

  const quickly = { timeout: 3000, intervals: [20] };
  // On a busy machine, browsers skip a transition whose next document takes more than four seconds.
  await expect(async () => {
    await page.goto(`${home}Projects`);
    await hydrated(page);
    await plateLink(page).click();
    await expect(page).toHaveURL(tale);
    await expect.poll(() => arrivals.at(-1), quickly).toBe('bar cover ground');

    await page.goBack(); // before the transition has ended
    await expect(page).toHaveURL(`${home}Projects`);
    await expect.poll(() => arrivals.at(-1), quickly).toBe('bar cover ground');
  }).toPass();

  await expect(page.locator('html')).not.toHaveAttribute('data-picture');
  await expect(page.locator('#root [style*="view-transition-name"]')).toHaveCount(0);
});

for (const [device, width, shown] of [
  ['wide window', 1440, ['old']],
  ['phone', 390, ['new']],
] as const)
  test(`what travels into a story keeps to its frame, in a ${device} as the ${shown} document has it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 1200 });
    await page.addInitScript(() => {
      addEventListener('pagereveal', async ({ viewTransition }) => {
        if (!(await viewTransition?.ready.then(() => true).catch(() => false))) return;
        const styleOf = (part: string) =>
          getComputedStyle(document.documentElement, `::view-transition-${part}(cover)`);
        const seen = ['old', 'new'].filter((part) => styleOf(part).display !== 'none');
        Object.assign(window, { travels: [styleOf('group').overflow, ...seen] });
      });
    });

    // On a busy machine, browsers skip a transition whose next document takes more than four seconds.
    await expect(async () => {
      await page.goto(`${home}Projects`);
      await hydrated(page);
      await plateLink(page).click();
      await expect(page).toHaveURL(tale);
      const travels = () => page.evaluate(() => Reflect.get(window, 'travels') as string[]);
      await expect.poll(travels, { timeout: 3000 }).toEqual(['clip', ...shown]);
    }).toPass();
  });

test('nothing travels while the visitor has paused motion', async ({ page }) => {
  const arrivals = await recordArrivals(page);
  await page.goto(`${home}Projects`);
  await hydrated(page);
  await page.getByRole('button', { name: labels.pauseMotion }).click();
  await plateLink(page).click();
  await expect(page).toHaveURL(tale);
  await expect.poll(() => arrivals.length).toBe(2);
  expect(arrivals).toEqual([null, null]);

  await page.goBack();
  await expect(page).toHaveURL(`${home}Projects`);
  await expect(page.locator('html')).not.toHaveAttribute('data-picture');
});

/** A story's facts come before its picture, for the eye and for screen readers. */
async function expectFactsFirst(page: Page) {
  const [facts, picture] = [page.locator('main header ul'), page.locator('main header ul ~ [data-preview]')];
  const [above, below] = await Promise.all([facts.boundingBox(), picture.boundingBox()]);
  expect(above?.y ?? 0).toBeLessThan(below?.y ?? 0);
}

test.describe('a story’s project', () => {
  const { title = '', url = '' } = projects?.find(({ id }) => id === story.id) ?? {};
  const place = url.replace(/[?#].*/, '');
  const { run = '', running = '', stop = '', live = '', stuck = '' } = first.content.frame.prose ?? {};

  test('runs in the place of its picture, and Escape or its button ends it', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(tale, { waitUntil: 'networkidle' });
    expect(place).toMatch(/^\//);
    expect(asked.filter((address) => address.includes(place))).toEqual([]);

    const button = page.getByRole('button', { name: run });
    const end = page.getByRole('button', { name: stop });
    await expect(end).toBeHidden();

    await expectFactsFirst(page);

    await button.focus();
    await page.keyboard.press('Enter');
    const frame = page.locator('iframe');
    await expect(frame).toBeFocused();
    await expect(frame).toHaveAttribute('title', running.replace('{title}', title));
    await expect(frame.contentFrame().getByRole('heading', { level: 1 })).toBeInViewport();
    await expect(end).toBeInViewport({ ratio: 1 });

    await frame.contentFrame().getByRole('link').first().focus();
    await page.keyboard.press('Shift+Tab');
    await expect(end).toBeFocused();

    await frame.focus();
    await page.keyboard.press('Escape');
    await expect(frame).toHaveCount(0);
    await expect(button).toBeFocused();

    await button.click();
    await expect(frame).toBeFocused();

    await end.focus();
    await page.keyboard.press('Enter');
    await expect(button).toBeFocused();
    await expect(end).toBeHidden();
  });

  test('leaves room beside it for the wheel, and can be closed wherever the page is', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(tale);
    await page.getByRole('button', { name: run }).click();
    await expect(page.locator('iframe')).toBeFocused();

    const scrollY = () => page.evaluate(() => window.scrollY);
    const before = await scrollY();
    await page.mouse.move(32, 500);
    await page.mouse.wheel(0, 300);
    await expect.poll(scrollY).toBeGreaterThan(before + 200);

    await page.getByRole('button', { name: stop }).click();
    await expect(page.locator('iframe')).toHaveCount(0);
  });

  test('that doesn’t start says so, and how to reach it', async ({ page, complaints }) => {
    await page.clock.install();
    await page.route(`**${place}*`, (route) => route.abort());
    await page.goto(tale);
    await page.locator('[data-run]').click();
    await expect(page.locator('iframe')).toHaveCount(1);

    await page.clock.fastForward(6000);
    const status = page.locator('[data-preview] [role=status]');
    await expect(status).toHaveText(`${stuck} ${live}`);

    await page.keyboard.press('Escape');
    await expect(status).toHaveText('');
    complaints.length = 0; // the request that was broken off
  });

  test('is linked on a phone, by at most 1.8 kB of script', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const html = await (await page.goto(tale))?.text();
    const scripts = [...String(html).matchAll(/<script(?![^>]*json)[^>]*>([\s\S]*?)<\/script>/g)];
    expect(scripts).not.toEqual([]);

    const code = scripts.map(([, inside]) => inside).join('');
    expect(brotliCompressSync(code).length).toBeLessThanOrEqual(1800);
    await expect(page.locator('[data-run]')).toBeHidden();

    await expectFactsFirst(page);
    await page.locator('main header').getByRole('link', { name: live }).click();
    await expect(page).toHaveURL(new RegExp(place));
  });
});
