import type { Page } from 'playwright/test';
import {
  about,
  contact,
  descriptions,
  greeting,
  homeStory,
  labels,
  navigation,
  owner,
  projectsTitle,
  skills,
} from '../support/content.ts';
import { expect, hold, hydrated, routes, sites, test } from './fixtures.ts';

const TITLES: Record<string, [title: string, heading: string]> = {
  '': [`${owner.name} · Home`, owner.name],
  Home: [`${owner.name} · Home`, owner.name],
  About: [`${navigation.titleLabel} · About`, about.title],
  Projects: [`${navigation.titleLabel} · Projects`, projectsTitle],
  Skills: [`${navigation.titleLabel} · Skills`, 'Skills'],
  Contact: [`${navigation.titleLabel} · Contact`, contact.title],
};

for (const { name, url, base } of sites) {
  test.describe(name, () => {
    for (const address of ['', ...routes, 'About/']) {
      test(`/${address} hydrates without an error or a warning`, async ({ page }) => {
        await page.goto(url + address);
        await hydrated(page);
        const [title, heading] = TITLES[address.replace('/', '')] ?? [];
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
        await expect(page).toHaveTitle(title ?? '');
      });
    }

    test('an unknown path shows Home with status 404', async ({ page, complaints }) => {
      const response = await page.goto(`${url}no/such/page`);
      expect(response?.status()).toBe(404);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(owner.name);
      await expect(page).toHaveTitle(`${owner.name} · Home`);
      // The browser itself logs the document's status.
      expect(complaints.splice(0)).toEqual([expect.stringContaining('404')]);
    });

    test('links lead from page to page without loading a document', async ({ page }) => {
      await page.goto(`${url}Home`);
      await hydrated(page);
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      for (const [label, route] of [
        ['About', 'About'],
        [navigation.links[2]?.label ?? '', 'Projects'],
        ['Skills', 'Skills'],
        ['Contact', 'Contact'],
        ['Home', 'Home'],
      ] as const) {
        await page.evaluate(() => window.scrollTo(0, 500));
        await page
          .getByRole('navigation', { name: labels.mainNavigation })
          .getByRole('link', { name: label })
          .click();
        const [title, heading] = TITLES[route] ?? [];
        await expect(page).toHaveURL(url + route);
        await expect(page).toHaveTitle(title ?? '');
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
        expect(await page.evaluate(() => window.scrollY)).toBe(0);
        await expect(page.locator('meta[name=description]')).toHaveAttribute('content', descriptions[route]);
      }
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: contact.title })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(`${base}/Contact`);
    });

    test('a page’s script is prefetched when its link is hovered', async ({ page }) => {
      await page.goto(`${url}Home`);
      await hydrated(page);
      const [request] = await Promise.all([
        page.waitForRequest(/\/assets\/Skills-\w+\.js$/),
        page.getByRole('link', { name: 'Skills' }).hover(),
      ]);
      expect(new URL(request.url()).pathname.startsWith(`${base}/assets/`)).toBe(true);
      await expect(page).toHaveURL(`${url}Home`);
    });

    test('a message goes from the form to the inbox and back to a thank-you', async ({ page }) => {
      await page.goto(`${url}Contact`);
      await hydrated(page);
      await page.getByLabel(contact.fields.nombre).fill('Grace Hopper');
      await page.getByLabel(contact.fields.email).fill('grace@example.com');
      await page.getByLabel(contact.fields.empresa).fill('Eckert–Mauchly');
      await page.getByLabel(contact.fields.description).fill('Saludos desde el compilador.');
      await page.getByLabel(contact.fields.pais).selectOption('en');
      await page.getByRole('button', { name: contact.submit }).click();
      await expect(page.getByRole('status')).toContainText(contact.thanks.title);
      await expect(page).toHaveURL(`${url}Contact?sent=1#thanks`);
      const inbox = await (await page.request.get(`${url}inbox`)).text();
      expect(inbox).toContain('<dd>Grace Hopper</dd>');
      expect(inbox).toContain('<dt>pais</dt><dd>en</dd>');
    });
  });
}

