// Changes by extensions, password managers and translators before scripts take the page over: nothing that
// the visitor has written is lost, and the page works.
import { expect, h1, hold, hydrated, isEntry, linkTo, site, test } from '../../browser/fixtures.ts';
import { contact } from '../../support/fixture.ts';
import { wrapTexts } from '../../support/inPage.ts';

const { url } = site;

/** Run in the page, once it has been parsed. */
const KINDS: Record<string, () => void> = {
  'an element after a field': () =>
    document.querySelector('form input')?.after(document.createElement('div')),
  'an element around the form': () => {
    const form = document.querySelector('form');
    const frame = document.createElement('div');
    form?.replaceWith(frame);
    if (form) frame.append(form);
  },
  'elements in head, body, bar and footer, and attributes everywhere': () => {
    document.head.prepend(document.createElement('meta'));
    for (const part of document.querySelectorAll('body, #root > header, footer'))
      part.prepend(document.createElement('aside'));
    for (const element of document.querySelectorAll('html, body, main, input, textarea, form'))
      element.setAttribute('data-extension', 'on');
    document.body.classList.add('dark-mode');
  },
  'text in font elements': wrapTexts,
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [what, tamper] of Object.entries(KINDS)) {
  test(`what has been written survives ${what}`, async ({ page, complaints }) => {
    const letGo = await hold(page, isEntry);
    await page.goto(`${url}Contact`);
    await page.evaluate(tamper);

    const field = page.getByLabel(contact.fields.message);
    const language = page.getByLabel(contact.fields.language);
    const other = contact.options.at(-1)?.value ?? '';
    await field.fill('written before');
    await language.selectOption(other);

    letGo();
    await hydrated(page);
    await expect(field).toHaveValue('written before');
    await expect(language).toHaveValue(other);

    await field.press('End');
    await page.keyboard.type(', and after');
    await expect(field).toHaveValue('written before, and after');

    await linkTo(page, 'Home').click();
    await expect(h1(page, 'Home')).toBeVisible();
    // React reports the HTML that it didn't expect; nothing else may be logged.
    expect(complaints.filter((line) => !/Minified React error #(418|421|422|423)/.test(line))).toEqual([]);
    complaints.length = 0;
  });
}
