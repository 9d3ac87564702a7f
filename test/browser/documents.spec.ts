// Documents that no React hydrates: stories, notes, and the owner's own in static/.
import { documentsOf, first, projects, site as written } from '../support/fixture.ts';
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

if (documents[0])
  test('nothing in a list, a quote or a table makes a page wider than a phone', async ({ page }) => {
    // What strangers write, in the place of a document's text and at any depth.
    const long =
      'https://example.org/a/very/long/path/that/never/ends/and/goes/on/and/on/and/on/and/on/index.html';
    const code = '<code>a_long_identifier_in_code_that_has_no_break_opportunities_at_all_whatsoever</code>';
    const block =
      '<pre><code>npm install --save-dev @fontsource-variable/bricolage-grotesque typescript esbuild</code></pre>';
    const items = `<ol><li>Install it:${block}</li><li><ul><li><a href="/">${long}</a></li><li>${code}</li></ul></li></ol>`;
    const table = `<div class="wide"><table><tr><td>${code}</td><td>${code}</td></tr></table></div>`;
    const notes = `<section class="footnotes"><ol><li><p>${long}</p></li></ol></section>`;
    const html = `${items}<blockquote><p>${long}</p>${items}</blockquote>${table}${notes}`;
    const address = home + documents[0];
    await page.route(address, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace(/<h2 id="(?!contents)/, (start) => html + start);
      await route.fulfill({ response: answer, body });
    });
    await page.goto(address);
    await expect(page.locator('main blockquote pre')).toBeAttached();
    for (const width of [320, 360, 390, 430, 480, 540, 600]) {
      await page.setViewportSize({ width, height: 800 });
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(excess, `${width} px`).toBeLessThanOrEqual(0);
    }
  });

const withContents = written.prose.filter(
  ({ kind, code, body }) =>
    kind === 'stories' && code === first.code && (body.match(/^## /gm)?.length ?? 0) > 2,
);
for (const { id } of withContents)
  test(`the contents of the story of ${id} stay in sight where a band passes`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${home}Projects/${id}`);
    const links = page.locator('nav[aria-labelledby="contents"] a');
    const length = await page.evaluate(() => document.documentElement.scrollHeight);
    const start = (await links.first().boundingBox())?.y ?? 0;
    for (let y = start; y < length - 1800; y += 100) {
      const covered = await links.evaluateAll((all, top) => {
        window.scrollTo({ top, behavior: 'instant' });
        return all.filter((link) => {
          const { left, width, top: above, height } = link.getBoundingClientRect();
          const [x, middle] = [left + width / 2, above + height / 2];
          if (middle < 80 || middle > window.innerHeight) return false;
          return !link.contains(document.elementFromPoint(x, middle));
        }).length;
      }, y);
      expect(covered, `at ${y} px`).toBe(0);
    }
  });

for (const { url = '' } of projects.filter(({ url }) => url?.startsWith('/') && !url.startsWith('/demos/')))
  test(`${url}, a document of the owner’s, runs`, async ({ page }) => {
    await page.goto(site.url + url.slice(1)); // the test fails when it logs an error, such as of its policy
    await expect(page.locator('body')).not.toContainText(/not (planned|started) yet/i);
    await expect(page.locator('#plan')).toHaveText('42 km'); // WebAssembly, then innerHTML
    await expect(page.locator('#stops b')).toHaveText('14 stops'); // an inline script
  });

test('a malformed address shows the page of unknown addresses', async ({ page, complaints }) => {
  for (const path of ['%E0%A4%A', 'About/%']) {
    const answer = await page.goto(site.url + path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.mouse.move(10, 10);
    await page.mouse.wheel(0, 300);
    await expect(page.locator('footer')).toBeAttached();
  }
  expect(complaints.splice(0).filter((each) => !/404/.test(each))).toEqual([]);
});
