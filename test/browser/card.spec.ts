// The welcome card: open or closed, it toggles wherever it is pressed, but for links and text that is being
// selected.
import { homeStory } from '../support/fixture.ts';
import { ended, expect, hydrated, site, test } from './fixtures.ts';

for (const width of [390, 1440])
  test(`the welcome card toggles wherever it is pressed, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${site.url}Home`);
    await hydrated(page);
    const { button: label, paragraphs, title } = homeStory.welcomeCard;
    const button = page.getByRole('button', { name: label, exact: true });
    const card = page.locator('[data-expanded]').filter({ has: button });
    const picture = card.locator('img');
    const text = card.getByText(paragraphs[0] ?? '', { exact: true });
    await button.scrollIntoViewIfNeeded();
    await card.click({ position: { x: 30, y: 30 } }); // its picture, under the button
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await picture.click();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(card.getByRole('heading', { name: title })).toBeVisible();
    await text.click();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');

    // Selecting a word isn't a press.
    await ended(card);
    await text.scrollIntoViewIfNeeded();
    const box = await text.boundingBox();
    if (!box) throw new Error('the text has no box');
    await page.mouse.move(box.x + 4, box.y + 12);
    await page.mouse.down();
    await page.mouse.move(box.x + 90, box.y + 12, { steps: 4 });
    await page.mouse.up();
    expect(await page.evaluate(() => window.getSelection()?.toString())).not.toBe('');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  });
