// What extensions, password managers and translators do to the page before scripts take it over: nothing that the visitor has
// written, and no place that they are at, is lost.
import type { Page } from 'playwright/test';
import { contact, has, home } from '../support/fixture.ts';
import { expect, h1, hold, hydrated, site, test } from './fixtures.ts';

const { url } = site;

/** Run in the page, once it has been parsed. */
const KINDS: Record<string, () => void> = {
  'an element after a field': () =>
    document.querySelector('form input')?.after(document.createElement('div')),
  'an element before a field': () =>
    document.querySelector('textarea')?.before(document.createElement('grammar-mirror')),
  'an element in each label': () => {
    for (const label of document.querySelectorAll('form label')) label.append(document.createElement('i'));
  },
  'an element first in the form': () =>
    document.querySelector('form')?.prepend(document.createElement('aside')),
  'an element around the form': () => {
    const form = document.querySelector('form');
    const frame = document.createElement('div');
    form?.replaceWith(frame);
    if (form) frame.append(form);
  },
  'an element in the bar': () =>
    document.querySelector('#root > header')?.append(document.createElement('div')),
  'an element in main': () => document.querySelector('main')?.prepend(document.createElement('div')),
  'attributes everywhere': () => {
    for (const element of document.querySelectorAll('html, body, input, textarea, form'))
      element.setAttribute('data-extension', 'on');
    document.body.classList.add('dark-mode');
  },
  'elements in head and body': () => {
    document.head.prepend(document.createElement('meta'));
    document.body.append(document.createElement('aside'));
    document.body.prepend(document.createElement('aside'));
  },
  'an element between the bar and main': () =>
    document.querySelector('main')?.before(document.createElement('div')),
  'an element in the footer': () => document.querySelector('footer')?.prepend(document.createElement('div')),
  'text in font elements': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, textarea, option')) continue;
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(text);
    }
  },
};

/** React warns of the HTML that it didn't expect; nothing else may be logged. */
function expectOnlyWarnings(complaints: string[]) {
  expect(complaints.filter((line) => !/Hydration mismatch/.test(line))).toEqual([]);
  complaints.length = 0;
}

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1024, height: 500 } });

if (has('Contact'))
  test('a press on a label counts, though React replaces it before the button is released', async ({
    page,
    complaints,
  }) => {
    const letGo = await hold(page, /\/assets\/Contact-\w+\.js$/);
    await page.goto(`${url}Contact`);
    await page.evaluate(KINDS['an element in each label'] ?? (() => {}));
    await page.waitForFunction(() =>
      Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')),
    );
    const { x, y } = (await page.locator('label[for="message"]').boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.move(x + 5, y + 5);
    await page.mouse.down();
    letGo();
    await hydrated(page);
    await page.mouse.up();
    await expect(page.getByLabel(contact.fields.message)).toBeFocused();
    expectOnlyWarnings(complaints);
  });

for (const [what, tamper] of Object.entries(KINDS)) {
  if (has('Contact'))
    test(`what is being written survives ${what}`, async ({ page, complaints }) => {
      await page.goto(`${url}Contact`);
      await page.evaluate(tamper);
      const field = page.getByLabel(contact.fields.message);
      const text = 'forty letters, typed at an ordinary speed';
      await field.focus();
      const top = await scrolled(page);
      await page.keyboard.type(text, { delay: 30 });
      await hydrated(page);
      await expect(field).toBeFocused();
      await expect(field).toHaveValue(text);
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.type('!');
      await expect(field).toHaveValue(`${text.slice(0, -1)}!${text.at(-1)}`);
      expect(await scrolled(page)).toBe(top);
      expectOnlyWarnings(complaints);
    });

  test(`the focus survives ${what}`, async ({ page, complaints }) => {
    await page.goto(`${url}Home`);
    await page.evaluate(tamper);
    const link = page
      .getByRole('main')
      .getByRole('link', { name: home.toContact ?? '' })
      .first();
    await link.focus();
    await hydrated(page);
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(h1(page, 'Contact')).toBeFocused();
    expectOnlyWarnings(complaints);
  });
}
