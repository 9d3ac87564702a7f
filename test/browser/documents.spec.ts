// Documents that no React hydrates: stories, notes, and the owner's own in static/.
import { documentsOf, first } from '../support/fixture.ts';
import { expect, homeOf, site, test } from './fixtures.ts';

const home = homeOf(first);
const documents = documentsOf(first);

test('the year is the visitor’s, not the build’s', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-05-01T12:00:00'));
  for (const path of ['Home', ...documents]) {
    await page.goto(home + path);
    await expect(page.locator('footer time'), path).toHaveText('2031');
  }
});

test('the footer fades in once, on documents too', async ({ page }) => {
  await page.addInitScript(() => {
    const fades: string[] = [];
    Object.assign(window, { fades });
    window.addEventListener('animationstart', ({ target, animationName }) => {
      if (target instanceof Element && target.matches('footer')) fades.push(animationName);
    });
  });

  for (const path of ['Home', ...documents.slice(0, 1)]) {
    await page.setViewportSize({ width: 1280, height: 3000 });
    await page.goto(home + path, { waitUntil: 'networkidle' });
    await expect(page.locator('footer')).toHaveCSS('opacity', '1');
    expect(await page.evaluate(() => Reflect.get(window, 'fades'))).toEqual(['appear']);
  }
});

test('a document of the owner’s runs', async ({ page }) => {
  await page.goto(`${site.url}milk-run/`); // the test fails when it logs an error, such as of its policy
  await expect(page.locator('#plan')).toHaveText('42 km'); // WebAssembly, then innerHTML
  await expect(page.locator('#stops b')).toHaveText('14 stops'); // an inline script
});
