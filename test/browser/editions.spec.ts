import type { Page } from 'playwright/test';
import { editions, first, has, others } from '../support/fixture.ts';
import { burger, expect, h1, homeOf, hydrated, linkTo, routes, site, test, titleOf } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const [other] = others as [(typeof others)[number]];
const lang = (page: Page) => page.evaluate(() => document.documentElement.lang);

for (const edition of editions) {
  const { code, content } = edition;
  const { labels } = content.frame;
  const { contact } = content.contact;

  test.describe(`in ${code}`, () => {
    test('every address of a page shows it in that language', async ({ page, complaints }) => {
      const home = homeOf(edition);
      const addresses: [address: string, route: string][] = [
        ['', 'Home'],
        ['home', 'Home'],
        ['About', 'About'],
        ['about/', 'About'],
        ['About.html', 'About'],
        ['About/', 'About'],
        ['Contact/index.html', 'Contact'],
        ...(edition.path ? [[`../${code}`, 'Home'] as [string, string]] : []),
      ];
      for (const [address, route] of addresses) {
        await page.goto(home + address);
        await expect(h1(page, route, edition), address).toBeVisible();
        expect(await lang(page)).toBe(code);
      }
      for (const route of routes)
        for (const address of [route, `${route}.html`, `${route}/`]) {
          const response = await page.request.get(home + address);
          const html = await response.text();
          expect(response.status(), address).toBe(200);
          expect(html).toContain(`<html lang="${code}" data-page="${route}"`);
          expect(html).toMatch(new RegExp(` data-path="[^"]*/${route}">`));
        }
      // The local server is case-sensitive: it answers 404 with the page that redirects to the right one.
      expect(complaints.filter((line) => !/404/.test(line))).toEqual([]);
      complaints.length = 0;
    });

    test('an address in the wrong letter case redirects to its page before anything is painted', async ({
      page,
      complaints,
    }) => {
      const painted: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'debug') painted.push(message.text());
      });
      await page.addInitScript(() => {
        const note = () => console.debug(location.pathname);
        new PerformanceObserver(note).observe({ type: 'paint', buffered: true });
      });
      const home = homeOf(edition);
      for (const [from, to] of [
        ['about', 'About'],
        ['CONTACT/?a=1#main', 'Contact?a=1#main'],
        ['cv.html', 'CV'],
      ]) {
        painted.length = 0;
        await page.goto(home + from);
        await expect(page).toHaveURL(home + to);
        await expect.poll(() => painted).toContain(new URL(home + to).pathname);
        expect(painted).not.toContain(new URL(home + from).pathname);
      }
      expect(complaints.filter((line) => !/404/.test(line))).toEqual([]);
      complaints.length = 0;
    });

    test('the bar’s links lead through all pages, and only that language is downloaded', async ({ page }) => {
      const scripts: Promise<string>[] = [];
      page.on('response', (response) => {
        if (/\.(js|html)$|\/\w*$/.test(new URL(response.url()).pathname)) scripts.push(response.text());
      });
      const home = homeOf(edition);
      await page.goto(home);
      await hydrated(page);
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      for (const route of [...routes.slice(1), 'Home']) {
        await page.evaluate(() => window.scrollTo(0, 500));
        await linkTo(page, route, edition).click();
        await expect(page).toHaveURL(home + route);
        await expect(h1(page, route, edition)).toBeFocused();
        await expect(page).toHaveTitle(titleOf(route, edition));
        expect(await page.evaluate(() => window.scrollY)).toBe(0);
        // The first page's is the language's own.
        const canonical = home + (route === routes[0] ? '' : route);
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', canonical);
      }
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
      const sent = (await Promise.all(scripts)).join('\n');
      expect(sent).toContain(content.home.home.lead);
      for (const other of editions.filter((each) => each !== edition)) {
        const { home: theirs, about, projects } = other.content;
        const texts = [theirs.home.lead, theirs.homeStory.welcomeText, projects.intro];
        const described = other.pages.map((page) => page.texts.description);
        for (const text of [...texts, ...described, ...about.aboutStory.story.paragraphs])
          expect(sent).not.toContain(text);
      }
    });

    if (has('Contact')) {
      test('the form is validated, sent and acknowledged in that language', async ({ page }) => {
        const home = homeOf(edition);
        await page.goto(`${home}Contact`);
        await hydrated(page);
        await expect(page.getByLabel(contact.fields.language)).toHaveValue(code);
        await page.getByRole('button', { name: contact.submit }).click();
        for (const message of [contact.messages.name, contact.messages.email, contact.messages.message])
          await expect(page.getByText(message, { exact: true })).toBeVisible();
        await page.getByLabel(contact.fields.name).fill(`Grace (${code})`);
        await page.getByLabel(contact.fields.email).fill('grace@example.com');
        await page.getByLabel(contact.fields.company).fill('Eckert–Mauchly');
        const [word = ''] = contact.blacklist;
        await page.getByLabel(contact.fields.message).fill(`A ${word}.`);
        const quoted = contact.messages.word.replace('{word}', word);
        await expect(page.getByText(contact.messages.blacklist.replace('{words}', quoted))).toBeVisible();
        await page.getByLabel(contact.fields.message).fill('COBOL?');
        await page.getByRole('button', { name: contact.submit }).click();
        await expect(page).toHaveURL(`${home}Contact?sent=1#thanks`);
        await expect(page.getByRole('status')).toContainText(contact.thanks.title);
        const list = await (await page.request.get(`${site.url}inbox`)).text();
        const sent = list.split('<dl>').find((item) => item.includes(`Grace (${code})`));
        expect(sent).toContain(`<dt>${contact.postAs.language}</dt><dd>${code}</dd>`);
      });
    }

    // The code of the rest is the same in all languages but the first.
    if (edition !== others.at(-1)) return;

    test('a page that throws shows the error screen in that language', async ({ page, complaints }) => {
      await page.route(/\/assets\/Contact-\w+\.js$/, (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: 'export const Contact = () => { throw new Error("broken"); }',
        }),
      );
      await page.goto(`${homeOf(edition)}Contact?sent=1`);
      const alert = page.getByRole('alert');
      await expect(alert.getByRole('heading', { name: labels.errorTitle.text })).toBeVisible();
      expect(await alert.getByRole('heading').getAttribute('lang')).toBe(labels.errorTitle.lang);
      await page.unroute(/\/assets\/Contact/);
      await alert.getByRole('link', { name: labels.errorHome }).click();
      await expect(h1(page, 'Home', edition)).toBeVisible();
      await expect(page).toHaveURL(`${homeOf(edition)}Home`);
      complaints.length = 0; // React logs what was thrown
    });

    test('a page whose script can’t be loaded is loaded as a document in that language', async ({
      page,
      complaints,
    }) => {
      await page.route(/\/assets\/Contact-\w+\.js$/, (route) => route.abort());
      await page.goto(`${homeOf(edition)}About`);
      await hydrated(page);
      await linkTo(page, 'Contact', edition).click();
      await expect(page).toHaveURL(`${homeOf(edition)}Contact`);
      await expect(h1(page, 'Contact', edition)).toBeVisible();
      expect(await lang(page)).toBe(code);
      complaints.length = 0; // the browser reports the failed request
    });

    test('an unknown address is answered in that language', async ({ page, complaints }) => {
      const response = await page.goto(`${homeOf(edition)}no/such/page`);
      expect(response?.status()).toBe(404);
      await expect(h1(page, 'Home', edition)).toBeVisible();
      expect(await lang(page)).toBe(code);
      await hydrated(page);
      await expect(page.getByText(content.home.home.lead)).toBeVisible();
      complaints.length = 0;
    });
  });
}

