import type { Page } from 'playwright/test';
import { expect, hold, hydrated, site, test } from './fixtures.ts';

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
    await page.mouse.move(20, 10);
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the menu that is asked for before any script has come opens then, once', async ({ page }) => {
    const letGo = await hold(page, /\/assets\/main-\w+\.js$/);
    await page.goto(`${site.url}Home`);
    const burger = page.getByRole('button', { name: 'Abrir el menú' });
    await burger.click();
    await burger.click();
    await expect(burger).toHaveAttribute('aria-expanded', 'false');
    letGo();
    await expect(page.getByRole('button', { name: 'Cerrar el menú' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await hydrated(page);
    await expect(page.getByRole('navigation').getByRole('link', { name: 'About' })).toBeVisible();
  });
});

for (const [input, path, act] of [
  ['a mouse that moved', 'About', (page: Page) => page.mouse.move(300, 300)],
  ['a wheel that found nothing to scroll', 'About', (page: Page) => page.mouse.wheel(0, -50)],
  ['a key', 'About', (page: Page) => page.keyboard.press('Shift')],
  ['an anchor', 'About#lugares', async () => {}],
] as const) {
  test(`${input} before any script has come counts: the ring is one, untouched`, async ({ page }) => {
    const letGo = await hold(page, /\/assets\/main-\w+\.js$/);
    await page.goto(`${site.url}${path}`);
    await act(page);
    letGo();
    await expect(page.locator('[aria-roledescription="carrusel"]')).toHaveAttribute('data-layout', 'ring');
  });
}

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

test('a form whose script never arrives is sent by the browser', async ({ page }) => {
  await hold(page, /\/assets\/Contact-\w+\.js$/);
  await page.goto(`${site.url}Contact`);
  await page.waitForFunction(() => document.documentElement.dataset.motion === 'on');
  await page.getByLabel('Nombre').fill('Ada');
  await page.getByLabel('E-mail').fill('ada@example.com');
  await page.getByLabel('Empresa').fill('Analytical Engines');
  await page.getByLabel('Mensaje').fill('¡Hola!');
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page).toHaveURL(/enviado=1/);
});

test('styles of an extension don’t touch what the page does with its own', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'styleSheets', {
      get() {
        throw new DOMException('not yours', 'SecurityError');
      },
    });
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${site.url}Home`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Abrir el menú' }).click();
  await expect(page.getByRole('link', { name: 'Skills' })).toBeVisible();
});

test('on a phone whose main script fails the links are there', async ({ page, complaints }) => {
  await page.route(/\/assets\/main-\w+\.js$/, (route) => route.abort());
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${site.url}Skills`);
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Contact' })).toBeVisible();
  await expect(page.getByText('Abrir el menú')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Más info' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Saltar al contenido' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Skills' })).toBeVisible();
  complaints.length = 0; // the script that is gone
});

test('the caret keeps its place when the window changes', async ({ page }) => {
  await page.goto(`${site.url}About`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Pausar animaciones' }).click();
  const row = page.locator('main header p > [aria-hidden] > span');
  const gap = () =>
    row.evaluate((line) => {
      const [caret, last] = [line.lastElementChild, line.children[line.children.length - 2]];
      if (!caret || !last) return Number.NaN;
      return Math.abs(caret.getBoundingClientRect().left - last.getBoundingClientRect().right);
    });
  await expect.poll(gap).toBeLessThan(8);
  await page.setViewportSize({ width: 500, height: 800 });
  await expect.poll(gap).toBeLessThan(8);
});
