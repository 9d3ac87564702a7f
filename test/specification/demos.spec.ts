// The demonstration's projects: each does its job from start to end, in a browser, without network, and is
// accessible.
import type { Page } from 'playwright/test';
import { findings } from '../site/findings.ts';
import { expect, site, test } from '../site/fixtures.ts';
import { isDemonstration } from '../support/own.ts';

const DEMOS = [
  'gardens',
  'quiz',
  'tic-tac-toe',
  'budget',
  'weather',
  'colours',
  'letters',
  'old-portfolio',
  'spring',
];

const address = (id: string, query = 'lang=en') => `${site.url}demos/${id}/?${query}`;

/** Nothing but this site and the answers of a forecast may be asked for. */
async function offline(page: Page) {
  await page.route(new RegExp(`^(?!${site.url})`), (route) => route.abort('internetdisconnected'));
}

/** Nothing to find for the checkers in both schemes, and no sideways scroll on the narrowest phone. */
async function isSound(page: Page) {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const found = await findings(page, { ibm: colorScheme === 'light' });
    expect(found, `${page.url()}, ${colorScheme}`).toEqual([]);
  }
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    `${page.url()} scrolls sideways`,
  ).toBeLessThanOrEqual(0);
  if (before) await page.setViewportSize(before);
}

