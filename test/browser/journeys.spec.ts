import type { Locator, Page } from 'playwright/test';
import {
  aboutStory,
  contact,
  editions,
  first,
  greeting,
  has,
  homeStory,
  labels,
  linksOf,
  skillLabels,
  skills,
} from '../support/fixture.ts';
import {
  bar,
  burger,
  drawn,
  expect,
  fill,
  h1,
  hydrated,
  linkTo,
  message,
  routes,
  site,
  test,
} from './fixtures.ts';

const { url } = site;
const [skill = { id: '', title: '' }] = skills ?? [];
const bodyClass = (page: Page) => page.evaluate(() => document.body.className);
/** The button that opens the skill's longer text. */
const opener = (page: Page) =>
  page.getByRole('button', { name: `${skillLabels.moreInfo}: ${skill.title}`, exact: true });
/** Matches any of the texts, literally. */
const either = (...texts: string[]) =>
  new RegExp(texts.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'));
const focused = (page: Page) => page.locator('*:focus');

test('the whole site can be used by keyboard alone', async ({ page }) => {
  await page.goto(url);
  await hydrated(page);
  const tabTo = async (wanted: Locator) => {
    const target = wanted.and(page.locator(':focus'));
    for (let i = 0; i < 60 && (await target.count()) === 0; i++) await page.keyboard.press('Tab');
    await expect(target).toHaveCount(1);
  };

  await page.keyboard.press('Tab');
  await expect(focused(page)).toHaveText(labels.skipToContent);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${url}#main`);
  await expect(page.getByRole('main')).toBeFocused();

  const text = page.getByText(homeStory.welcomeCard.paragraphs[0] ?? '');
  await tabTo(page.getByRole('button', { name: homeStory.welcomeCard.button, exact: true }));
  await page.keyboard.press('Enter');
  await expect(text).toBeVisible();
  await page.keyboard.press('Space');
  await expect(text).toBeHidden();

  if (has('Skills')) {
    await page.keyboard.press('Control+Home');
    await page.getByRole('link', { name: labels.skipToContent }).focus();
    await tabTo(linkTo(page, 'Skills'));
    await page.keyboard.press('Enter');
    await expect(h1(page, 'Skills')).toBeFocused();

    await tabTo(opener(page));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: skill.title }).getByRole('heading')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(focused(page)).toHaveAccessibleName(skillLabels.close);
    await page.keyboard.press('Tab'); // to the browser's own controls or round the dialog, never to the page behind it
    expect(await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName)).not.toBe(
      'MAIN',
    );
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
  }

  await page.keyboard.press('Control+Home');
  await page.getByRole('link', { name: labels.skipToContent }).focus();
  await tabTo(linkTo(page, 'Contact'));
  await page.keyboard.press('Enter');
  await expect(h1(page, 'Contact')).toBeFocused();
  if (!has('Contact')) return;
  const first = page.getByRole('textbox', { name: contact.fields.name, exact: true });
  await tabTo(first);
  const written = message('Ada', 'ada@example.org', 'Analytical Engines', 'From the keyboard');
  for (const [label, text] of Object.entries(written)) {
    await expect(page.getByLabel(label, { exact: true })).toBeFocused();
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await tabTo(page.getByRole('button', { name: contact.submit, exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText(contact.thanks.title);
  await tabTo(page.getByRole('link', { name: contact.thanks.another, exact: true }));
  await page.keyboard.press('Enter');
  await expect(first).toBeVisible();
});

test('the bar never covers the focused element', async ({ page }) => {
  // The fixture's links take two rows here.
  await page.setViewportSize({ width: 1024, height: 500 });
  for (const route of routes) {
    await page.goto(url + route);
    await hydrated(page);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await page.locator('footer a').last().focus();
    for (let i = 0; i < 30; i++) {
      await page.keyboard.press('Shift+Tab');
      const covered = () =>
        page.evaluate(() => {
          const element = document.activeElement as HTMLElement;
          if (element === document.body || element.closest('header')) return null;
          const { top } = element.getBoundingClientRect();
          const bar = (document.querySelector('#root > header') as Element).getBoundingClientRect().bottom;
          return top < bar - 1 && element.getBoundingClientRect().height < 300
            ? element.outerHTML.slice(0, 100)
            : null;
        });
      await expect.poll(covered).toBeNull();
      if (await page.evaluate(() => document.activeElement?.closest('#root > header') !== null)) break;
    }
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the menu covers the page, which doesn’t scroll behind it', async ({ page }) => {
    await page.goto(`${url}Home`);
    await hydrated(page);
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
    await expect(bar(page).getByRole('link')).toHaveCount(0);
    await burger(page).tap();
    await expect(bar(page).getByRole('link')).toHaveCount(linksOf(first).length + 1 + editions.length);
    await expect(linkTo(page, 'Home')).toHaveAttribute('aria-current', 'page');
    for (const link of await bar(page).getByRole('link').all())
      await expect(link).toBeInViewport({ ratio: 1 });
    await page.mouse.wheel(0, 500);
    expect(await page.evaluate(() => window.scrollY)).toBe(600);
    await page.keyboard.press('Escape');
    await expect(burger(page)).toBeFocused();
    await expect(bar(page).getByRole('link')).toHaveCount(0);
    await burger(page).tap();
    await linkTo(page, 'Contact').tap();
    await expect(h1(page, 'Contact')).toBeFocused();
    await expect(bar(page).getByRole('link')).toHaveCount(0);
    expect(await bodyClass(page)).toBe('');
  });

  test('each control is at least 44 px wide and high', async ({ page }) => {
    for (const route of routes.filter(Boolean)) {
      await page.goto(url + route);
      await hydrated(page);
      const small = await page.evaluate(
        () =>
          [
            ...document.querySelectorAll<HTMLElement>(
              'a, button, input:not([type=hidden]), select, textarea, summary',
            ),
          ]
            // Links within sentences are as tall as their line; the skip link is for keyboards.
            .filter((e) => e.checkVisibility() && !e.closest('p, [inert], dialog') && e.tabIndex >= 0)
            .filter((e) => e.getAttribute('href') !== '#main')
            .map((e) => {
              // A card's link covers the whole card with a pseudo-element.
              const box = e.getBoundingClientRect();
              const cover = getComputedStyle(e, '::after');
              const width = Math.max(box.width, Number.parseFloat(cover.width) || 0);
              const height = Math.max(box.height, Number.parseFloat(cover.height) || 0);
              return { html: e.outerHTML.slice(0, 200), width, height };
            })
            .filter(({ width, height }) => Math.round(Math.min(width, height) * 100) < 4400), // 43.9999 as it settles
      );
      expect(small).toEqual([]);
    }
  });
});

if (has('Skills')) {
  test.describe('a skill’s text', () => {
    const dialog = (page: Page) => page.getByRole('dialog', { name: skill.title });

    test('opens at its address, and its button closes it without leaving the page', async ({ page }) => {
      await page.goto(`${url}Skills?skill=${skill.id}`);
      await expect(dialog(page)).toBeVisible();
      await expect(dialog(page).getByRole('heading')).toBeFocused();
      expect(await bodyClass(page)).toBe('modal-open');
      await dialog(page).getByRole('button', { name: skillLabels.close }).click();
      await expect(dialog(page)).toHaveCount(0);
      await expect(page).toHaveURL(`${url}Skills`);
      await expect(opener(page)).toBeFocused();
      expect(await bodyClass(page)).toBe('');
    });

    test('closes on Back and reopens on Forward, at the same scroll position', async ({ page }) => {
      await page.setViewportSize({ width: 1024, height: 400 });
      await page.goto(`${url}Home`);
      await hydrated(page);
      await linkTo(page, 'Skills').click();
      await expect(h1(page, 'Skills')).toBeFocused();
      await opener(page).scrollIntoViewIfNeeded();
      await opener(page).click();
      await expect(dialog(page)).toBeVisible();
      const before = await page.evaluate(() => window.scrollY); // the click itself may have scrolled there
      expect(before).toBeGreaterThan(0);
      await expect(page).toHaveURL(`${url}Skills?skill=${skill.id}`);
      await page.goBack();
      await expect(dialog(page)).toHaveCount(0);
      await expect(opener(page)).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBe(before);
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

    test('neither scrolls nor shifts the page behind it', async ({ page }) => {
      await page.goto(`${url}Skills`);
      await hydrated(page);
      const left = () =>
        page.getByRole('heading', { level: 1 }).evaluate((e) => e.getBoundingClientRect().left);
      const before = await left();
      await opener(page).click();
      await expect(dialog(page)).toBeVisible();
      expect(await left()).toBe(before);
      const scrolled = () => page.evaluate(() => window.scrollY);
      const top = await scrolled();
      await page.mouse.move(10, 10);
      await page.mouse.wheel(0, top > 0 ? -400 : 400);
      await drawn(page);
      expect(await scrolled()).toBe(top);
    });
  });
}

test.describe('a new visitor', () => {
  test.use({ newVisitor: true });
  const popup = (page: Page) => page.getByRole('dialog', { name: greeting.title });

  if (has('Skills')) {
    test('is greeted after closing a skill’s text, not over it, and never in print', async ({ page }) => {
      await page.goto(`${url}Skills?skill=${skill.id}`);
      await expect(page.getByRole('dialog', { name: skill.title })).toBeVisible();
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3000 })));
      await expect(page.getByText(greeting.title)).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(page.getByText(greeting.title)).toBeAttached(); // it may wait for a place where it covers nothing
      await linkTo(page, 'Home').click();
      await expect(popup(page)).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(popup(page)).toBeHidden();
    });
  }
});

