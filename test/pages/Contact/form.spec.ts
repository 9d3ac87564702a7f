import type { Page } from 'playwright/test';
import { expect, fill, hydrated, site, test, titleOf } from '../../browser/fixtures.ts';
import { contact } from '../../support/fixture.ts';
import { message } from './message.ts';

const { url } = site;
const { fields, messages, thanks } = contact;
const submit = (page: Page) => page.getByRole('button', { name: contact.submit });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const WRITTEN = message('Grace', 'grace+web@mail.example.museum', 'Navy', 'From the compiler');

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function open(page: Page) {
  await page.goto(`${url}Contact`);
  await hydrated(page);
}

test('says what is wrong, goes to the first such field, and neither sends nor loses anything', async ({
  page,
}) => {
  const written = { ...WRITTEN, [fields.name]: ' ', [fields.email]: 'grace@navy', [fields.company]: '' };
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') sent++;
  });
  await open(page);
  await fill(page, written);
  await submit(page).click();

  await expect(field(page, fields.name)).toBeFocused();
  for (const [label, said] of [
    [fields.name, messages.name],
    [fields.email, messages.email],
    [fields.company, contact.required], // it has no message of its own
  ] as const) {
    await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(said.replace(/\W/g, '\\$&')));
  }
  await expect(page.getByText(contact.nameHint)).toBeVisible();
  expect(sent).toBe(0);
  for (const [label, text] of Object.entries(written)) await expect(field(page, label)).toHaveValue(text);

  await fill(page, WRITTEN);
  await expect(page.locator('form [aria-invalid]')).toHaveCount(0);
});

test('a message is sent once, and isn’t in the form again after Back', async ({ page }) => {
  let sent = 0;
  const shown: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent++;
  });
  // The page reports its button itself, since a query during a navigation would wait for the next page.
  page.on('console', (log) => shown.push(log.text()));
  await open(page);
  await fill(page, WRITTEN);
  await submit(page).evaluate((button) => {
    const report = () => console.info(button.textContent, button.getAttribute('aria-disabled'));
    new MutationObserver(report).observe(button, { characterData: true, childList: true, subtree: true });
  });
  await submit(page).dblclick();

  // Spoken once, by the focus.
  await expect(page.getByRole('heading', { name: thanks.title })).toBeFocused();
  await expect(page.locator('[role="status"]').filter({ hasText: thanks.title })).toHaveCount(0);
  await expect(page).toHaveTitle(titleOf('Contact')); // by the specification's rule, as on any load
  expect(shown).toContain(`${contact.sending} true`);
  expect(sent).toBe(1);

  await page.getByRole('link', { name: thanks.another, exact: true }).click();
  await expect(submit(page)).toBeVisible();
  await page.goBack();
  await hydrated(page);
  for (const label of Object.keys(WRITTEN)) await expect(field(page, label)).toHaveValue('');

  await page.reload();
  await hydrated(page);
  await expect(field(page, fields.message)).toHaveValue('');
});

test('a message that couldn’t be sent is in the form again after Back', async ({ page, complaints }) => {
  await open(page);
  await fill(page, WRITTEN);
  await page.route('**/inbox', (route) => route.fulfill({ status: 500, body: 'Out of order' }));
  await submit(page).click();
  await expect(page.getByText('Out of order')).toBeVisible();

  await page.goBack();
  await hydrated(page);
  for (const [label, value] of Object.entries(WRITTEN)) await expect(field(page, label)).toHaveValue(value);
  complaints.length = 0; // the browser reports the status
});

test('an error message that disappears doesn’t move the button away from the mouse', async ({ page }) => {
  await open(page);
  await submit(page).click();
  await fill(page, { ...WRITTEN, [fields.message]: '' });
  await submit(page).scrollIntoViewIfNeeded();

  const { x = 0, y = 0 } = (await submit(page).boundingBox()) ?? {};
  await page.mouse.move(x + 20, y + 3);
  await page.mouse.down();
  await page.mouse.up();
  await expect(field(page, fields.message)).toBeFocused();
  await expect(page.getByText(messages.message)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is validated by the browser and sent', async ({ page }) => {
    await page.goto(`${url}Contact`);
    await expect(page.getByText(thanks.title)).toBeHidden();
    await submit(page).click();
    await expect(page).toHaveURL(`${url}Contact`);

    await fill(page, WRITTEN);
    await submit(page).click();
    await expect(page).toHaveURL(`${url}Contact?sent=1#thanks`);
    await expect(page.getByRole('heading', { name: thanks.title })).toBeVisible();
    await expect(field(page, fields.name)).toBeHidden();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('the form’s first field is in the first view of Contact', async ({ page }) => {
    await page.goto(`${url}Contact`);
    await expect(field(page, fields.name)).toBeInViewport({ ratio: 1 });
  });
});
