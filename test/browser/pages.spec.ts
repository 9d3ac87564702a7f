import { contact, homeStory, skills } from '../support/fixture.ts';
import { bar, burger, expect, h1, hold, hydrated, linkTo, routes, site, test, titleOf } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const { url, base } = site;

test('a page’s script is prefetched when its link is hovered', async ({ page }) => {
  await page.goto(`${url}Home`);
  await hydrated(page);
  const [request] = await Promise.all([
    page.waitForRequest(/\/assets\/ContactPage-\w+\.js$/),
    linkTo(page, 'Contact').hover(),
  ]);
  expect(new URL(request.url()).pathname.startsWith(`${base}/assets/`)).toBe(true);
  await expect(page).toHaveURL(`${url}Home`);
});

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
  await linkTo(page, 'About').click();
  await expect(h1(page, 'About')).toBeFocused();
  expect(await scrolled()).toBe(0);
  await scrollTo(1000);
  await expect.poll(() => page.evaluate(() => window.history.state?.scrollPx)).toBe(1000);
  await page.goBack();
  await expect(h1(page, 'Home')).toBeFocused();
  await expect.poll(scrolled).toBe(600);
  await page.reload();
  await hydrated(page);
  const letGo = await hold(page, /\/assets\/AboutPage-\w+\.js$/);
  await page.goForward();
  await expect(h1(page, 'Home')).toBeVisible();
  letGo();
  await expect(h1(page, 'About')).toBeFocused();
  await expect.poll(scrolled).toBe(1000);
});

test.describe('a page whose script fails to load', () => {
  test('requests it a second time, and is then shown', async ({ page, complaints }) => {
    await page.goto(`${url}Home`);
    await hydrated(page);
    let asked = 0;
    await page.route(/\/assets\/ContactPage-\w+\.js$/, (route) =>
      asked++ === 0 ? route.abort() : route.continue(),
    );
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents++;
    });
    await linkTo(page, 'Contact').click();
    await expect(h1(page, 'Contact')).toBeFocused();
    expect([asked, documents]).toEqual([2, 0]);
    complaints.length = 0; // the browser itself logs the request that failed
  });

  test('is not reloaded endlessly when its address serves another page’s document', async ({
    page,
    complaints,
  }) => {
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents++;
    });
    await page.route(/\/assets\/ContactPage-\w+\.js$/, (route) => route.abort());
    await page.route(`${url}Contact`, async (route) => {
      await route.fulfill({ response: await route.fetch({ url: `${url}no-such-page` }), status: 200 });
    });
    await page.goto(`${url}Contact`);
    await hydrated(page);
    await expect.poll(() => complaints.length).toBeGreaterThan(0);
    await expect(h1(page, 'Home')).toBeVisible();
    expect(documents).toBe(1);
    complaints.length = 0;
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
      await expect(linkTo(page, 'Contact')).toBeVisible();
    }
    await linkTo(page, 'About').click();
    await expect(page).toHaveTitle(titleOf('About'));
  });

  test('the longer texts of skills are shown, each inside its card', { tag: '@Skills' }, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 800 });
    await page.goto(`${url}Skills`);
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(skills.length);
    const inside = await cards.evaluateAll((all) =>
      all.map((card) => {
        const ends = [...card.querySelectorAll('p')].map((p) => p.getBoundingClientRect().bottom);
        return Math.max(...ends) < card.getBoundingClientRect().bottom;
      }),
    );
    expect(inside).toEqual(skills.map(() => true));
    for (const paragraph of skills.flatMap(({ info }: { info: string[] }) => info))
      await expect(page.getByText(paragraph)).toBeVisible();
  });

  test('the text of the welcome card is shown', async ({ page }) => {
    await page.goto(`${url}Home`);
    for (const paragraph of homeStory.welcomeCard.paragraphs)
      await expect(page.getByText(paragraph)).toBeVisible();
  });

  test('the form is validated by the browser and sent', { tag: '@Contact' }, async ({ page }) => {
    await page.goto(`${url}Contact`);
    await page.getByRole('button', { name: contact.submit }).click();
    await expect(page).toHaveURL(`${url}Contact`);
    await page.getByLabel(contact.fields.name).fill('Ada');
    await page.getByLabel(contact.fields.email).fill('ada@example.com');
    await page.getByLabel(contact.fields.message).fill('Hi');
    await page.getByRole('button', { name: contact.submit }).click();
    await expect(page).toHaveURL(`${url}Contact?sent=1#thanks`);
    await expect(page.getByRole('heading', { name: contact.thanks.title })).toBeVisible();
    await expect(page.getByLabel(contact.fields.name)).toBeHidden();
  });
});

test('tabbing through the bar doesn’t scroll the page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 320 });
  await page.goto(`${url}About`);
  await hydrated(page);
  await page.evaluate(() => window.scrollTo({ top: 1000, behavior: 'instant' }));
  const links = bar(page).getByRole('link').filter({ visible: true });
  for (let i = 0; i < 20 && !(await links.last().evaluate((e) => e === document.activeElement)); i++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => window.scrollY)).toBe(1000);
  }
  await expect(links.last()).toBeFocused();
});