if (has('Contact')) {
  test.describe('the form', () => {
    const good = message('Grace', 'grace+web@mail.example.museum', 'Navy', 'From the compiler');
    const submit = (page: Page) =>
      page.getByRole('button', { name: either(contact.submit, contact.sending) });

    type Wrong = [field: string, value: string, message: string];
    const wrong: Wrong[] = [
      [contact.fields.name, '', contact.messages.name],
      [contact.fields.name, 'a'.repeat(contact.nameMax + 1), contact.messages.nameMax],
      [contact.fields.email, 'grace@navy', contact.messages.email],
      [contact.fields.company, ' ', ''],
      [contact.fields.message, '', contact.messages.message],
    ];
    for (const [field, value, said] of wrong) {
      test(`shows «${said}» at ${field}, and neither sends nor loses anything`, async ({ page }) => {
        let sent = 0;
        page.on('request', (request) => {
          if (request.method() === 'POST') sent++;
        });
        await page.goto(`${url}Contact`);
        await hydrated(page);
        await fill(page, { ...good, [field]: value });
        await submit(page).click();
        const control = page.getByLabel(field, { exact: true });
        await expect(control).toBeFocused();
        await expect(control).toHaveAttribute('aria-invalid', 'true');
        await expect(control).toHaveAccessibleDescription(either(said));
        expect(sent).toBe(0);
        for (const [name, text] of Object.entries({ ...good, [field]: value })) {
          await expect(page.getByLabel(name, { exact: true })).toHaveValue(text);
        }
        await control.fill(good[field] ?? '');
        await expect(control).not.toHaveAttribute('aria-invalid');
      });
    }

    test('warns about a word that may trip the owner’s filter, even after Back, and is sent anyway', async ({
      page,
    }) => {
      const [banned = ''] = contact.blacklist;
      const said = contact.messages.blacklist.replace(
        '{words}',
        contact.messages.word.replace('{word}', banned),
      );
      const text = page.getByLabel(contact.fields.message, { exact: true });
      await page.goto(`${url}Contact`);
      await hydrated(page);
      await fill(page, { ...good, [contact.fields.message]: `A ${banned}.` });
      await expect(page.getByText(said)).toBeVisible();
      await expect(text).toHaveAccessibleDescription(either(said));
      await page.getByRole('contentinfo').getByRole('link', { name: labels.cv }).click();
      await expect(page).toHaveURL(`${url}CV`);
      await page.goBack();
      await hydrated(page);
      await expect(text).toHaveValue(`A ${banned}.`);
      await expect(page.getByText(said)).toBeVisible();
      await text.fill('A');
      await expect(page.getByText(said)).toHaveCount(0);
      await text.fill(`A ${banned}.`);
      await submit(page).click();
      await expect(page).toHaveURL(`${url}Contact?sent=1#thanks`);
    });

    test('is sent once, and another can be written after Back', async ({ page }) => {
      let sent = 0;
      const shown: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST') sent++;
      });
      // The page reports its button itself, since a query during a navigation would wait for the next page.
      page.on('console', (message) => {
        if (message.type() === 'info') shown.push(message.text());
      });
      await page.goto(`${url}Contact`);
      await hydrated(page);
      await fill(page, good);
      await submit(page).evaluate((button) => {
        new MutationObserver(() => console.info(button.textContent)).observe(button, {
          characterData: true,
          childList: true,
          subtree: true,
        });
      });
      await submit(page).dblclick();
      await expect(page.getByRole('status')).toContainText(contact.thanks.title);
      expect(shown).toContain(contact.sending);
      expect(sent).toBe(1);
      await page.goBack();
      await hydrated(page);
      await expect(submit(page)).toHaveText(contact.submit);
      await expect(page.getByLabel(contact.fields.message)).toHaveValue('');
    });
  });
}

if (has('About'))
  test('anchors scroll to their target', async ({ page }) => {
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
