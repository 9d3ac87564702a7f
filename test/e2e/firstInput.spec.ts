import type { Page } from 'playwright/test';
import { expect, hydrated, site, test } from './fixtures.ts';

/** Keeps a script from arriving until the returned function is called. */
async function hold(page: Page, script: RegExp) {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(script, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

test('a page that nobody touches stays as it was sent, and asks for no more scripts', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  for (const [path, own] of [
    ['Home', /\/(Home|HomeStory)-/],
    ['Projects', /\/Projects-/],
  ] as const) {
    scripts.length = 0;
    await page.goto(`${site.url}${path}`, { waitUntil: 'networkidle' });
    await page.waitForFunction(() => document.documentElement.dataset.motion === 'on'); // what there is has come alive
    const sent = await (await page.request.get(`${site.url}${path}`)).text();
    const headings = (html: string) => [...html.matchAll(/<h[23][^>]*>([^<]+)</g)].map((m) => m[1]);
    expect(headings(await page.content())).toEqual(headings(sent));
    expect(scripts.filter((url) => own.test(url))).toHaveLength(path === 'Home' ? 1 : 0);
    await page.mouse.move(10, 10);
    await expect.poll(() => scripts.filter((url) => own.test(url)).length).toBe(path === 'Home' ? 2 : 1);
  }
});

test('a button that is pressed before its script has come does its work then', async ({ page }) => {
  const letGo = await hold(page, /\/assets\/Skills-\w+\.js$/);
  await page.goto(`${site.url}Skills`);
  await page.waitForFunction(() => document.documentElement.dataset.motion === 'on');
  await page.getByRole('button', { name: 'Más info' }).first().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  letGo();
  await expect(page.getByRole('dialog', { name: 'Html' })).toBeVisible();
});

test('a form that is sent before its script has come is checked by it', async ({ page }) => {
  const letGo = await hold(page, /\/assets\/Contact-\w+\.js$/);
  await page.goto(`${site.url}Contact`);
  await page.waitForFunction(() => document.documentElement.dataset.motion === 'on');
  await page.getByLabel('Nombre').fill('Ada');
  await page.getByRole('button', { name: 'Enviar' }).click();
  letGo();
  await expect(page.getByText('¿No quieres dejarme una nota?')).toBeVisible();
  await expect(page.getByLabel('Nombre')).toHaveValue('Ada');
});

test('an address that asks something of the page is answered without a touch', async ({ page }) => {
  await page.goto(`${site.url}Skills?skill=react`);
  await expect(page.getByRole('dialog', { name: 'React' })).toBeVisible();
  await hydrated(page);
});
