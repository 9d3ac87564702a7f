// The demonstration's projects: each does its job from start to end, in a browser, without network, and is
// accessible.
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { findings } from '../site/findings.ts';
import { expect, site, test } from '../site/fixtures.ts';

const DEMOS = 'gardens quiz tic-tac-toe budget weather colours letters old-portfolio spring'.split(' ');

const address = (id: string, lang = 'en') => `${site.url}demos/${id}/?lang=${lang}`;

/** Nothing but this site may be asked for. */
const offline = (page: Page) =>
  page.route(new RegExp(`^(?!${site.url})`), (route) => route.abort('internetdisconnected'));

/** Nothing to find for the checkers in both schemes, and no sideways scroll on the narrowest phone. */
async function isSound(page: Page) {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findings(page, { ibm: colorScheme === 'light' }), colorScheme).toEqual([]);
  }
  const [whole, seen] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth, clientWidth] as const;
  });
  expect(whole).toBeLessThanOrEqual(seen);
  await page.setViewportSize({ width: 1280, height: 720 });
}

for (const id of DEMOS)
  test(`${id} works without network, in each language, and leads back`, async ({ page }) => {
    await offline(page);
    const said = new Set<string>();
    for (const [lang, home] of [
      ['es', ''],
      ['de', 'de/'],
      ['en', 'en/'],
    ] as const) {
      await page.goto(address(id, lang));
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      said.add((await page.locator('main').innerText()).replace(/\s+/g, ' '));
      const back = await page.locator('.way > a').evaluate((link: HTMLAnchorElement) => link.href);
      expect(back).toBe(`${site.url}${home}Projects`);
    }
    expect(said.size).toBe(3);
    await isSound(page);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(1); // `first-time`
  });

test('the springs are pulled by hand and by keys, and come back', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address('spring'));
  const ring = page.getByRole('button', { name: '60/20' });
  const usual = page.getByRole('button', { name: '170/26' });
  const placeOf = (handle: typeof ring) =>
    handle.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).e);
  await usual.focus();
  for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowRight');
  expect(await placeOf(usual)).toBe(100);
  await page.keyboard.press('Enter');
  await expect.poll(() => placeOf(usual)).toBe(0);
  const verdict = page.locator('section', { has: usual }).locator('.verdict');
  await expect(verdict).toHaveText(/^At rest after 0\.\d s\. Euler is off by up to [\d.]+ px\.$/);
  await ring.hover();
  const { x = 0, y = 0, width = 0, height = 0 } = (await ring.boundingBox()) ?? {};
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + 60, y + height / 2);
  expect(await placeOf(ring)).toBeCloseTo(60, 1); // the pointer is at parts of pixels
  await page.mouse.up();
  await expect.poll(() => placeOf(ring)).toBe(0);
});

test('the quote’s price follows each answer', async ({ page }) => {
  await page.goto(address('gardens'));
  await expect(page.locator('.once')).toHaveText('€2,040'); // 180 + 1.5 × 120 + 14 × 120
  await page.getByLabel('A new lawn').uncheck();
  await page.getByLabel('Square metres').fill('200');
  await page.getByLabel('Automatic watering').check();
  await expect(page.locator('.once')).toHaveText('€1,740'); // 180 + 1.5 × 200 + 260 + 5 × 200
  await page.getByLabel('Twice a year').check();
  await expect(page.locator('.yearly')).toHaveText('€190'); // 2 × (25 + 0.35 × 200)
});

test('a quiz is finished: right, wrong and late answers, a score, and the wrong ones again', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(address('quiz'));
  for (let i = 1; i <= 10; i++) {
    await expect(page.locator('.count')).toHaveText(`Question ${i} of 10`);
    if (i === 2) {
      await page.clock.fastForward(31_000);
      await page.clock.runFor(100);
      await expect(page.locator('.why')).toContainText('Time’s up');
    } else {
      await page
        .locator(`.answers [data-answer="${i > 3}"]`)
        .first()
        .dblclick(); // the second press changes nothing
      await expect(page.locator('.why')).toContainText(i > 3 ? 'Right!' : 'No: ');
    }
    await page.locator('.next').click();
  }
  await expect(page.getByRole('heading', { name: '7 of 10 answers right' })).toBeFocused();
  await isSound(page);
  await page.getByRole('button', { name: 'Retry the wrong ones' }).click();
  await expect(page.locator('.count')).toHaveText('Question 1 of 3');
});

