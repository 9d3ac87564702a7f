import type { Page } from 'playwright/test';
import { contact } from '../../src/content/contact.ts';
import { popup as greeting } from '../../src/content/frame.ts';
import { homeStory } from '../../src/content/homeStory.ts';
import { skills } from '../../src/content/skills.ts';
import { findings } from './findings.ts';
import { bringGreeting, expect, hydrated, site, test } from './fixtures.ts';

const { url } = site;
const states: [name: string, path: string, prepare: (page: Page) => Promise<unknown>][] = [
  ...['Home', 'About', 'Projects', 'Skills', 'Contact'].map(
    (path) => [path, path, async () => {}] as [string, string, () => Promise<void>],
  ),
  [
    'the card open',
    'Home',
    (page) => page.getByRole('button', { name: homeStory.welcomeCard.button }).click(),
  ],
  ['a skill open', `Skills?skill=${skills[0]?.id}`, (page) => expect(page.getByRole('dialog')).toBeVisible()],
  [
    'the form with its errors',
    'Contact',
    async (page) => {
      await page.getByRole('button', { name: 'Enviar mensaje' }).click();
      // A field that the bar half covers would count as a finding.
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    },
  ],
  [
    'the thank-you',
    'Contact?enviado=1#gracias',
    (page) => expect(page.getByRole('status')).toContainText(contact.thanks.title),
  ],
  ['motion paused', 'About', (page) => page.getByRole('button', { name: 'Pausar animaciones' }).click()],
];

for (const width of [360, 1440]) {
  for (const forced of [false, true]) {
    test.describe(`axe and IBM’s checker find nothing at ${width} px${forced ? ' in forced colours' : ''}`, () => {
      const forcedColors = forced ? 'active' : 'none';
      test.use({ viewport: { width, height: 800 }, contextOptions: { forcedColors } });

      for (const [name, path, prepare] of states) {
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
          await page.getByRole('button', { name: 'Abrir el menú' }).click();
          expect(await findings(page, { forced })).toEqual([]);
        });
      }
    });
  }
}
