// The form keeps what was typed into it, whether the browser, React or the visitor acts first.
import type { Page } from 'playwright/test';
import { contact } from '../support/fixture.ts';
import { expect, fill, hold, hydrated, isEntry, linkTo, message, site, test } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const { url } = site;
const { fields } = contact;
const WRITTEN = message('Grace', 'grace@navy.example', 'Navy', 'Greetings\nfrom the compiler');
const WORDS = 'Some other words';
/** A reply language other than the default. */
const language = contact.options.at(-1)?.value ?? '';

async function write(page: Page) {
  await fill(page, WRITTEN);
  await page.getByLabel(fields.language).selectOption(language);
}

async function expectWritten(page: Page) {
  for (const [label, text] of Object.entries(WRITTEN))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
  await expect(page.getByLabel(fields.language)).toHaveValue(language);
}

/** The draft that the page's history entry holds. */
const kept = (page: Page) =>
  page.evaluate(() => (window.history.state as { draft?: Record<string, string> } | null)?.draft);

/** Stops the browser from restoring the form: any text that reappears was restored by the site. */
async function forgetfulBrowser(page: Page) {
  await page.route(`${url}Contact*`, async (route) => {
    if (!route.request().isNavigationRequest() || route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    const body = (await response.text()).replace('<form ', '<form autocomplete="off" ');
    return route.fulfill({ response, body });
  });
}

for (const forgetful of [false, true]) {
  test.describe(`in a browser that ${forgetful ? 'forgets' : 'remembers'} forms`, () => {
    test.beforeEach(async ({ page }) => {
      if (forgetful) await forgetfulBrowser(page);
      await page.goto(`${url}Contact`);
      await hydrated(page);
      await write(page);
    });

    test('a message survives a reload right after its last letter', async ({ page }) => {
      await page.reload();
      await expectWritten(page);
      await hydrated(page);
      await expectWritten(page);
    });
    if (!forgetful) return; // a browser that remembers would restore the rest by itself

    test('a message is restored after Back and Forward within the site', async ({ page }) => {
      await linkTo(page, 'About').click();
      await expect(page).toHaveURL(`${url}About`);
      expect(await kept(page)).toBeUndefined();
      await page.goBack();
      await expectWritten(page);
      await page.goForward();
      await page.goBack();
      await expectWritten(page);
    });

    test('a message is restored after Back from another document', async ({ page }) => {
      await page.goto(`${url}CV`);
      await page.goBack();
      await hydrated(page);
      await expectWritten(page);
    });

    test('a message is kept when a link to the open page is followed', async ({ page }) => {
      await linkTo(page, 'Contact').click();
      await expectWritten(page);
      await page.reload();
      await hydrated(page);
      await expectWritten(page);
    });
  });
}

/** On a busy machine, writing takes longer than the page waits for its scripts before it does without them (start.ts). */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (run: () => void, ms?: number) => setTimeout(run, ms === 8000 ? 60_000 : ms),
    });
  }),
);

for (const [script, file] of [
  ['the entry', isEntry],
  ['the page’s script', /\/assets\/Contact-\w+\.js$/],
  ['the content', /\/content\/frame\.js$/],
] as const) {
  test(`text typed while ${script} is loading stays in the form and in the draft`, async ({ page }) => {
    const letGo = await hold(page, file);
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

  test(`text typed after a reload, before ${script} has loaded, is added to the draft`, async ({ page }) => {
    await page.goto(`${url}Contact`);
    await hydrated(page);
    await write(page);
    const letGo = await hold(page, file);
    await forgetfulBrowser(page);
    await page.reload();
    await expect(page.getByLabel(fields.name)).toBeVisible();
    // The draft may come back while it is being filled.
    await expect(async () => {
      await page.getByLabel(fields.name).fill(WORDS);
      await expect(page.getByLabel(fields.name)).toHaveValue(WORDS, { timeout: 500 });
    }).toPass();
    letGo();
    await hydrated(page);
    await expect(page.getByLabel(fields.name)).toHaveValue(WORDS);
    await expect(page.getByLabel(fields.message)).toHaveValue(WRITTEN[fields.message] ?? '');
  });
}

test('a form that React renders again keeps what was typed into the prerendered one', async ({
  page,
  complaints,
}) => {
  const letGo = await hold(page, isEntry);
  await page.goto(`${url}Contact`);
  await write(page);
  // As translation tools do: React finds elements other than the prerendered ones, and renders its own.
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
  expect(complaints.splice(0)).toEqual([expect.stringContaining('Minified React error')]);
});

test('the draft holds what visitors type, not hidden fields, and isn’t in any storage', async ({ page }) => {
  await page.goto(`${url}Contact`);
  await hydrated(page);
  await write(page);
  expect(Object.keys((await kept(page)) ?? {}).sort()).toEqual(
    ['name', 'message', 'email', 'company', 'language'].sort(),
  );
  const stored = await page.evaluate(() => [
    Object.keys(localStorage),
    Object.keys(sessionStorage),
    document.cookie,
  ]);
  expect(stored).toEqual([['first-time'], [], '']);
});

test('the draft is gone after the thank-you', async ({ page }) => {
  await page.goto(`${url}Contact`);
  await hydrated(page);
  await write(page);
  await page.getByRole('button', { name: contact.submit }).click();
  await expect(page.getByRole('status')).toContainText(contact.thanks.title);
  expect(await kept(page)).toBeUndefined();
  await page.getByRole('link', { name: contact.thanks.another }).click();
  for (const label of Object.keys(WRITTEN))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue('');
  await page.reload();
  await hydrated(page);
  for (const label of Object.keys(WRITTEN))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue('');
});

test('a long text typed fast is kept down to its last letter, within the browsers’ limits', async ({
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
  await page.getByLabel(fields.message).pressSequentially(text);
  const changes = await page.evaluate(() => Reflect.get(window, 'changes') as number[]);
  for (const from of changes) {
    expect(changes.filter((ms) => ms >= from && ms < from + 30_000).length).toBeLessThanOrEqual(100);
  }
  expect(changes.length).toBeLessThan(text.length);
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel(fields.message)).toHaveValue(text);
});

test('an address with a trailing slash is the same page: its link leads to the top, and drafts are kept', async ({
  page,
}) => {
  await page.goto(`${url}Contact/`);
  await hydrated(page);
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  const entries = await page.evaluate(() => window.history.length);
  await linkTo(page, 'Contact').click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect(await page.evaluate(() => window.history.length)).toBe(entries);
  await write(page);
  await linkTo(page, 'About').click();
  await expect(page.getByLabel(fields.name)).toBeHidden();
  await page.goBack();
  await expectWritten(page);
});

test('a message is kept when the skip link is followed', async ({ page }) => {
  await forgetfulBrowser(page);
  await page.goto(`${url}Contact`);
  await hydrated(page);
  await write(page);
  await expect
    .poll(async () => Object.values((await kept(page)) ?? {}))
    .toEqual([...Object.values(WRITTEN), language]);
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="#main"]')?.click());
  await expect(page).toHaveURL(`${url}Contact#main`);
  await linkTo(page, 'About').click();
  await expect(page.getByLabel(fields.name)).toBeHidden();
  await page.goBack();
  await expectWritten(page);
});
