import type { Page } from 'playwright/test';
import {
  expect,
  fill,
  h1,
  hold,
  homeOf,
  hydrated,
  isEntry,
  linkTo,
  site,
  tabTo,
  test,
  titleOf,
} from '../../browser/fixtures.ts';
import { contact, others } from '../../support/fixture.ts';
import { message } from './message.ts';

const { url } = site;
/** Another language; its proof holds for the others: their code is the same. */
const [other] = others as [(typeof others)[number]];
const submit = (page: Page) => page.getByRole('button', { name: contact.submit, exact: true });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a message is written and sent, and then another', async ({ page }) => {
  const name = page.getByRole('textbox', { name: contact.fields.name, exact: true });
  await page.goto(`${url}Contact`);
  await hydrated(page);
  await tabTo(page, name);
  const written = message('Ada', 'ada@example.org', 'Analytical Engines', 'From the keyboard');
  for (const [label, text] of Object.entries(written)) {
    await expect(page.getByLabel(label, { exact: true })).toBeFocused();
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await tabTo(page, submit(page));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText(contact.thanks.title);
  await tabTo(page, page.getByRole('link', { name: contact.thanks.another, exact: true }));
  await page.keyboard.press('Enter');
  await expect(name).toBeVisible();
});

test.describe('the form', () => {
  const good = () => message('Grace', 'grace+web@mail.example.museum', 'Navy', 'From the compiler');

  test('says what is wrong, goes to the first such field, and neither sends nor loses anything', async ({
    page,
  }) => {
    const { fields, messages } = contact;
    const written = { ...good(), [fields.name]: ' ', [fields.email]: 'grace@navy', [fields.company]: '' };
    let sent = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST') sent++;
    });
    await page.goto(`${url}Contact`);
    await hydrated(page);
    await fill(page, written);
    await submit(page).click();
    const control = (label: string) => page.getByLabel(label, { exact: true });
    await expect(control(fields.name)).toBeFocused();
    for (const [label, said] of [
      [fields.name, messages.name],
      [fields.email, messages.email],
      [fields.company, ''],
    ] as const) {
      await expect(control(label)).toHaveAttribute('aria-invalid', 'true');
      await expect(control(label)).toHaveAccessibleDescription(
        said === '' ? '' : new RegExp(said.replace(/\W/g, '\\$&')),
      );
    }
    expect(sent).toBe(0);
    for (const [label, text] of Object.entries(written)) await expect(control(label)).toHaveValue(text);
    await fill(page, good());
    await expect(page.locator('form [aria-invalid]')).toHaveCount(0);
  });

  test('warns about a word that may trip the owner’s filter, even after Back, and is sent anyway', async ({
    page,
  }) => {
    const [banned = ''] = contact.blacklist;
    const quoted = contact.messages.word.replace('{word}', banned);
    const warning = page.getByText(contact.messages.blacklist.replace('{words}', quoted));
    await page.goto(`${url}Contact`);
    await hydrated(page);
    await fill(page, { ...good(), [contact.fields.message]: `A ${banned}.` });
    await expect(warning).toBeVisible();
    await linkTo(page, 'Home').click();
    await expect(h1(page, 'Home')).toBeFocused();
    await page.goBack();
    await expect(warning).toBeVisible();
    await submit(page).click();
    await expect(page).toHaveURL(`${url}Contact?sent=1#thanks`);
  });
});

