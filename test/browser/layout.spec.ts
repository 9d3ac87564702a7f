import type { Page } from 'playwright/test';
import { aboutStory, contact, has, home, homeStory, labels, projects } from '../support/fixture.ts';
import { expect, hydrated, routes, site, test } from './fixtures.ts';

const { url } = site;

/** The elements whose text is cut off: it is larger than a box that hides its overflow. */
const cut = (page: Page) =>
  page.evaluate(() => {
    const lines: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('#root *')) {
      const { overflowX, overflowY } = getComputedStyle(element);
      if (!element.innerText?.trim() || element.closest('.visually-hidden, [inert], [aria-hidden="true"]'))
        continue;
      const hides = [overflowX, overflowY].some((value) => value === 'hidden' || value === 'clip');
      if (!hides || !element.checkVisibility({ visibilityProperty: true })) continue;
      const [x, y] = [element.scrollWidth - element.clientWidth, element.scrollHeight - element.clientHeight];
      if (x > 1 || y > 1) lines.push(`${element.tagName}.${element.className} by ${x}×${y}`);
    }
    return lines;
  });

test.describe('the text', () => {
  test.use({ bypassCSP: true }); // the test adds a style of its own

  for (const width of [320, 1280]) {
    test(`text with the spacing of WCAG 1.4.12 is neither cut off nor too wide at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const route of routes.filter(Boolean)) {
        await page.goto(url + route);
        await hydrated(page);
        await page.addStyleTag({
          content: `* { letter-spacing: 0.12em !important; line-height: 1.5 !important; word-spacing: 0.16em !important }
          p { margin-block-end: 2em !important }`,
        });
        const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(excess, route).toBeLessThanOrEqual(0);
        // The ring, the logo strip and the closed welcome card clip on purpose.
        expect(
          (await cut(page)).filter((line) => !/Carousel|LogoSlider|WelcomeCard/.test(line)),
          route,
        ).toEqual([]);
      }
    });
  }
});

test('printed pages are dark on white, complete, and spell out their links’ addresses', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  const last = projects.at(-1) as (typeof projects)[number];
  const shown: Partial<Record<string, string[]>> = {
    Home: [home.lead, ...homeStory.welcomeCard.paragraphs, homeStory.experience.title],
    About: [
      aboutStory.story.title,
      ...(has('About') ? [aboutStory.experience.title] : []),
      ...(has('About') ? aboutStory.ring.photographs.map(({ caption }) => caption) : []),
    ],
    ...(has('Projects') && { Projects: [last.title] }),
  };
  for (const [route, texts] of Object.entries(shown)) {
    await page.goto(url + route);
    await hydrated(page);
    const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(ground).toBe('rgb(255, 255, 255)');
    for (const text of texts ?? []) {
      const element = page.getByText(text).filter({ visible: true }).first();
      await expect(element).toBeVisible();
      expect(await element.evaluate((e) => getComputedStyle(e).opacity)).toBe('1');
    }
    await expect(page.getByRole('button', { name: labels.pauseMotion })).toBeHidden();
  }
  await page.goto(`${url}Home`);
  const link = page.locator('main a[href^="http"]').first();
  const spelled = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(spelled).toContain(await link.getAttribute('href'));
});

test('the clock stays below the wheel’s foot at every width, clear of the portrait', async ({ page }) => {
  await page.goto(`${url}Home`);
  await hydrated(page);
  const clock = page.locator('p', { has: page.locator('time') }).first();
  const wheel = page.locator('main [data-wheel]').first();
  for (const width of [320, 390, 640, 768, 1024, 1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(clock).toBeVisible();
    // The portrait is a little smaller while it enters.
    await expect(async () => {
      const [frame, ring, box] = await Promise.all([
        page.locator('main .framed').first().boundingBox(),
        wheel.boundingBox(),
        clock.boundingBox(),
      ]);
      if (!frame || !ring || !box) throw new Error('no wheel, no portrait or no clock on Home');
      expect(box.y, `${width} px`).toBeGreaterThanOrEqual(frame.y + frame.height);
      expect(Math.abs(box.y - ring.y - ring.height), `${width} px`).toBeLessThan(32);
      expect(box.x + box.width / 2).toBeCloseTo(frame.x + frame.width / 2, 0);
    }).toPass({ timeout: 5000 });
  }
});

test('name, portrait, ring, cards and bar grow with the window', async ({ page }) => {
  const sizes: Record<string, number[]> = {};
  const measure = async (name: string, selector: string) => {
    const box = await page.locator(selector).first().boundingBox();
    sizes[name] = [...(sizes[name] ?? []), box?.height ?? 0];
  };
  for (const width of [1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 1200 });
    await page.goto(`${url}Home`);
    await measure('name', 'h1');
    await measure('portrait', 'main .framed');
    await measure('bar', '#root > header');
    await measure('card', 'main li .framed');
    await page.goto(`${url}About`);
    await hydrated(page);
    if (has('About')) await measure('ring', '[aria-roledescription] [role="group"]:not([inert])');
  }
  for (const [name, [small = 0, wide = 0, widest = 0]] of Object.entries(sizes)) {
    expect(wide, name).toBeGreaterThan(1.1 * small);
    expect(widest, name).toBeGreaterThan(1.1 * wide);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  if (has('Contact')) {
    test('the form’s first field is in the first view of Contact', async ({ page }) => {
      await page.goto(`${url}Contact`);
      await expect(page.getByLabel(contact.fields.name)).toBeInViewport({ ratio: 1 });
    });
  }
});

if (has('About'))
  test('the ring stands clear of the next page’s band where no line closes the page', async ({ page }) => {
    await page.goto(`${site.url}About`);
    const gap = await page.evaluate(() => {
      const band = document.querySelector('main .hued:has(> .centred)');
      const ring = [...(band?.parentElement?.children ?? [])].find((each) =>
        each.querySelector('[aria-roledescription]'),
      );
      while (ring?.nextElementSibling && ring.nextElementSibling !== band) ring.nextElementSibling.remove();
      const controls = ring?.lastElementChild?.getBoundingClientRect().bottom ?? Number.NaN;
      return (band?.getBoundingClientRect().top ?? 0) - controls;
    });
    expect(gap).toBeGreaterThanOrEqual(32);
  });