if (isDemonstration) {
  for (const id of DEMOS)
    test(`${id} works without network, in each language, and leads back`, async ({ page }) => {
      await offline(page);
      const said = new Set<string>();
      for (const lang of ['es', 'de', 'en']) {
        await page.goto(address(id, `lang=${lang}`));
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        said.add((await page.locator('main').innerText()).replace(/\s+/g, ' '));
        const back = page.locator('.way > a');
        expect(await back.evaluate((link: HTMLAnchorElement) => link.href)).toBe(
          `${site.url}${lang === 'es' ? '' : `${lang}/`}Projects`,
        );
      }
      expect(said.size).toBe(3);
      // Rubbish in the address is no language.
      await page.goto(address(id, 'lang=__proto__'));
      await expect(page.locator('html')).toHaveAttribute('lang', /^(es|de|en)$/);
      await page.goto(address(id));
      await isSound(page);
      expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(1); // `first-time`
    });

  test('the springs are pulled by hand and by keys, and come back; Euler errs more, the fewer frames there are', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address('spring'));
    const [ring, usual] = [
      page.getByRole('button', { name: '60/20' }),
      page.getByRole('button', { name: '170/26' }),
    ];
    const placeOf = (handle: typeof ring) =>
      handle.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).e);
    await usual.focus();
    for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowRight');
    expect(await placeOf(usual)).toBe(100);
    await page.keyboard.press('Enter');
    await expect.poll(() => placeOf(usual)).toBe(0);
    const verdict = page.locator('section', { has: usual }).locator('.verdict');
    await expect(verdict).toHaveText(/^At rest after 0\.\d s\. Euler is off by up to [\d.]+ px\.$/);
    const offPx = async () => Number((await verdict.textContent())?.match(/([\d.]+) px/)?.[1]);
    const atThirty = await offPx();
    await page.getByText('10', { exact: true }).click();
    await usual.focus();
    for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    expect(await offPx()).toBeGreaterThan(2 * atThirty);
    const box = await ring.boundingBox();
    if (!box) throw new Error('the handle has no box');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 + 60, box.y + box.height / 2);
    expect(await placeOf(ring)).toBe(60);
    await page.mouse.up();
    await expect.poll(() => placeOf(ring)).toBe(0);
  });

  test('the quote’s price follows each answer, and the slider is moved by keys', async ({ page }) => {
    await page.goto(address('gardens'));
    const [once, yearly] = [page.locator('.once'), page.locator('.yearly')];
    await expect(once).toHaveText('€2,040'); // 180 + 1.5 × 120 + 14 × 120
    await page.getByLabel('A new lawn').uncheck();
    await expect(once).toHaveText('€360');
    await page.getByLabel('Square metres').fill('200');
    await page.getByLabel('Automatic watering').check();
    await expect(once).toHaveText('€1,740'); // 180 + 1.5 × 200 + 260 + 5 × 200
    await page.getByLabel('Twice a year').check();
    await expect(yearly).toHaveText('€190'); // 2 × (25 + 0.35 × 200)
    const slider = page.getByLabel('How much of the finished garden is shown, in per cent');
    await slider.press('End');
    await expect(slider).toHaveValue('100');
    await expect(page.locator('.after')).toHaveCSS(
      'clip-path',
      /inset\(0(px|%)? 0(px|%)? 0(px|%)? (0(px|%)|calc\(0%)/,
    );
    await isSound(page);
  });

  test('a quiz is finished: right, wrong and late answers, a score, and the wrong ones again', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto(address('quiz'));
    const next = page.locator('.next');
    for (let i = 1; i <= 10; i++) {
      await expect(page.locator('.count')).toHaveText(`Question ${i} of 10`);
      if (i === 1) await page.clock.fastForward(60_000); // no clock runs yet
      if (i === 2) {
        await page.clock.fastForward(31_000);
        await page.clock.runFor(100);
        await expect(page.locator('.why')).toContainText('Time’s up');
      } else {
        const answer = page.locator(`.answers [data-answer="${i > 3}"]`).first();
        await answer.dblclick(); // the second press changes nothing
        await expect(page.locator('.why')).toContainText(i > 3 ? 'Right!' : 'No: ');
      }
      await next.click();
    }
    await expect(page.getByRole('heading', { name: '7 of 10 answers right' })).toBeFocused();
    await isSound(page);
    await page.getByRole('button', { name: 'Retry the wrong ones' }).click();
    await expect(page.locator('.count')).toHaveText('Question 1 of 3');
  });

  test('noughts and crosses is won, lost and drawn, and every move can be stepped back to', async ({
    page,
  }) => {
    await page.goto(address('tic-tac-toe'));
    const cell = (n: number) => page.locator('.board button').nth(n);
    const status = page.locator('.status');
    for (const n of [0, 3, 1, 4, 2]) await cell(n).click();
    await expect(status).toHaveText('X wins!');
    await isSound(page);
    await cell(8).click({ force: true }); // the game is over
    await expect(page.locator('.history li')).toHaveCount(6);
    await page.getByRole('button', { name: '2. O left' }).click();
    await expect(status).toHaveText('X to play');
    await cell(4).click();
    await expect(page.locator('.history li')).toHaveCount(4); // the later moves are replaced
    // The computer never loses: neither to a plan nor to chance.
    await page.getByLabel('Computer, unbeatable').check();
    for (const plan of [
      [0, 8, 2, 6, 4],
      [4, 0, 8, 2, 6],
      [1, 5, 2, 8, 0],
    ]) {
      await page.getByRole('button', { name: 'New game' }).click();
      for (;;) {
        const free = await page
          .locator('.board button')
          .evaluateAll((cells) => cells.map((each) => each.getAttribute('aria-disabled') === 'false'));
        const move = [...plan, 0, 1, 2, 3, 4, 5, 6, 7, 8].find((n) => free[n]);
        if (move === undefined) break;
        const moves = await page.locator('.history li').count();
        await cell(move).click();
        // Its answer follows, unless the game is over.
        await expect
          .poll(
            async () =>
              (await page.locator('.history li').count()) >= moves + 2 ||
              /wins|draw/.test((await status.textContent()) ?? ''),
          )
          .toBe(true);
      }
      await expect(status).toHaveText(/O wins!|A draw/);
    }
  });

  test('the computer’s easy level can be beaten', async ({ page }) => {
    await page.addInitScript(() => {
      Math.random = () => 0.999; // it then takes the first free cell
    });
    await page.goto(address('tic-tac-toe'));
    await page.getByLabel('Computer, easy').check();
    for (const n of [4, 2, 6]) {
      const before = await page.locator('.history li').count();
      await page.locator('.board button').nth(n).click();
      if (n !== 6) await expect(page.locator('.history li')).toHaveCount(before + 2);
    }
    await expect(page.locator('.status')).toHaveText('X wins!');
  });

  test('a ledger survives a reload by its address, and takes and gives CSV', async ({ page }) => {
    await page.goto(address('budget'));
    // It opens with an example, which the first entry replaces.
    await expect(page.locator('.months rect')).toHaveCount(8);
    await page.getByRole('button', { name: 'Start empty' }).click();
    await expect(page.getByLabel('What for')).toBeFocused();
    await expect(page.locator('.months rect')).toHaveCount(0);
    await page.reload();
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
    const chunks = [];
    for await (const chunk of await (await download).createReadStream()) chunks.push(chunk);
    const csv = Buffer.concat(chunks).toString();
    expect(csv).toContain('"<b>Rent</b>, ""March""",home,-1234.50');

    // Ten thousand lines, quotes, commas, formulas, other separators and rubbish.
    const lines = Array.from(
      { length: 10_000 },
      (_, i) => `2026-01-${String((i % 28) + 1).padStart(2, '0')},Line ${i},food,-1.00`,
    );
    const text = [
      'date,what,category,amount',
      '2026-02-28,"=1+1, ""x""",health,-2.00',
      '2026-02-30,No such day,food,-3',
      ...lines,
    ].join('\n');
    await page
      .locator('#file')
      .setInputFiles({ name: 'many.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    await expect(page.locator('dd.out')).toHaveText('€11,236.50');
    await expect(page.locator('.more')).toContainText('10001 entries imported; left out: 1 rows (3…)');
    await expect(page.locator('.ledger')).toContainText('=1+1, "x"');
    await expect.poll(() => page.evaluate(() => location.hash.length)).toBeGreaterThan(10_000);
    await page.reload();
    await expect(page.locator('dd.out')).toHaveText('€11,236.50');

    await page.goto(`${address('budget')}#zrubbish%00`);
    await expect(page.getByRole('alert')).toHaveText(/no ledger that can be read/);
    await page.getByRole('button', { name: 'Load an example' }).click();
    await expect(page.locator('.months rect')).toHaveCount(8);
    await isSound(page);
    await page
      .getByRole('button', { name: /^Remove / })
      .first()
      .click();
    await expect(page.locator('[data-live]')).toHaveText(/removed/);
  });

  const place = { name: 'Vitoria', country: 'Spain', latitude: 42.8, longitude: -2.7 };
  const forecast = {
    current: { temperature_2m: 12.4, weather_code: 61 },
    daily: {
      time: ['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28'],
      weather_code: [61, 0, 3, 73, 95],
      temperature_2m_max: [13.6, 15, 11, 2, 9],
      temperature_2m_min: [8, 6, 5, -3, 4],
      precipitation_probability_max: [80, 0, 20, 60, 90],
    },
  };

  test('a forecast is found, is kept for a time without network, and says what goes wrong', async ({
    page,
    complaints,
  }) => {
    await page.clock.install();
    const answers = { place: JSON.stringify({ results: [place] }), days: JSON.stringify(forecast) };
    await page.route('https://geocoding-api.open-meteo.com/**', (route) =>
      route.fulfill({
        body: answers.place,
        contentType: 'application/json',
        headers: { 'access-control-allow-origin': '*' },
      }),
    );
    await page.route('https://api.open-meteo.com/**', (route) =>
      route.fulfill({
        body: answers.days,
        contentType: 'application/json',
        headers: { 'access-control-allow-origin': '*' },
      }),
    );
    await page.goto(address('weather'));
    const search = async (city: string) => {
      await page.getByLabel('City').fill(city);
      await page.getByRole('button', { name: 'Search' }).click();
    };
    const state = page.locator('.state');
    await expect(page.locator('.dated')).toContainText('An example from Monday');
    await expect(page.locator('.days li')).toHaveCount(5);
    await search('Vitoria');
    await expect(state).toHaveText('Forecast for Vitoria, Spain');
    await expect(page.locator('.now')).toContainText('12°Rain, now');
    await expect(page.locator('.days li')).toHaveCount(5);
    await isSound(page);

    answers.place = '{}';
    await search('Nowhere<b>');
    await expect(state).toHaveText('I can’t find a city called “Nowhere<b>”. Try another spelling.');
    answers.place = '<!doctype html>';
    await search('Vitoria');
    await expect(state).toHaveText(
      'The weather service isn’t answering properly right now. Please try again later.',
    );
    answers.place = JSON.stringify({ results: [place] });
    answers.days = JSON.stringify({ current: {}, daily: { time: [] } });
    await search('Vitoria');
    await expect(state).toHaveText(/isn’t answering properly/);
    await expect(page.locator('.dated')).toContainText('The last forecast I could get');

    // It is still there after a reload, with its date, when there is no network.
    await page.unrouteAll();
    await offline(page);
    await page.reload();
    await expect(page.locator('.dated')).toContainText('The last forecast I could get');
    await expect(page.locator('.days li')).toHaveCount(5);

    // Slow: it says so, and a second search replaces the first.
    await page.unrouteAll();
    await page.route('https://geocoding-api.open-meteo.com/**', () => {});
    await search('Vitoria');
    await page.clock.runFor(3500);
    await expect(state).toHaveText('The service is taking longer than usual. Still waiting…');
    await page.clock.runFor(12_000);
    await expect(state).toHaveText(/isn’t answering properly/);
    // The browser logs the requests that failed on purpose.
    complaints.splice(
      0,
      complaints.length,
      ...complaints.filter((line) => !/ERR_|Failed to load/.test(line)),
    );
  });

  test('a colour is chosen, judged and copied', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(address('colours'));
    await page.getByLabel('Code').fill('#00f');
    await expect(page.locator('.code')).toHaveText('#0000ff');
    await expect(page.locator('.verdicts li').first()).toContainText(
      '8.6 : 1, more than enough (AAA) (on white)',
    );
    await page.getByLabel('Code').fill('#zz');
    await expect(page.locator('.note')).toHaveText(/Please write a code/);
    await page.getByLabel('Code').fill('#777');
    await expect(page.locator('.verdicts li').first()).toContainText(
      '4.5 : 1, enough for headings only (AA)',
    );
    await page.getByLabel('Chroma').fill('0.37');
    await expect(page.locator('.note')).toHaveText(/An sRGB screen can’t show that colour/);
    await page.getByRole('button', { name: 'Copy as CSS' }).click();
    await expect(page.locator('.note')).toHaveText('Copied: CSS');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^:root \{\n( {2}--own-\d: #[\da-f]{6};\n){5}\}$/,
    );
    const code = await page.locator('.code').textContent();
    await page.reload();
    await expect(page.locator('.code')).toHaveText(code ?? '');
    await isSound(page);
  });

  test('Find the Letter is won and lost, by keys, by presses and by time', async ({ page }) => {
    await page.clock.install();
    await page.goto(address('letters'));
    const target = page.locator('.target');
    const letter = async () => page.locator('.grid button', { hasText: (await target.textContent()) ?? '' });
    await page.getByRole('button', { name: 'Start' }).press('Enter');
    for (let i = 0; i < 30; i++) await (await letter()).press('Enter');
    await expect(page.locator('.message')).toHaveText(/You’ve beaten all ten rounds/);
    await isSound(page);

    await page.getByRole('button', { name: 'Play again' }).click();
    const wrong = page.locator('.grid button', { hasNotText: (await target.textContent()) ?? '' });
    await wrong.first().click();
    await expect(page.locator('.lives')).toHaveText('2');
    await page.locator('.grid button').first().press('ArrowRight');
    await expect(page.locator('.grid button').nth(1)).toBeFocused();
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
    await page.getByRole('link', { name: 'My walks' }).click();
    await expect(page).toHaveURL(/#walks$/);
  });

  test('each card of Projects opens its project, in the page’s language', async ({ page }) => {
    await page.goto(`${site.url}de/Projects`);
    const cards = page.locator('main article a[href*="/demos/"]');
    await expect(cards).toHaveCount(DEMOS.length - 1); // a story runs the springs
    for (const link of await cards.all())
      expect(await link.evaluate((a: HTMLAnchorElement) => a.href)).toMatch(
        new RegExp(`^${site.url}demos/[\\w-]+/\\?lang=de$`),
      );
    await cards.first().click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.locator('.way > a').click();
    await expect(page).toHaveURL(`${site.url}de/Projects`);
  });
}