test.describe('a message', () => {
  const written = () => message('Ada', 'ada@example.org', 'Engines', 'Two pages, with care');

  test('is sent once, and isn’t in the form again after Back', async ({ page }) => {
    let sent = 0;
    const shown: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent++;
    });
    // The page reports its button itself, since a query during a navigation would wait for the next page.
    page.on('console', (log) => shown.push(log.text()));
    await page.goto(`${url}Contact`);
    await hydrated(page);
    await fill(page, written());
    const submit = page.getByRole('button', { name: contact.submit });
    await submit.evaluate((button) => {
      const report = () => console.info(button.textContent, button.getAttribute('aria-disabled'));
      new MutationObserver(report).observe(button, { characterData: true, childList: true, subtree: true });
    });
    await submit.dblclick();
    await expect(page.getByRole('heading', { name: contact.thanks.title })).toBeFocused();
    await expect(page).toHaveTitle(titleOf('Contact')); // by the specification's rule, as on any load
    expect(shown).toContain(`${contact.sending} true`);
    expect(sent).toBe(1);
    await page.goBack();
    await hydrated(page);
    await expect(submit).toBeVisible();
    for (const label of Object.keys(written()))
      await expect(page.getByLabel(label, { exact: true })).toHaveValue('');
    await page.reload();
    await hydrated(page);
    await expect(page.getByLabel(contact.fields.message)).toHaveValue('');
  });

  test('that couldn’t be sent is in the form again after Back', async ({ page, complaints }) => {
    await page.goto(`${url}Contact`);
    await hydrated(page);
    await fill(page, written());
    await page.route('**/inbox', (route) => route.fulfill({ status: 500, body: 'Out of order' }));
    await page.getByRole('button', { name: contact.submit }).click();
    await expect(page.getByText('Out of order')).toBeVisible();
    await page.goBack();
    await hydrated(page);
    for (const [label, value] of Object.entries(written()))
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
    complaints.length = 0; // the browser reports the status
  });

  test('is sent without the spaces around what was written', async ({ page }) => {
    await page.goto(`${url}Contact`);
    await hydrated(page);
    const padded = Object.entries(written()).map(([label, value]) => [label, `  ${value} `]);
    await fill(page, { ...Object.fromEntries(padded), [contact.fields.name]: `${'ñ'.repeat(25)}   ` });
    const [sent] = await Promise.all([
      page.waitForRequest((request) => request.method() === 'POST'),
      page.getByRole('button', { name: contact.submit }).click(),
    ]);
    const posted = [...new URLSearchParams(sent.postData() ?? '').values()];
    expect(posted).toContain('ñ'.repeat(25));
    expect(posted.filter((value) => value !== value.trim())).toEqual([]);
  });

  test('can be written at a bookmark of the thank-you', async ({ page }) => {
    await page.goto(`${url}Contact?sent=1`);
    await hydrated(page);
    await expect(page.getByRole('button', { name: contact.submit })).toBeVisible();
    await expect(page.getByText(contact.thanks.title)).toBeHidden();
  });
});

test('a message is sent and acknowledged in its page’s language', async ({ page }) => {
  const { contact } = other.content.contact;
  const { fields } = contact;
  await page.goto(`${homeOf(other)}Contact`);
  await hydrated(page);
  await expect(page.getByLabel(fields.language)).toHaveValue(other.code);
  const submit = page.getByRole('button', { name: contact.submit });
  await submit.click();
  await expect(page.getByText(contact.messages.message, { exact: true })).toBeVisible();
  await page.getByLabel(fields.name).fill('Grace of another edition');
  await page.getByLabel(fields.email).fill('grace@example.com');
  await page.getByLabel(fields.company).fill('Eckert–Mauchly');
  await page.getByLabel(fields.message).fill('COBOL?');
  await submit.click();
  await expect(page).toHaveURL(`${homeOf(other)}Contact?sent=1#thanks`);
  await expect(page.getByRole('status')).toContainText(contact.thanks.title);
  const list = await (await page.request.get(`${url}inbox`)).text();
  const sent = list.split('<dl>').find((item) => item.includes('Grace of another edition'));
  expect(sent).toContain(`<dt>${contact.postAs.language}</dt><dd>${other.code}</dd>`);
});

test('a form that is sent before its script has loaded is validated by the browser', async ({ page }) => {
  const letGo = await hold(page, isEntry);
  await page.goto(`${url}Contact`);
  await page.getByLabel(contact.fields.name).fill('Ada');
  await page.getByRole('button', { name: contact.submit }).click();
  await expect(page.getByLabel(contact.fields.email)).toBeFocused();
  letGo();
  await hydrated(page);
  await page.getByRole('button', { name: contact.submit }).click();
  await expect(page.getByText(contact.messages.message)).toBeVisible();
  await expect(page.getByLabel(contact.fields.name)).toHaveValue('Ada');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is validated by the browser and sent', async ({ page }) => {
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

test('an error message that disappears doesn’t move the button away from the mouse', async ({ page }) => {
  await page.goto(`${url}Contact`);
  await hydrated(page);
  const send = page.getByRole('button', { name: contact.submit });
  await send.click();
  await fill(page, message('Ada', 'ada@example.org', 'AE', 'x'));
  await page.getByLabel(contact.fields.message).fill('');
  await send.scrollIntoViewIfNeeded();
  const { x = 0, y = 0 } = (await send.boundingBox()) ?? {};
  await page.mouse.move(x + 20, y + 3);
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.getByLabel(contact.fields.message)).toBeFocused();
  await expect(page.getByText(contact.messages.message)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('the form’s first field is in the first view of Contact', async ({ page }) => {
    await page.goto(`${url}Contact`);
    await expect(page.getByLabel(contact.fields.name)).toBeInViewport({ ratio: 1 });
  });
});