test('every picture and script arrives, under a base path', async ({ page }) => {
  const [, { url }] = sites as [unknown, (typeof sites)[number]];
  for (const route of routes) {
    const failed: string[] = [];
    page.on('response', (r) => r.status() >= 400 && failed.push(r.url()));
    await page.goto(url + route);
    await hydrated(page);
    for (const image of await page.locator('img').all()) {
      await image.evaluate((img: HTMLImageElement) => {
        img.loading = 'eager';
        return img.decode();
      });
    }
    expect(failed).toEqual([]);
  }
});

test.describe('the scroll position', () => {
  const [{ url }] = sites as [(typeof sites)[number]];
  const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
  const scrollTo = (page: Page, top: number) =>
    page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  const kept = (page: Page, top: number) =>
    expect.poll(() => page.evaluate(() => window.history.state?.scrollPx)).toBe(top);

  test('is restored on Back and Forward', async ({ page }) => {
    await page.goto(`${url}Home`);
    await hydrated(page);
    await scrollTo(page, 900);
    await page.getByRole('link', { name: 'About', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: about.title })).toBeFocused();
    expect(await scrolled(page)).toBe(0);
    await scrollTo(page, 1300);
    await kept(page, 1300);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: owner.name })).toBeFocused();
    await expect.poll(() => scrolled(page)).toBe(900);
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1, name: about.title })).toBeFocused();
    await expect.poll(() => scrolled(page)).toBe(1300);
  });

  test('is restored when the page’s script has to be loaded first', async ({ page }) => {
    await page.goto(`${url}About`);
    await hydrated(page);
    await scrollTo(page, 1300);
    await page.getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: contact.title })).toBeFocused();
    await page.reload();
    await hydrated(page);
    const letGo = await hold(page, /\/assets\/About-\w+\.js$/);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: contact.title })).toBeVisible();
    letGo();
    await expect(page.getByRole('heading', { level: 1, name: about.title })).toBeFocused();
    await expect.poll(() => scrolled(page)).toBe(1300);
  });
});

test.describe('a page whose script fails to load', () => {
  const [{ url }] = sites as [(typeof sites)[number]];

  test('requests it a second time, and is shown then', async ({ page, complaints }) => {
    await page.goto(`${url}Home`);
    await hydrated(page);
    let asked = 0;
    await page.route(/\/assets\/Skills-\w+\.js$/, (route) =>
      asked++ === 0 ? route.abort() : route.continue(),
    );
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents++;
    });
    await page.getByRole('link', { name: 'Skills' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Skills' })).toBeFocused();
    expect([asked, documents]).toEqual([2, 0]);
    complaints.length = 0; // the browser itself logs the request that failed
  });

  test('is loaded as a document when its link is followed', async ({ page, complaints }) => {
    await page.goto(`${url}Home`);
    await hydrated(page);
    await page.route(/\/assets\/Skills-\w+\.js$/, (route) => route.abort());
    await page.getByRole('link', { name: 'Skills' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Skills' })).toBeVisible();
    await expect(page).toHaveTitle(`${navigation.titleLabel} · Skills`);
    // The browser logs the script's failed requests, by the prefetch, the navigation and the loaded document.
    await expect.poll(() => complaints.length).toBeGreaterThan(0);
    complaints.length = 0;
  });

  test('is not reloaded endlessly when its address serves another page’s document', async ({
    page,
    complaints,
  }) => {
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents++;
    });
    await page.route(/\/assets\/Skills-\w+\.js$/, (route) => route.abort());
    await page.route(`${url}skills`, async (route) => {
      await route.fulfill({ response: await route.fetch({ url: `${url}no-such-page` }), status: 200 });
    });
    await page.goto(`${url}skills`);
    await hydrated(page);
    await expect.poll(() => complaints.length).toBeGreaterThan(0);
    await expect(page.getByRole('heading', { level: 1, name: owner.name })).toBeVisible();
    expect(documents).toBe(1);
    complaints.length = 0;
  });
});

