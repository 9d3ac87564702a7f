// The welcome card: open or closed, it toggles wherever it is pressed, but for links and text that is being
// selected.
import { homeStory } from '../support/fixture.ts';
import { ended, expect, hydrated, selectIn, site, test } from './fixtures.ts';

test('the welcome card toggles wherever it is pressed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto(`${site.url}Home`);
  await hydrated(page);

  const { button: label, paragraphs } = homeStory.welcomeCard;
  const button = page.getByRole('button', { name: label, exact: true });
  const card = page.locator('[data-expanded]').filter({ has: button });
  const text = card.getByText(paragraphs[0] ?? '', { exact: true });
  const press = async (part: () => Promise<void>, isOpen: boolean) => {
    await part();
    await expect(button).toHaveAttribute('aria-expanded', String(isOpen));
    await expect(text).toBeVisible({ visible: isOpen });
  };

  await button.scrollIntoViewIfNeeded();
  await press(() => card.click({ position: { x: 30, y: 30 } }), true); // its picture, under the button
  await press(() => text.click(), false);
  await press(() => button.press('Enter'), true);

  // Selecting a word isn't a press.
  await ended(card);
  expect(await selectIn(page, text)).not.toBe('');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
});
