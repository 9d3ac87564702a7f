// What is written into the form is there again, whatever comes first: the browser, React, or the visitor.
import type { Page } from 'playwright/test';
import { contact } from '../../src/content/contact.ts';
import { navigation } from '../../src/content/frame.ts';
import { expect, hold, hydrated, site, test } from './fixtures.ts';

const { url } = site;
const { fields } = contact;
const WRITTEN = {
  [fields.nombre]: 'Grace',
  [fields.email]: 'grace@navy.example',
  [fields.empresa]: 'Navy',
  [fields.description]: 'Saludos\ndesde el compilador',
};
const language = contact.options.at(-1)?.value ?? '';

async function write(page: Page) {
  for (const [label, text] of Object.entries(WRITTEN)) await page.getByLabel(label).fill(text);
  await page.getByLabel(fields.pais).selectOption(language);
}

async function expectWritten(page: Page) {
  for (const [label, text] of Object.entries(WRITTEN)) await expect(page.getByLabel(label)).toHaveValue(text);
  await expect(page.getByLabel(fields.pais)).toHaveValue(language);
}

/** What the page's entry of the history keeps of the form. */
const kept = (page: Page) =>
  page.evaluate(() => (window.history.state as { draft?: Record<string, string> } | null)?.draft);

/** Keeps the browser from putting back by itself what was written: what is there then, the site has put back. */
async function forgetfulBrowser(page: Page) {
  await page.route(`${url}Contact*`, async (route) => {
    if (!route.request().isNavigationRequest() || route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    const body = (await response.text()).replace('<form ', '<form autocomplete="off" ');
    return route.fulfill({ response, body });
  });
}

const link = (page: Page, path: string) =>
  page.getByRole('link', {
    name: navigation.links.find((entry) => entry.path === path)?.label ?? '',
    exact: true,
  });

for (const forgetful of [false, true]) {
  test.describe(`in a browser that ${forgetful ? 'forgets' : 'remembers'} forms`, () => {
    test.beforeEach(async ({ page }) => {
      if (forgetful) await forgetfulBrowser(page);
      await page.goto(`${url}Contact`);
      await hydrated(page);
      await write(page);
    });

    test('a message is there again after a reload, right after the last letter', async ({ page }) => {
      await page.reload();
      await expectWritten(page);
      await hydrated(page);
      await expectWritten(page);
    });

    test('a message is there again after Back and Forward within the site', async ({ page }) => {
      await link(page, '/About').click();
      await expect(page).toHaveURL(`${url}About`);
      expect(await kept(page)).toBeUndefined();
      await page.goBack();
      await expectWritten(page);
      await page.goForward();
      await page.goBack();
      await expectWritten(page);
    });

    test('a message is there again after Back from elsewhere', async ({ page }) => {
      await page.goto(`${url}CV`);
      await page.goBack();
      await hydrated(page);
      await expectWritten(page);
    });

    test('a message is there again after a link to the page that is open', async ({ page }) => {
      await link(page, '/Contact').click();
      await expectWritten(page);
      await page.reload();
      await hydrated(page);
      await expectWritten(page);
    });
  });
}

for (const script of ['main', 'Contact', 'react']) {
  test(`what is written while “${script}” is on its way stays, and is kept`, async ({ page }) => {
    const letGo = await hold(page, new RegExp(`/assets/${script}-\\w+\\.js$`));
    await page.goto(`${url}Contact`);
    await write(page);
    letGo();
    await hydrated(page);
    await expectWritten(page);
    await forgetfulBrowser(page);
    await page.reload();
    await hydrated(page);
    await expectWritten(page);
  });

  test(`what is added before “${script}” comes once more joins what was kept`, async ({ page }) => {
    await page.goto(`${url}Contact`);
    await hydrated(page);
    await write(page);
    const letGo = await hold(page, new RegExp(`/assets/${script}-\\w+\\.js$`));
    await forgetfulBrowser(page);
    await page.reload();
    // What is put back just then would join what is typed.
    const before = script === 'Contact' ? (WRITTEN[fields.empresa] ?? '') : '';
    await expect(page.getByLabel(fields.empresa)).toHaveValue(before);
    await page.getByLabel(fields.empresa).fill('Eckert–Mauchly');
    letGo();
    await hydrated(page);
    await expect(page.getByLabel(fields.empresa)).toHaveValue('Eckert–Mauchly');
    await expect(page.getByLabel(fields.description)).toHaveValue(WRITTEN[fields.description] ?? '');
  });
}

test('a form that React renders anew holds what was written into the one before', async ({
  page,
  complaints,
}) => {
  const letGo = await hold(page, /\/assets\/Contact-\w+\.js$/);
  await page.goto(`${url}Contact`);
  await page.waitForFunction(() => document.documentElement.dataset.motion === 'on');
  await write(page);
  // As a translator does: React finds other elements than it has sent, and makes its own.
  await page.evaluate(() => {
    const label = document.querySelector('label');
    const font = document.createElement('font');
    font.append(...(label?.childNodes ?? []));
    label?.append(font);
    Object.assign(window, { before: document.querySelector('form') });
  });
  letGo();
  await page.waitForFunction(
    () => document.querySelector('form') !== (window as { before?: unknown }).before,
  );
  await expectWritten(page);
  expect(complaints.splice(0)).toEqual([expect.stringContaining('Not as it had been sent')]);
});

test('only what visitors write is kept: no hidden field, no trap, and in no storage', async ({ page }) => {
  await page.goto(`${url}Contact`);
  await hydrated(page);
  await write(page);
  expect(Object.keys((await kept(page)) ?? {}).sort()).toEqual(
    ['description', 'email', 'empresa', 'nombre', 'pais'].sort(),
  );
  const stored = await page.evaluate(() => [
    Object.keys(localStorage),
    Object.keys(sessionStorage),
    document.cookie,
  ]);
  expect(stored).toEqual([['first-time'], [], '']);
});

test('is gone after the thank-you', async ({ page }) => {
  await page.goto(`${url}Contact`);
  await hydrated(page);
  await write(page);
  await page.getByRole('button', { name: contact.submit }).click();
  await expect(page.getByRole('status')).toContainText(contact.thanks.title);
  expect(await kept(page)).toBeUndefined();
  await page.getByRole('link', { name: contact.thanks.another }).click();
  for (const label of Object.keys(WRITTEN)) await expect(page.getByLabel(label)).toHaveValue('');
  await page.reload();
  await hydrated(page);
  for (const label of Object.keys(WRITTEN)) await expect(page.getByLabel(label)).toHaveValue('');
});

test('a long text that is typed fast is kept to its last letter, within the browsers’ limits', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { replaceState } = window.history;
    const changes: number[] = [];
    Object.assign(window, { changes });
    window.history.replaceState = function (...args) {
      changes.push(performance.now());
      return replaceState.apply(this, args);
    };
  });
  await forgetfulBrowser(page);
  await page.goto(`${url}Contact`);
  await hydrated(page);
  const text = 'abcdefghi '.repeat(15).trim();
  await page.getByLabel(fields.description).pressSequentially(text);
  const changes = await page.evaluate(() => (window as unknown as { changes: number[] }).changes);
  for (const from of changes) {
    expect(changes.filter((ms) => ms >= from && ms < from + 30_000).length).toBeLessThanOrEqual(100);
  }
  expect(changes.length).toBeLessThan(text.length);
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel(fields.description)).toHaveValue(text);
});
