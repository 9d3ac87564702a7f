// Pages at addresses, and on connections, that aren't their own.
import type { Page } from 'playwright/test';
import { contact, editions, first, has, labels, others, skillLabels, skills } from '../support/fixture.ts';
import {
  bar,
  burger,
  expect,
  fill,
  h1,
  hold,
  homeOf,
  hydrated,
  linkTo,
  message,
  site,
  test,
  titleOf,
} from './fixtures.ts';

const { url, base } = site;
const [_other] = others as [(typeof others)[number]];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Counts the most h1 that are in the page at a time, from now on. */
const countTitles = (page: Page) =>
  page.evaluate(() => {
    const most = { titles: document.querySelectorAll('h1').length };
    new MutationObserver(() => {
      most.titles = Math.max(most.titles, document.querySelectorAll('h1').length);
    }).observe(document.body, { childList: true, subtree: true });
    Object.assign(window, { most });
  });
const mostTitles = (page: Page) =>
  page.evaluate(() => (Reflect.get(window, 'most') as { titles: number }).titles);

test.describe('a link to the page that is open', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });
  const addresses: [address: string, page: string][] = [
    ['', 'Home'],
    ['?x=1#about-me', 'Home'],
    ['Home/', 'Home'],
    ['nope', 'Home'],
    ['About#about-me', 'About'],
    ['About.html', 'About'],
    ...others.slice(0, 1).map(({ code }): [string, string] => [`${code}/`, 'Home']),
  ];
  for (const [address, name] of addresses)
    test(`/${address} scrolls to its top and adds no entry`, async ({ page, complaints }) => {
      const edition = editions.find(({ code }) => address === `${code}/`) ?? first;
      await page.goto(url + address);
      await hydrated(page);
      await countTitles(page);
      await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
      const before = await page.evaluate(() => window.history.length);
      await linkTo(page, name, edition).click();
      await expect(h1(page, name, edition)).toBeFocused();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await expect(page).toHaveURL(`${homeOf(edition)}${name}`);
      expect(await page.evaluate(() => window.history.length)).toBe(before);
      expect(await mostTitles(page)).toBe(1);
      complaints.length = 0; // the address may be unknown
    });

  test.describe('in a phone’s menu', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
    test('moves the focus to its heading', async ({ page }) => {
      await page.goto(`${url}About`);
      await hydrated(page);
      await burger(page).tap();
      await linkTo(page, 'About').tap();
      await expect(bar(page).getByRole('link')).toHaveCount(0);
      await expect(h1(page, 'About')).toBeFocused();
    });
  });
});

test('an unknown address shows Home and says nothing', async ({ page, complaints }) => {
  const bodyOf = async (path: string) => {
    await page.goto(url + path);
    await hydrated(page);
    return page.locator('#root').innerText();
  };
  expect((await bodyOf('nope')).replace(/\d+/g, '')).toBe((await bodyOf('Home')).replace(/\d+/g, ''));
  complaints.length = 0; // the browser names the status 404
});

test('an archive’s copy of a page stays that page', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const copy = new URL(`/web/2026/${url}About`, url).href;
  await page.route(copy, async (route) => {
    await route.fulfill({ response: await route.fetch({ url: `${url}About` }) });
  });
  await page.goto(copy);
  await page.mouse.move(30, 300);
  await page.keyboard.press('Tab');
  await expect(h1(page, 'About')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-path', `${base}/About`);
  await linkTo(page, 'Contact').click();
  await expect(h1(page, 'Contact')).toBeVisible();
  // Contact's, at its own address.
  await expect.poll(() => scripts.filter((script) => script.includes('/main-')).length).toBe(1);
});

