import type { Page } from 'playwright/test';
import { type Edition, first, greeting, has, labels, others, skillWithInfo } from '../support/content.ts';
import { findings } from './findings.ts';
import { bringGreeting, expect, homeOf, hydrated, routes, site, test } from './fixtures.ts';

const { url } = site;

interface State {
  name: string;
  path: string;
  /** False where the site has nothing of the kind. */
  has?: boolean;
  prepare: (page: Page) => Promise<unknown>;
}

const statesOf = (edition: Edition) => allStates(edition).filter(({ has = true }) => has);

const allStates = ({ content: { contact, frame, homeStory } }: Edition): State[] => [
  ...routes.map((path) => ({ name: path, path, prepare: async () => {} })),
  {
    name: 'the card open',
    path: 'Home',
    has: has.welcomeCard,
    prepare: (page) => page.getByRole('button', { name: homeStory.homeStory.welcomeCard.button }).click(),
  },
  {
    name: 'a skill open',
    path: `Skills?skill=${skillWithInfo?.id}`,
    has: has.skillInfo,
    prepare: (page) => expect(page.getByRole('dialog')).toBeVisible(),
  },
  {
    name: 'the form with its errors',
    path: 'Contact',
    has: has.form,
    async prepare(page) {
      await page.getByRole('button', { name: contact.contact.submit }).click();
      // A field that the bar half covers would count as a finding.
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    },
  },
  {
    name: 'the thank-you',
    path: 'Contact?sent=1#thanks',
    has: has.form,
    prepare: (page) => expect(page.getByRole('status')).toContainText(contact.contact.thanks.title),
  },
  {
    name: 'motion paused',
    path: 'About',
    prepare: (page) => page.getByRole('button', { name: frame.labels.pauseMotion }).click(),
  },
];

for (const width of [360, 1440]) {
  for (const forced of [false, true]) {
    test.describe(`axe and IBM’s checker find nothing at ${width} px${forced ? ' in forced colours' : ''}`, () => {
      const forcedColors = forced ? 'active' : 'none';
      test.use({ viewport: { width, height: 800 }, contextOptions: { forcedColors } });

      for (const { name, path, prepare } of statesOf(first)) {
        test(name, async ({ page }) => {
          await page.goto(url + path);
          await hydrated(page);
          await prepare(page);
          expect(await findings(page, { forced })).toEqual([]);
        });
      }

      test.describe(() => {
        test.use({ newVisitor: true });
        test('the popup', async ({ page }) => {
          await page.goto(url);
          await bringGreeting(page);
          await expect(page.getByRole('dialog', { name: greeting.title })).toBeVisible();
          expect(await findings(page, { forced })).toEqual([]);
        });
      });

      if (width === 360) {
        test('the menu open', async ({ page }) => {
          await page.goto(`${url}Home`);
          await hydrated(page);
          await page.getByRole('button', { name: labels.openMenu }).click();
          expect(await findings(page, { forced })).toEqual([]);
        });
      }
    });
  }
}

// Colours and layout are those of the first edition: one width is enough for the words.
for (const edition of others) {
  test.describe(`axe and IBM’s checker find nothing in ${edition.code}`, () => {
    test.use({ viewport: { width: 360, height: 800 } });
    const words = ['Home', 'About', 'Contact', 'a skill open', 'the form with its errors'];

    for (const { name, path, prepare } of statesOf(edition).filter((state) => words.includes(state.name))) {
      test(name, async ({ page }) => {
        await page.goto(homeOf(url, edition) + path);
        await hydrated(page);
        await prepare(page);
        expect(await findings(page)).toEqual([]);
      });
    }

    test.describe(() => {
      test.use({ newVisitor: true, locale: first.locale });
      test('the popup with its offer', async ({ page }) => {
        await page.goto(`${homeOf(url, edition)}Home`);
        await bringGreeting(page);
        await expect(page.getByRole('dialog').getByRole('link')).toHaveAttribute('lang', first.code);
        expect(await findings(page)).toEqual([]);
      });
    });
  });
}
