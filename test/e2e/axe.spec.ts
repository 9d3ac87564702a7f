import type { Page } from 'playwright/test';
import { type Edition, editions, first, has, skillWithInfo } from '../support/content.ts';
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

const allStates = ({ content: { contact, frame, home } }: Edition): State[] => [
  ...routes.map((path) => ({ name: path, path, prepare: async () => {} })),
  {
    name: 'the card open',
    path: 'Home',
    has: has.welcomeCard,
    prepare: (page) => page.getByRole('button', { name: home.homeStory.welcomeCard.button }).click(),
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
    name: 'motion resumed',
    path: 'About',
    prepare: (page) => page.getByRole('button', { name: frame.labels.resumeMotion }).click(),
  },
];

/** Checks every edition in the light scheme, but only the first one in the other colours. */
async function findingsIn(page: Page, edition: Edition) {
  const found = { light: await findings(page), dark: [] as string[], forced: [] as string[] };
  if (edition !== first) return found;
  await page.emulateMedia({ colorScheme: 'dark' });
  found.dark = await findings(page);
  await page.emulateMedia({ forcedColors: 'active' });
  found.forced = await findings(page, { forced: true });
  return found;
}

const NOTHING = { light: [], dark: [], forced: [] };

for (const edition of editions) {
  // Another language changes words and widths, not the structure, and they matter most in the narrow window.
  for (const width of edition === first ? [360, 1440] : [360]) {
    test.describe(`axe and IBM’s checker find nothing at ${width} px in ${edition.code}`, () => {
      test.use({ viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

      for (const { name, path, prepare } of statesOf(edition)) {
        test(name, async ({ page }) => {
          await page.goto(homeOf(url, edition) + path);
          await hydrated(page);
          await prepare(page);
          expect(await findingsIn(page, edition)).toEqual(NOTHING);
        });
      }

      test('the curriculum', async ({ page }) => {
        await page.goto(`${homeOf(url, edition)}CV`);
        expect(await findingsIn(page, edition)).toEqual(NOTHING);
      });

      test.describe(() => {
        test.use({ newVisitor: true, locale: first.locale });
        test('the popup, which offers other readers their edition', async ({ page }) => {
          await page.goto(`${homeOf(url, edition)}Home`);
          await bringGreeting(page);
          const popup = page.getByRole('dialog', { name: edition.content.frame.popup.title });
          await expect(popup).toBeVisible();
          if (edition !== first) await expect(popup.getByRole('link')).toHaveAttribute('lang', first.code);
          expect(await findingsIn(page, edition)).toEqual(NOTHING);
        });
      });

      if (width === 360) {
        test('the menu open', async ({ page }) => {
          await page.goto(`${homeOf(url, edition)}Home`);
          await hydrated(page);
          await page.getByRole('button', { name: edition.content.frame.labels.openMenu }).click();
          expect(await findingsIn(page, edition)).toEqual(NOTHING);
        });
      }
    });
  }
}