test('a slow page is seen and heard to be on its way', async ({ page }) => {
  await page.goto(`${url}Home`);
  await hydrated(page);
  const letGo = await hold(page, /\/assets\/Contact-\w+\.js$/);
  const link = linkTo(page, 'Contact');
  await link.click();
  await expect(link).toHaveAttribute('data-opening');
  await expect(link).toHaveCSS('opacity', '0.6');
  await expect(page.locator('#root > [aria-live]')).toHaveText(
    labels.opening.replace('{page}', titleOf('Contact').split(' · ')[1] ?? ''),
  );
  letGo();
  await expect(h1(page, 'Contact')).toBeFocused();
  await expect(page.locator('[data-opening]')).toHaveCount(0);
  await expect(page.locator('#root > [aria-live]')).toHaveText('');
});

if (has('Contact')) {
  const written = message('Ada', 'ada@example.org', 'Engines', 'Two pages, with care');

  test('a message that was sent isn’t in the form again after Back', async ({ page }) => {
    await page.goto(`${url}Contact`);
    await hydrated(page);
    await fill(page, written);
    await page.getByRole('button', { name: contact.submit }).click();
    await expect(page.getByRole('heading', { name: contact.thanks.title })).toBeFocused();
    await expect(page).toHaveTitle(titleOf('Contact')); // by the specification's rule, as on any load
    await page.goBack();
    await hydrated(page);
    for (const label of Object.keys(written))
      await expect(page.getByLabel(label, { exact: true })).toHaveValue('');
    await page.reload();
    await hydrated(page);
    await expect(page.getByLabel(contact.fields.message)).toHaveValue('');
  });

  test('a message that couldn’t be sent is in the form again after Back', async ({ page, complaints }) => {
    await page.goto(`${url}Contact`);
    await hydrated(page);
    await fill(page, written);
    await page.route('**/inbox', (route) => route.fulfill({ status: 500, body: 'Out of order' }));
    await page.getByRole('button', { name: contact.submit }).click();
    await expect(page.getByText('Out of order')).toBeVisible();
    await page.goBack();
    await hydrated(page);
    for (const [label, value] of Object.entries(written))
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
    complaints.length = 0; // the browser reports the status
  });

  test('a bookmark of the thank-you shows the form', async ({ page }) => {
    await page.goto(`${url}Contact?sent=1`);
    await hydrated(page);
    await expect(page.getByRole('button', { name: contact.submit })).toBeVisible();
    await expect(page.getByText(contact.thanks.title)).toBeHidden();
  });
}

if (has('Skills')) {
  const [skill] = skills as [(typeof skills)[number]];

  test('an open dialog isn’t printed over the page', async ({ page }) => {
    await page.goto(`${url}Skills?skill=${skill.id}`);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('dialog:modal')).toBeHidden();
  });

  test('a skill’s longer text can be read when the page’s script can’t be loaded', async ({
    page,
    complaints,
  }) => {
    await page.route(/\/assets\/Skills-\w+\.js$/, (route) => route.abort());
    await page.goto(`${url}Skills`);
    for (const paragraph of skill.info) await expect(page.getByText(paragraph)).toBeVisible();
    complaints.length = 0; // the browser and the site report the script
  });

  test('the button that closes a skill’s text stays in view while it scrolls', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(`${url}Skills?skill=${skill.id}`);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await dialog.evaluate((element) => element.scrollTo({ top: element.scrollHeight, behavior: 'instant' }));
    await expect(dialog.getByRole('button', { name: skillLabels.close })).toBeInViewport({ ratio: 1 });
  });
}

test('a tap on the strip of logos doesn’t stop it', async ({ browser }) => {
  const page = await browser.newPage({
    hasTouch: true,
    reducedMotion: 'no-preference',
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  await page.goto(`${url}Home`);
  await hydrated(page);
  const strip = page.getByRole('region', { name: first.content.home.homeStory.technologies });
  await strip.scrollIntoViewIfNeeded();
  await strip.tap({ position: { x: 100, y: 30 } });
  const state = () =>
    strip.evaluate((section) => section.getAnimations({ subtree: true }).map(({ playState }) => playState));
  await expect.poll(state).toEqual(['running']);
  await page.close();
});
