// Pictures that move: they play, in pages and in documents, and visitors can stop them.
import { first, labels, projects, site as written } from '../support/fixture.ts';
import { expect, homeOf, hydrated, test } from './fixtures.ts';

const moving = projects.find(({ image }) => image?.src.endsWith('.gif'));
const story = written.prose.find(({ body, code }) => code === first.code && /\]\([^)]*\.gif/.test(body));
const home = homeOf(first);

if (moving)
  test('a picture in a page stops with everything else, and plays again', async ({ page }) => {
    await page.goto(`${home}Projects`);
    await hydrated(page);
    const picture = page
      .getByRole('article')
      .getByRole('img', { name: moving.image?.alt ?? '', exact: true });
    await picture.scrollIntoViewIfNeeded();
    const shown = () => picture.evaluate((image) => (image as HTMLImageElement).currentSrc);
    await expect.poll(shown).toMatch(/-moving\.webp$/);
    await page.getByRole('button', { name: labels.pauseMotion }).click();
    await expect.poll(shown).not.toMatch(/-moving/);
    await page.getByRole('button', { name: labels.resumeMotion }).click();
    await expect.poll(shown).toMatch(/-moving\.webp$/);
  });

if (story) {
  const address = `${home}${story.kind === 'notes' ? 'Notes' : 'Projects'}/${story.id}`;

  test('a picture in a document lies over its still one, and its control stops it', async ({ page }) => {
    await page.goto(address);
    const control = page.getByRole('checkbox', { name: labels.pauseMotion });
    await control.scrollIntoViewIfNeeded();
    const [still, over] = [page.locator('.moving picture img'), page.locator('.moving > img')];
    expect(await over.boundingBox()).toEqual(await still.boundingBox());
    await control.focus();
    await page.keyboard.press('Space');
    await expect(over).toBeHidden();
    await expect(still).toBeVisible();
    await control.click();
    await expect(over).toBeVisible();
  });

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });
    test('a document shows it still, without a control', async ({ page }) => {
      await page.goto(address);
      await expect(page.locator('.moving picture img')).toBeVisible();
      await expect(page.locator('.moving > img')).toBeHidden();
      await expect(page.getByRole('checkbox', { name: labels.pauseMotion })).toHaveCount(0);
    });
  });
}
