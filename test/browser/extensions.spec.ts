// What extensions, password managers and translators do to the page before scripts take it over: nothing that
// the visitor has written is lost, and the page works.
import { contact, has } from '../support/fixture.ts';
import { expect, h1, hold, hydrated, isEntry, linkTo, site, test } from './fixtures.ts';

const { url } = site;

/** Run in the page, once it has been parsed. */
const KINDS: Record<string, () => void> = {
  'an element after a field': () =>
    document.querySelector('form input')?.after(document.createElement('div')),
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

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [what, tamper] of Object.entries(KINDS)) {
  if (has('Contact'))
    test(`what has been written survives ${what}`, async ({ page, complaints }) => {
      const letGo = await hold(page, isEntry);
      await page.goto(`${url}Contact`);
      await page.evaluate(tamper);
      const field = page.getByLabel(contact.fields.message);
      await field.fill('written before');
      letGo();
      await hydrated(page);
      await expect(field).toHaveValue('written before');
      await field.press('End');
      await page.keyboard.type(', and after');
      await expect(field).toHaveValue('written before, and after');
      await linkTo(page, 'About').click();
      await expect(h1(page, 'About')).toBeVisible();
      // React reports the HTML that it didn't expect; nothing else may be logged.
      expect(complaints.filter((line) => !/Minified React error #(418|421|422|423)/.test(line))).toEqual([]);
      complaints.length = 0;
    });
}
