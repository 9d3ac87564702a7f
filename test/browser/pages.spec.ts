import { homeStory } from '../support/fixture.ts';
import {
  bar,
  burger,
  expect,
  h1,
  hold,
  hydrated,
  last,
  linkTo,
  pageScript,
  routes,
  second,
  site,
  test,
  titleOf,
} from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const { url } = site;

test('the scroll position is restored on Back and Forward, also when the page’s script has to be loaded first', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 320 }); // an owner's page may be short
  const scrolled = () => page.evaluate(() => window.scrollY);
  const scrollTo = (top: number) =>
    page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await page.goto(`${url}Home`);
  await hydrated(page);

  await scrollTo(600);
  await linkTo(page, second).click();
  await expect(h1(page, second)).toBeFocused();
  expect(await scrolled()).toBe(0);
  await scrollTo(1000);
  await expect.poll(() => page.evaluate(() => window.history.state?.scrollPx)).toBe(1000);

  await page.goBack();
  await expect(linkTo(page, second)).toBeFocused();
  await expect.poll(scrolled).toBe(600);

  await page.reload();
  await hydrated(page);
  const letGo = await hold(page, pageScript(second));
  await page.goForward();
  await expect(h1(page, 'Home')).toBeVisible();
  letGo();
  await expect(h1(page, second)).toBeFocused();
  await expect.poll(scrolled).toBe(1000);
});

test.describe('a page whose script fails to load', () => {
  test('requests it a second time, and is then shown', async ({ page, complaints }) => {
    await page.goto(`${url}Home`);
    await hydrated(page);
    let asked = 0;
    await page.route(pageScript(last), (route) => (asked++ === 0 ? route.abort() : route.continue()));
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents++;
    });

    await linkTo(page, last).click();
    await expect(h1(page, last)).toBeFocused();
    expect([asked, documents]).toEqual([2, 0]);
    complaints.length = 0; // the browser itself logs the request that failed
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page can be read and left by its links, even on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const route of routes) {
      await page.goto(url + route);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await burger(page).click();
      await expect(linkTo(page, last)).toBeVisible();
    }
    await linkTo(page, second).click();
    await expect(page).toHaveTitle(titleOf(second));

    await page.goto(`${url}Home`);
    for (const paragraph of homeStory.welcomeCard.paragraphs)
      await expect(page.getByText(paragraph)).toBeVisible();
  });
});

test('tabbing through the bar doesn’t scroll the page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 320 });
  await page.goto(`${url}${second}`);
  await hydrated(page);
  await page.evaluate(() => window.scrollTo({ top: 1000, behavior: 'instant' }));
  const links = bar(page).getByRole('link').filter({ visible: true });
  for (let i = 0; i < 20 && !(await links.last().evaluate((e) => e === document.activeElement)); i++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => window.scrollY)).toBe(1000);
  }
  await expect(links.last()).toBeFocused();
});
