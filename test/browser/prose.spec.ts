// Stories and notes in a browser: read without scripts, with a menu that is the frame's own, and as light as
// they are.
import { brotliCompressSync } from 'node:zlib';
import { first, projects, site as written } from '../support/fixture.ts';
import { bar, burger, drawn, expect, homeOf, hydrated, isMenuOpen, linkTo, site, test } from './fixtures.ts';

const note = written.prose.find(({ kind, code }) => kind === 'notes' && code === first.code);
const address = `${homeOf(first)}Notes/${note?.id}`;

if (note) {
  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

    test('a note’s menu opens, closes by its button and Escape, and leads to the pages', async ({ page }) => {
      await page.goto(address);
      const open = burger(page);
      const links = bar(page).getByRole('listitem').getByRole('link');
      await expect(links.first()).toBeHidden();
      await open.click();
      await expect(links.first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(open).toBeFocused();
      await expect(links.first()).toBeHidden();
      await open.click();
      await links.last().focus();
      await page.keyboard.press('Tab'); // out of the bar
      await expect(links.first()).toBeHidden();
      await open.click();
      await links.first().click();
      await expect(page).toHaveURL(/\/Home$/);
    });

    test('the bar has its burger before the rest of the note has arrived', async ({ page }) => {
      await page.route(address, async (route) => {
        const response = await route.fetch();
        const [start] = (await response.text()).split('</header>', 1);
        await route.fulfill({ response, body: String(start) });
      });
      await page.goto(address);
      await expect(burger(page)).toBeVisible();
      await expect(bar(page).getByRole('listitem').getByRole('link').first()).toBeHidden();
    });

    test('a press counts while the document before fades out', async ({ page }) => {
      await page.addInitScript(() =>
        addEventListener('pagereveal', async ({ viewTransition }) => {
          await viewTransition?.ready;
          for (const animation of document.getAnimations()) animation.pause();
          document.documentElement.dataset.fading = String(viewTransition !== null);
        }),
      );
      await page.goto(`${homeOf(first)}Notes`);
      await page.locator(`main a[href$="/Notes/${note.id}"]`).click();
      await expect(page.locator('html')).toHaveAttribute('data-fading', 'true');
      await expect(page).toHaveURL(address);
      await burger(page).click({ force: true });
      expect(await isMenuOpen(page)).toBe(true);
      await page.evaluate(() => {
        for (const animation of document.getAnimations()) animation.finish();
      });
      await expect(page.locator('html')).toHaveCSS('view-transition-name', 'root');
    });

    test('long code and tables scroll by themselves, not with the page', async ({ page }) => {
      for (const { kind, id, code } of written.prose.filter((each) => each.code === first.code)) {
        await page.goto(`${site.url}${kind === 'notes' ? 'Notes' : 'Projects'}/${id}`);
        await page.setViewportSize({ width: 320, height: 640 });
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(over, `${kind} ${id} ${code}`).toBeLessThanOrEqual(0);
        for (const each of await page.locator('pre, .wide').all()) {
          const scrolls = await each.evaluate((box) => box.scrollWidth > box.clientWidth);
          // Only what scrolls is a tab stop.
          if (scrolls) await expect(each).toHaveAttribute('tabindex', '0');
          else await expect(each).not.toHaveAttribute('tabindex');
        }
        // Paper doesn't scroll.
        await page.emulateMedia({ media: 'print' });
        for (const code of await page.locator('pre').all())
          expect(await code.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
        await page.emulateMedia({ media: 'screen' });
      }
    });
  });

  const told = written.prose.find(({ kind, code }) => kind === 'stories' && code === first.code);
  if (told)
    test('a plate’s picture travels into its story and back, and leaves nothing behind', async ({ page }) => {
      const moved: string[] = [];
      await page.exposeFunction('noteMoved', (names: string) => moved.push(names));
      await page.addInitScript(() =>
        addEventListener('pagereveal', async ({ viewTransition }) => {
          await viewTransition?.ready;
          const animations = document.getAnimations() as (Animation & { effect: KeyframeEffect })[];
          const groups = animations.flatMap(
            ({ effect }) => effect.pseudoElement?.match(/group\((\w+)\)/)?.[1] ?? [],
          );
          // The picture is moved whole: nothing fades it.
          const faded = animations.filter(({ effect }) =>
            /(old|new)\(cover\)/.test(effect.pseudoElement ?? ''),
          );
          groups.push(...faded.map(({ effect }) => String(effect.pseudoElement)));
          (window as unknown as { noteMoved: (names: string) => void }).noteMoved(groups.sort().join(' '));
        }),
      );
      const home = homeOf(first);
      // On a busy machine, browsers skip a transition whose next document comes late.
      await expect(async () => {
        await page.goto(`${home}Projects`);
        await hydrated(page);
        await page.locator(`main a[href$="/Projects/${told.id}"]`).click();
        await expect(page).toHaveURL(`${home}Projects/${told.id}`);
        await expect.poll(() => moved.at(-1), { timeout: 3000 }).toBe('bar cover ground');
      }).toPass();
      await page.goBack();
      await expect(page).toHaveURL(`${home}Projects`);
      await expect(page.locator('html')).not.toHaveAttribute('data-picture');
      const named = await page.evaluate(
        () =>
          [...document.querySelectorAll<HTMLElement>('#root *')].filter((e) => e.style.viewTransitionName)
            .length,
      );
      expect(named).toBe(0);
    });

  test('a note requests no script, keeps its layout, and is at most 13 kB without its text', async ({
    page,
    request,
  }) => {
    const scripts: string[] = [];
    page.on('request', (asked) => {
      if (asked.resourceType() === 'script') scripts.push(asked.url());
    });
    const shifts: number[] = [];
    await page.exposeFunction('noteShift', (value: number) => shifts.push(value));
    await page.addInitScript(() => {
      const { noteShift } = window as unknown as { noteShift: (value: number) => void };
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) noteShift((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    expect(scripts).toEqual([]);
    // With the font in the cache: where it arrives late, a line may end elsewhere, as the fallback matches
    // its width only on average.
    shifts.length = 0;
    await page.reload({ waitUntil: 'networkidle' });
    await page.mouse.wheel(0, 4000);
    await expect(page.locator('footer')).toBeInViewport();
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.001);
    const html = await (await request.get(address)).text();
    const text = await page.locator('main article > :last-child > div').innerHTML();
    expect(brotliCompressSync(html).length - brotliCompressSync(text).length).toBeLessThanOrEqual(13_000);
  });

  test('documents cross-fade, except to what isn’t a page of the site, and with less motion', async ({
    page,
  }) => {
    /** The addresses that were shown, and whether by a transition. */
    const shown: [address: string, fades: boolean][] = [];
    await page.exposeFunction('note', (...each: [string, boolean]) => shown.push(each));
    await page.addInitScript(() => {
      const { note } = window as unknown as { note: (address: string, fades: boolean) => void };
      addEventListener('pagereveal', ({ viewTransition }) => note(location.href, viewTransition !== null));
    });
    const last = () => shown.at(-1);
    const other = `<!doctype html><link rel="icon" href="${site.url}favicon.svg"><p>Another document of the host</p>`;
    await page.route('**/other/', (route) => route.fulfill({ contentType: 'text/html', body: other }));
    const home = homeOf(first);
    await page.goto(`${home}Home`);
    await hydrated(page);
    await bar(page)
      .getByRole('link', { name: first.notes ?? '', exact: true })
      .click();
    await expect.poll(last).toEqual([`${home}Notes`, true]);
    await page.locator(`main a[href$="/Notes/${note.id}"]`).click();
    await expect.poll(last).toEqual([`${home}Notes/${note.id}`, true]);
    await linkTo(page, 'Home').click();
    await expect.poll(last).toEqual([`${home}Home`, true]);
    await hydrated(page);
    /** Leaves for the other document, which would log a failed transition as an error. */
    const leave = async () => {
      await page.evaluate((file) => window.location.assign(file), `${site.url}other/`);
      await expect(page).toHaveURL(`${site.url}other/`);
      await drawn(page);
    };
    await leave();
    await page.goto(`${home}Notes/${note.id}`);
    await leave();
    await page.route('**/*.js', () => {}); // the page's scripts are still on their way
    await page.goto(`${home}Home`, { waitUntil: 'commit' });
    await drawn(page);
    await leave();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${home}Notes`);
    await page.locator(`main a[href$="/Notes/${note.id}"]`).click();
    await expect.poll(last).toEqual([`${home}Notes/${note.id}`, false]);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

    test('a note is read and left', async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(note.front.title));
      await burger(page).click();
      await expect(bar(page).getByRole('link').first()).toBeVisible();
      await bar(page)
        .getByRole('link', { name: first.notes ?? '', exact: true })
        .click();
      await expect(page).toHaveURL(/\/Notes$/);
    });
  });
}

const runs = written.prose.find(
  ({ kind, id, code }) =>
    kind === 'stories' &&
    code === first.code &&
    projects.find((each) => each.id === id)?.url?.startsWith('/'),
);

if (runs) {
  const path = `Projects/${runs.id}`;
  const { title = '', url: place = '' } = projects.find(({ id }) => id === runs.id) ?? {};
  const { run = '', stop = '', live = '', stuck = '' } = first.content.frame.prose ?? {};

  test.describe('a story’s project', () => {
    const story = homeOf(first) + path;
    test('runs in the place of its picture, and Escape or its button ends it', async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.goto(story, { waitUntil: 'networkidle' });
      expect(asked.filter((address) => address.includes(place.replace(/[?#].*/, '')))).toEqual([]);
      const button = page.locator('[data-run]');
      await expect(button).toHaveText(run, { useInnerText: true });
      const end = page.getByRole('button', { name: stop });
      await expect(end).toBeHidden();
      await button.focus();
      await page.keyboard.press('Enter');
      const frame = page.locator('iframe');
      await expect(frame).toBeFocused();
      await expect(frame).toHaveAttribute('title', title);
      await expect(frame.contentFrame().getByRole('heading', { level: 1 })).toBeInViewport();
      await expect(end).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Tab'); // into the project
      await page.keyboard.press('Escape');
      await expect(frame).toHaveCount(0);
      await expect(button).toBeFocused();
      await button.click();
      await expect(frame).toBeFocused();
      await end.focus();
      await page.keyboard.press('Enter');
      await expect(button).toBeFocused();
      await expect(page.getByRole('button', { name: stop })).toBeHidden();
    });

    test('that doesn’t start says so, and how to reach it', async ({ page, complaints }) => {
      await page.clock.install();
      await page.route(`**${place.replace(/[?#].*/, '')}*`, (route) => route.abort());
      await page.goto(story);
      await page.locator('[data-run]').click();
      await expect(page.locator('iframe')).toHaveCount(1);
      await page.clock.fastForward(6000);
      await expect(page.locator('[data-preview] [role=status]')).toHaveText(`${stuck} ${live}`);
      await page.keyboard.press('Escape');
      await expect(page.locator('[data-preview] [role=status]')).toHaveText('');
      complaints.length = 0; // the request that was broken off
    });
  });

  test.describe('a story on a phone', () => {
    test.use({ viewport: { width: 390, height: 800 } });
    test('links to its project', async ({ page }) => {
      await page.goto(homeOf(first) + path);
      const link = page.locator('[data-run]');
      await expect(link).toHaveText(live, { useInnerText: true });
      await link.click();
      await expect(page).toHaveURL(new RegExp(place.replace(/[?#].*/, '')));
    });
  });

  test('a story has at most 1.5 kB of script', async ({ request }) => {
    const address = homeOf(first) + path;
    const html = await (await request.get(address)).text();
    const scripts = [...html.matchAll(/<script(?![^>]*json)[^>]*>([^<]*)<\/script>/g)].map(
      ([, code]) => code,
    );
    expect(brotliCompressSync(scripts.join('')).length).toBeLessThanOrEqual(1500);
  });
}
