// Pages at addresses, and on connections, that aren't their own.
import { editions, first, labels, others } from '../support/fixture.ts';
import {
  expect,
  h1,
  hold,
  hydrated,
  last,
  linkTo,
  pageScript,
  second,
  site,
  test,
  titleOf,
} from './fixtures.ts';

const { url, base } = site;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [address, name] of [
  ['?x=1#about-me', 'Home'],
  ['nope', 'Home'],
  [`${second}.html`, second],
  [`${others[0]?.code}/`, 'Home'],
] as const)
  test(`at /${address}, a link to the page that is open scrolls to its top and adds no entry`, async ({
    page,
    complaints,
  }) => {
    const edition = editions.find(({ code }) => address === `${code}/`) ?? first;
    await page.goto(url + address);
    await hydrated(page);
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
    const before = await page.evaluate(() => window.history.length);
    await linkTo(page, name, edition).click();
    await expect(h1(page, name, edition)).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page).toHaveURL(url + (edition === first ? name : address + name));
    expect(await page.evaluate(() => window.history.length)).toBe(before);
    complaints.length = 0; // the address may be unknown
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
  const copy = new URL(`/web/2026/${url}${second}`, url).href;
  await page.route(copy, async (route) => {
    await route.fulfill({ response: await route.fetch({ url: `${url}${second}` }) });
  });
  await page.goto(copy);
  await page.mouse.move(30, 300);
  await page.keyboard.press('Tab');
  await expect(h1(page, second)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-path', `${base}/${second}`);
  await linkTo(page, last).click();
  await expect(h1(page, last)).toBeVisible();
  // That page's, at its own address.
  await expect.poll(() => scripts.filter((script) => script.includes('/main-')).length).toBe(1);
});

test('a slow page is seen and heard to be on its way', async ({ page }) => {
  await page.goto(`${url}Home`);
  await hydrated(page);
  const letGo = await hold(page, pageScript(last));
  const link = linkTo(page, last);
  await link.click();
  await expect(link).toHaveAttribute('data-opening');
  await expect(link).toHaveCSS('opacity', '0.6');
  await expect(page.locator('#root > [aria-live]')).toHaveText(
    labels.opening.replace('{page}', titleOf(last).split(' · ')[1] ?? ''),
  );
  letGo();
  await expect(h1(page, last)).toBeFocused();
  await expect(page.locator('[data-opening]')).toHaveCount(0);
  await expect(page.locator('#root > [aria-live]')).toHaveText('');
});
