import type { Locator, Page } from 'playwright/test';
import {
  aboutStory,
  contact,
  editions,
  first,
  homeStory,
  labels,
  linksOf,
  skillLabels,
  skills,
} from '../support/fixture.ts';
import { bar, burger, drawn, expect, fill, h1, hydrated, linkTo, message, site, test } from './fixtures.ts';

const { url } = site;
const [skill = { id: '', title: '' }] = skills ?? [];
const bodyClass = (page: Page) => page.evaluate(() => document.body.className);
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
/** The button that opens the skill's longer text. */
const opener = (page: Page) =>
  page.getByRole('button', { name: `${skillLabels.moreInfo}: ${skill.title}`, exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: skill.title });
const focused = (page: Page) => page.locator('*:focus');
const submit = (page: Page) => page.getByRole('button', { name: contact.submit, exact: true });

test.describe('by keyboard alone', () => {
  async function tabTo(page: Page, wanted: Locator) {
    const target = wanted.and(page.locator(':focus'));
    for (let i = 0; i < 60 && (await target.count()) === 0; i++) await page.keyboard.press('Tab');
    await expect(target).toHaveCount(1);
  }

  test('the text is reached, and the welcome card is opened and closed', async ({ page }) => {
    await page.goto(url);
    await hydrated(page);
    await page.keyboard.press('Tab');
    await expect(focused(page)).toHaveText(labels.skipToContent);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${url}#main`);
    await expect(page.getByRole('main')).toBeFocused();
    const text = page.getByText(homeStory.welcomeCard.paragraphs[0] ?? '');
    await tabTo(page, page.getByRole('button', { name: homeStory.welcomeCard.button, exact: true }));
    await page.keyboard.press('Enter');
    await expect(text).toBeVisible();
    await page.keyboard.press('Space');
    await expect(text).toBeHidden();
  });

  test('a skill’s text is opened and closed', { tag: '@Skills' }, async ({ page }) => {
    await page.goto(url);
    await hydrated(page);
    await tabTo(page, linkTo(page, 'Skills'));
    await page.keyboard.press('Enter');
    await expect(h1(page, 'Skills')).toBeFocused();
    await tabTo(page, opener(page));
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('heading')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(focused(page)).toHaveAccessibleName(skillLabels.close);
    await page.keyboard.press('Tab'); // to the browser's own controls or round the dialog, never to the page behind it
    const around = () => document.activeElement?.closest('dialog, main')?.tagName;
    expect(await page.evaluate(around)).not.toBe('MAIN');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
  });

  test('a message is written and sent, and then another', { tag: '@Contact' }, async ({ page }) => {
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

  test('the bar never covers the focused element', async ({ page }) => {
    // The fixture's links take two rows here.
    await page.setViewportSize({ width: 1024, height: 500 });
    await page.goto(`${url}Home`);
    await hydrated(page);
    await page.locator('footer a').last().focus();
    const place = () =>
      page.evaluate(() => {
        const [bar, element] = [document.querySelector('#root > header'), document.activeElement as Element];
        const { top, height } = element.getBoundingClientRect();
        if (bar?.contains(element)) return 'in the bar';
        // One that is as high as the window can't be clear of it.
        return height < 300 && top < (bar?.getBoundingClientRect().bottom ?? 0) - 1 ? 'under it' : 'below it';
      });
    for (let i = 0; i < 80 && (await place()) !== 'in the bar'; i++) {
      await expect.poll(place).not.toBe('under it');
      await page.keyboard.press('Shift+Tab');
    }
    expect(await place()).toBe('in the bar');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the menu covers the page, which doesn’t scroll behind it, and closes on Escape, by its links and on Back', async ({
    page,
  }) => {
    const links = bar(page).getByRole('link');
    await page.goto(`${url}Home`);
    await hydrated(page);
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
    await expect(links).toHaveCount(0);
    await burger(page).tap();
    await expect(links).toHaveCount(linksOf(first).length + 1 + editions.length);
    await expect(linkTo(page, 'Home')).toHaveAttribute('aria-current', 'page');
    for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
    await page.mouse.wheel(0, 500);
    await drawn(page);
    expect(await scrolled(page)).toBe(600);
    await linkTo(page, 'About').focus();
    await page.keyboard.press('Escape');
    await expect(burger(page)).toBeFocused();
    await expect(links).toHaveCount(0);
    // The page that is open, and another one.
    for (const route of ['Home', 'About']) {
      await burger(page).tap();
      await linkTo(page, route).tap();
      await expect(h1(page, route)).toBeFocused();
      await expect(links).toHaveCount(0);
    }
    await burger(page).tap();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.goBack();
    await expect(h1(page, 'Home')).toBeFocused();
    await expect(links).toHaveCount(0);
  });
});

test('a skill’s text opens at its address, and its button closes it without leaving the page', {
  tag: '@Skills',
}, async ({ page }) => {
  await page.goto(`${url}Skills?skill=${skill.id}`);
  await expect(dialog(page).getByRole('heading')).toBeFocused();
  const entries = await page.evaluate(() => window.history.length);
  await dialog(page).getByRole('button', { name: skillLabels.close }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(`${url}Skills`);
  await expect(opener(page)).toBeFocused();
  expect(await page.evaluate(() => window.history.length)).toBe(entries);
});

test('a skill’s text closes on Back and reopens on Forward, over a page that doesn’t scroll', {
  tag: '@Skills',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 400 });
  await page.goto(`${url}Home`);
  await hydrated(page);
  await linkTo(page, 'Skills').click();
  await expect(h1(page, 'Skills')).toBeFocused();
  await opener(page).scrollIntoViewIfNeeded();
  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
  expect(await bodyClass(page)).toBe('modal-open');
  const before = await scrolled(page); // the click itself may have scrolled there
  expect(before).toBeGreaterThan(0);
  await page.mouse.move(10, 10);
  await page.mouse.wheel(0, -400);
  await drawn(page);
  expect(await scrolled(page)).toBe(before);
  await expect(page).toHaveURL(`${url}Skills?skill=${skill.id}`);
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
  expect(await scrolled(page)).toBe(before);
  await page.goForward();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape'); // the second one finds nothing to close, and must not navigate
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(`${url}Skills`);
  await page.goBack();
  await expect(h1(page, 'Home')).toBeFocused();
  expect(await bodyClass(page)).toBe('');
});

test.describe('the form', { tag: '@Contact' }, () => {
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
    await linkTo(page, 'About').click();
    await expect(h1(page, 'About')).toBeFocused();
    await page.goBack();
    await expect(warning).toBeVisible();
    await submit(page).click();
    await expect(page).toHaveURL(`${url}Contact?sent=1#thanks`);
  });
});

test('anchors scroll to their target', { tag: '@About' }, async ({ page }) => {
  await page.goto(`${url}About#places`);
  await hydrated(page);
  const heading = page.getByRole('heading', { name: aboutStory.ring.title, exact: true });
  await expect(heading).toBeInViewport();
  const { y = 0 } = (await heading.boundingBox()) ?? {};
  expect(y).toBeGreaterThan(60); // below the bar
  await page.getByRole('link', { name: labels.skipToContent }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${url}About#main`);
  await expect(page.getByRole('main')).toBeFocused();
});
