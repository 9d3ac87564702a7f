// The form keeps what was typed into it, whether the browser, React or the visitor acts first.
import type { Page } from 'playwright/test';
import { expect, fill, hold, hydrated, isEntry, linkTo, site, test } from '../../browser/fixtures.ts';
import { contact } from '../../support/fixture.ts';
import { message } from './message.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const { url } = site;
const { fields } = contact;
const [banned = ''] = contact.blacklist;
const WRITTEN = message('Grace', 'grace@navy.example', 'Navy', `Greetings\nfrom the ${banned}`);
/** Of the word that may trip the owner's filter. */
const WARNING = contact.messages.blacklist.replace(
  '{words}',
  contact.messages.word.replace('{word}', banned),
);
const WORDS = 'Some other words';
/** A reply language other than the default. */
const language = contact.options.at(-1)?.value ?? '';

async function open(page: Page) {
  await page.goto(`${url}Contact`);
  await hydrated(page);
}

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

test('a browser that restores forms itself shows the same message', async ({ page }) => {
  await open(page);
  await write(page);
  await page.reload();
  await expectWritten(page);
  await hydrated(page);
  await expectWritten(page);
});

test('in a browser that forgets forms a message survives a reload, Back and a link to its page', async ({
  page,
}) => {
  await forgetfulBrowser(page);
  await open(page);
  await write(page);
  const names = ['company', 'email', 'language', 'message', 'name'];
  expect(Object.keys((await kept(page)) ?? {}).sort()).toEqual(names); // no hidden fields

  await page.reload(); // right after its last letter
  await hydrated(page);
  await expectWritten(page);

  await linkTo(page, 'Home').click();
  await expect(page).toHaveURL(`${url}Home`);
  expect(await kept(page)).toBeUndefined();
  await page.goBack();
  await expectWritten(page);
  await expect(page.getByText(WARNING)).toBeVisible();
  await page.goForward();
  await page.goBack();
  await expectWritten(page);

  await page.goto(`${url}milk-run/`); // another document
  await page.goBack();
  await hydrated(page);
  await expectWritten(page);

  await linkTo(page, 'Contact').click();
  await expectWritten(page);
  await page.reload();
  await hydrated(page);
  await expectWritten(page);

  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="#main"]')?.click());
  await expect(page).toHaveURL(`${url}Contact#main`);
  await linkTo(page, 'Home').click();
  await expect(page.getByLabel(fields.name)).toBeHidden();
  await page.goBack();
  await expectWritten(page);
});

for (const [script, file] of [
  ['the entry', isEntry],
  ['the page’s script', /\/assets\/ContactPage-\w+\.js$/],
] as const)
  test(`text typed before ${script} has loaded stays in the form, and is added to the draft`, async ({
    page,
  }) => {
    const letGo = await hold(page, file);
    await page.goto(`${url}Contact`);
    await write(page);
    letGo();
    await hydrated(page);
    await expectWritten(page);

    const letGoAgain = await hold(page, file);
    await forgetfulBrowser(page);
    await page.reload();
    await expect(page.getByLabel(fields.name)).toBeVisible();
    // The draft may come back while it is being filled.
    await expect(async () => {
      await page.getByLabel(fields.name).fill(WORDS);
      await expect(page.getByLabel(fields.name)).toHaveValue(WORDS, { timeout: 500 });
    }).toPass();
    letGoAgain();
    await hydrated(page);
    await expect(page.getByLabel(fields.name)).toHaveValue(WORDS);
    await expect(page.getByLabel(fields.message)).toHaveValue(WRITTEN[fields.message] ?? '');
  });