test('noughts and crosses is won, every move can be stepped back to, and the computer never loses', async ({
  page,
}) => {
  await page.goto(address('tic-tac-toe'));
  const cells = page.locator('.board button');
  const status = page.locator('.status');
  const moves = page.locator('.history li');
  for (const n of [0, 3, 1, 4, 2]) await cells.nth(n).click();
  await expect(status).toHaveText('X wins!');
  await cells.nth(8).click({ force: true }); // the game is over
  await expect(moves).toHaveCount(6);
  await page.getByRole('button', { name: '2. O left' }).click();
  await expect(status).toHaveText('X to play');
  await cells.nth(4).click();
  await expect(moves).toHaveCount(4); // the later moves are replaced
  await page.getByLabel('Computer, unbeatable').check();
  for (const n of [0, 8, 2, 6, 4, 1, 3, 5, 7]) {
    await cells.nth(n).click({ force: true }); // what is taken stays
    await expect(status).not.toHaveText('O to play');
  }
  await expect(status).toHaveText(/O wins!|A draw/);
});

test('a ledger survives a reload by its address, and takes and gives CSV', async ({ page }) => {
  await page.goto(address('budget'));
  // It opens with an example, which the first entry replaces.
  await expect(page.locator('.months rect')).toHaveCount(8);
  await page.getByLabel('What for').fill('<b>Rent</b>, "March"');
  await page.getByLabel('Amount in euros').fill('1.234,50');
  await page.getByRole('combobox').selectOption('home');
  await page.getByRole('button', { name: 'Add to the ledger' }).click();
  await expect(page.locator('.ledger')).toContainText('<b>Rent</b>, "March"');
  await expect(page.locator('dd.out')).toHaveText('€1,234.50');
  await expect(page).toHaveURL(/#z/);
  await page.reload();
  await expect(page.locator('dd.out')).toHaveText('€1,234.50');
  await isSound(page);

  // Wrong input is refused by name, and what was typed stays.
  await page.getByLabel('What for').fill('Cinema');
  await page.getByLabel('Amount in euros').fill('twelve');
  await page.getByRole('button', { name: 'Add to the ledger' }).click();
  await expect(page.getByRole('alert')).toHaveText('Please enter an amount, such as 12.50.');
  await expect(page.getByLabel('What for')).toHaveValue('Cinema');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv).toContain('"<b>Rent</b>, ""March""",home,-1234.50');

  const buffer = Buffer.from(
    'date,what,category,amount\n2026-02-28,"=1+1, ""x""",health,-2.00\n2026-02-30,No such day,food,-3\n',
  );
  await page.locator('#file').setInputFiles({ name: 'two.csv', mimeType: 'text/csv', buffer });
  await expect(page.locator('dd.out')).toHaveText('€1,236.50');
  await expect(page.locator('.more')).toContainText('left out: 1 rows (3…)');
  await expect(page.locator('.ledger')).toContainText('=1+1, "x"');
});