test('the address of a route’s file shows the route', async ({ page }) => {
  const [{ url }] = sites as [(typeof sites)[number]];
  for (const file of ['About.html', 'About/index.html']) {
    await page.goto(url + file);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(about.title);
    await expect(page).toHaveTitle(`${navigation.titleLabel} · About`);
  }
});

test('a host that lower-cases file names still shows the right page', async ({ page }) => {
  const [{ url }] = sites as [(typeof sites)[number]];
  await page.route(`${url}about`, async (route) => {
    await route.fulfill({ response: await route.fetch({ url: `${url}About` }) });
  });
  await page.goto(`${url}about`);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(about.title);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  const [{ url }] = sites as [(typeof sites)[number]];

  test('every page can be read and left by its links, also on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const route of routes) {
      await page.goto(url + route);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Contact', exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: labels.openMenu })).toBeHidden();
    }
    await page.getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveTitle(`${navigation.titleLabel} · About`);
  });

  test('the longer texts of the skills and of the welcome card are shown', async ({ page }) => {
    await page.goto(`${url}Skills`);
    await expect(page.getByText(skills[2]?.info[0] ?? '')).toBeVisible();
    for (const width of [320, 768, 1200]) {
      await page.setViewportSize({ width, height: 800 });
      const boxes = await Promise.all(
        (await page.getByRole('article').all()).map(async (card) => {
          const [{ bottom }, text] = await card.evaluate((element) => [
            element.getBoundingClientRect(),
            Math.max(...[...element.querySelectorAll('p')].map((p) => p.getBoundingClientRect().bottom)),
          ]);
          return { bottom, text };
        }),
      );
      expect(boxes).toHaveLength(skills.length);
      for (const { bottom, text } of boxes) expect(text).toBeLessThan(bottom); // inside its card, not over the next one
    }
    await page.goto(`${url}Home`);
    await expect(page.getByText(homeStory.welcomeCard.paragraphs[0] ?? '')).toBeVisible();
  });

  test('the form is validated by the browser and sent', async ({ page }) => {
    await page.goto(`${url}Contact`);
    await page.getByRole('button', { name: contact.submit }).click();
    await expect(page).toHaveURL(`${url}Contact`);
    await page.getByLabel(contact.fields.nombre).fill('Ada');
    await page.getByLabel(contact.fields.email).fill('ada@example.com');
    await page.getByLabel(contact.fields.description).fill('Hola');
    await page.getByRole('button', { name: contact.submit }).click();
    await expect(page).toHaveURL(`${url}Contact?sent=1#thanks`);
    await expect(page.getByRole('heading', { name: contact.thanks.title })).toBeVisible();
    await expect(page.getByLabel(contact.fields.nombre)).toBeHidden();
  });
});

test.describe('a new visitor', () => {
  test.use({ newVisitor: true });

  test('is greeted once', async ({ page }) => {
    const [{ url }] = sites as [(typeof sites)[number]];
    await page.goto(url);
    const popup = page.getByRole('dialog', { name: greeting.title });
    await expect(popup).toBeVisible();
    await page.getByRole('button', { name: greeting.button }).click();
    await expect(popup).toBeHidden();
    await page.reload();
    await hydrated(page);
    await expect(popup).toBeHidden();
  });
});

test('tabbing through the bar doesn’t scroll the page', async ({ page }) => {
  const [{ url }] = sites as [(typeof sites)[number]];
  await page.goto(`${url}About`);
  await hydrated(page);
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
  const links = page
    .getByRole('navigation', { name: labels.mainNavigation })
    .getByRole('link')
    .filter({ visible: true });
  for (let i = 0; i < 20 && !(await links.last().evaluate((e) => e === document.activeElement)); i++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => window.scrollY)).toBe(1500);
  }
  await expect(links.last()).toBeFocused();
});