test.describe('the switch', () => {
  const inBar = (page: Page) =>
    page.getByRole('banner').getByRole('list', { name: /./ }).filter({ visible: true });

  test('leads to the same page and query, and back', async ({ page }) => {
    const { url } = site;
    await page.goto(`${url}About?from=mail`);
    await hydrated(page);
    await page.getByRole('banner').getByRole('link', { name: other.name }).filter({ visible: true }).click();
    await expect(page).toHaveURL(`${homeOf(other)}About?from=mail`);
    await hydrated(page);
    await page.getByRole('banner').getByRole('link', { name: first.name }).filter({ visible: true }).click();
    await expect(page).toHaveURL(`${url}About?from=mail`);
    await page.goBack();
    await expect(h1(page, 'About', other)).toBeVisible();
  });

  for (const [width, where] of [
    [768, 'the bar'],
    [767, 'the menu'],
  ] as const) {
    test(`is in ${where} at ${width} px, and in the footer`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${site.url}Contact`);
      await hydrated(page);
      if (where === 'the menu') {
        await expect(page.getByRole('banner').getByRole('link', { name: other.name })).toHaveCount(0);
        await burger(page).click();
      }
      const name = first.content.frame.labels.languages;
      for (const list of [page.getByRole('banner'), page.getByRole('contentinfo')]) {
        const links = list.getByRole('list', { name }).getByRole('link');
        await expect(links).toHaveText(others.map((edition) => edition.name));
        for (const [i, { code }] of others.entries()) {
          await expect(links.nth(i)).toHaveAttribute('lang', code);
          await expect(links.nth(i)).toHaveAttribute('hreflang', code);
        }
        await expect(list.locator('[aria-current="true"]:visible')).toHaveText(first.name);
      }
      await expect(inBar(page).first()).toBeVisible();
    });
  }

  test('works without scripts, even on the page for unknown addresses', async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    for (const path of ['Contact', 'no/such/page']) {
      await page.goto(site.url + path);
      expect(await lang(page)).toBe(first.code);
      for (const edition of [...others, first]) {
        await page.getByRole('contentinfo').getByRole('link', { name: edition.name }).click();
        await expect(page).toHaveURL(`${homeOf(edition)}${path === 'Contact' ? path : 'Home'}`);
        expect(await lang(page)).toBe(edition.code);
      }
    }
    await page.close();
  });
});

test.describe('on a host with one 404.html for all addresses', () => {
  test.beforeEach(async ({ page, complaints }) => {
    complaints.length = 0;
    // Answer with the first edition's 404 page under every edition's path.
    await page.route(
      new RegExp(`/(${others.map(({ code }) => code).join('|')})/(?!assets|404|(About|Home)?([?#]|$))`),
      async (route) => {
        const response = await route.fetch({ url: `${site.url}nowhere/at/all` });
        await route.fulfill({ response, status: 404 });
      },
    );
  });

  for (const [from, to, page404] of [
    ['about', 'About', 'About'],
    ['ABOUT/?a=1#about-me', 'About?a=1#about-me', 'About'],
    ['no/such/page', '', 'Home'],
  ] as const) {
    test(`/${from} under another edition’s path leads to that edition`, async ({ page, complaints }) => {
      for (const edition of others) {
        await page.goto(homeOf(edition) + from);
        await expect(page).toHaveURL(homeOf(edition) + to);
        await expect(h1(page, page404, edition)).toBeVisible();
        expect(await lang(page)).toBe(edition.code);
      }
      expect(complaints.filter((line) => !/404/.test(line))).toEqual([]);
      complaints.length = 0;
    });
  }
});