test('a forecast is found, is kept without network, and says what goes wrong', async ({
  page,
  complaints,
}) => {
  const place = { name: 'Vitoria', country: 'Spain', latitude: 42.8, longitude: -2.7 };
  const days = {
    current: { temperature_2m: 12.4, weather_code: 61 },
    daily: {
      time: ['2026-11-24', '2026-11-25'],
      weather_code: [61, 0],
      temperature_2m_max: [13.6, 15],
      temperature_2m_min: [8, 6],
      precipitation_probability_max: [80, 0],
    },
  };
  const answers: Record<string, unknown> = { 'geocoding-api': { results: [place] }, api: days };
  const headers = { 'access-control-allow-origin': '*' };
  await page.route('https://*.open-meteo.com/**', (route) =>
    route.fulfill({ headers, json: answers[new URL(route.request().url()).hostname.split('.')[0] ?? ''] }),
  );
  await page.goto(address('weather'));
  const search = async (city: string) => {
    await page.getByLabel('City').fill(city);
    await page.getByRole('button', { name: 'Search' }).click();
  };
  const state = page.locator('.state');
  await expect(page.locator('.dated')).toContainText('An example from Monday');
  await search('Vitoria');
  await expect(state).toHaveText('Forecast for Vitoria, Spain');
  await expect(page.locator('.now')).toContainText('12°Rain, now');
  await expect(page.locator('.days li')).toHaveCount(2);
  await isSound(page);

  answers['geocoding-api'] = {};
  await search('Nowhere<b>');
  await expect(state).toHaveText('I can’t find a city called “Nowhere<b>”. Try another spelling.');
  answers['geocoding-api'] = { results: [place] };
  answers.api = { current: {}, daily: { time: [] } };
  await search('Vitoria');
  await expect(state).toHaveText(
    'The weather service isn’t answering properly right now. Please try again later.',
  );

  // The last one is still there after a reload, with its date, when there is no network.
  await page.unrouteAll();
  await offline(page);
  await page.reload();
  await expect(page.locator('.dated')).toContainText('The last forecast I could get');
  await expect(page.locator('.days li')).toHaveCount(2);
  complaints.length = 0; // the browser logs the requests that failed on purpose
});

test('a colour is chosen, judged and copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(address('colours'));
  const verdict = page.locator('.verdicts li').first();
  await page.getByLabel('Code').fill('#00f');
  await expect(page.locator('.code')).toHaveText('#0000ff');
  await expect(verdict).toContainText('8.6 : 1, more than enough (AAA) (on white)');
  await page.getByLabel('Code').fill('#777');
  await expect(verdict).toContainText('4.5 : 1, enough for headings only (AA)');
  await page.getByLabel('Chroma').fill('0.37');
  await expect(page.locator('.note')).toHaveText(/An sRGB screen can’t show that colour/);
  await page.getByRole('button', { name: 'Copy as CSS' }).click();
  await expect(page.locator('.note')).toHaveText('Copied: CSS');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^:root \{\n( {2}--own-\d: #[\da-f]{6};\n){5}\}$/);
});

test('Find the Letter is won and lost, by keys, by a press and by time', async ({ page }) => {
  await page.clock.install();
  await page.goto(address('letters'));
  const cells = page.locator('.grid button');
  const target = async () => (await page.locator('.target').textContent()) ?? '';
  await page.getByRole('button', { name: 'Start' }).press('Enter');
  for (let i = 0; i < 30; i++) await cells.filter({ hasText: await target() }).press('Enter');
  await expect(page.locator('.message')).toHaveText(/You’ve beaten all ten rounds/);

  await page.getByRole('button', { name: 'Play again' }).click();
  await cells
    .filter({ hasNotText: await target() })
    .first()
    .click();
  await expect(page.locator('.lives')).toHaveText('2');
  for (const lives of ['1', '0']) {
    await page.clock.runFor(8200);
    await expect(page.locator('.lives')).toHaveText(lives);
  }
  await expect(page.locator('.message')).toHaveText(/Game over: 0 points, up to round 1/);
});

test('the old portfolio moves too much, and stops', async ({ page }) => {
  await page.goto(address('old-portfolio'));
  const running = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
  expect(await running()).toBe(4);
  await page.getByRole('button', { name: 'Stop the animations' }).click();
  expect(await running()).toBe(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  expect(await running()).toBe(0);
});

test('each card of Projects opens its project, in the page’s language', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${site.url}de/Projects`);
  const links = page.locator('main article a[href*="/demos/"]');
  await expect(links).toHaveCount(DEMOS.length - 1); // a story runs the springs
  const to = await links.evaluateAll((all: HTMLAnchorElement[]) => all.map(({ href }) => href));
  for (const href of to) expect(href).toMatch(new RegExp(`^${site.url}demos/[\\w-]+/\\?lang=de$`));
  // Words beside the picture, words on the picture, and a small one: the whole card is the link.
  for (const place of [0, 2, 3]) {
    const picture = page.getByRole('article').nth(place).getByRole('img');
    await picture.click({ force: true, position: { x: 40, y: 40 } });
    await expect(page).toHaveURL(to[place] ?? '');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.locator('.way > a').click();
    await expect(page).toHaveURL(`${site.url}de/Projects`);
  }
});
