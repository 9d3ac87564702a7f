// Pages at addresses, and on connections, that aren't their own.
import { contact, editions, first, labels, others, skillLabels, skills } from '../support/fixture.ts';
import { expect, fill, h1, hold, hydrated, linkTo, message, site, test, titleOf } from './fixtures.ts';

const { url, base } = site;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [address, name] of [
  ['?x=1#about-me', 'Home'],
  ['nope', 'Home'],
  ['About.html', 'About'],
  [`${others[0]?.code}/`, 'Home'],
] as const)
  test(`at /${address}, a link to the page that is open scrolls to its top and adds no entry`, async ({
    page,
    complaints,
  }) => {
    const edition = editions.find(({ code }) => address === `${code}/`) ?? first;
    await page.goto(url + address);
    await hydrated(page);
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
    const before = await page.evaluate(() => window.history.length);
    await linkTo(page, name, edition).click();
    await expect(h1(page, name, edition)).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page).toHaveURL(url + (edition === first ? name : address + name));
    expect(await page.evaluate(() => window.history.length)).toBe(before);
    complaints.length = 0; // the address may be unknown
  });

test('an unknown address shows Home and says nothing', async ({ page, complaints }) => {
  const bodyOf = async (path: string) => {
    await page.goto(url + path);
    await hydrated(page);
    return page.locator('#root').innerText();
  };
  expect((await bodyOf('nope')).replace(/\d+/g, '')).toBe((await bodyOf('Home')).replace(/\d+/g, ''));
  complaints.length = 0; // the browser names the status 404
});

test('an archive’s copy of a page stays that page', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const copy = new URL(`/web/2026/${url}About`, url).href;
  await page.route(copy, async (route) => {
    await route.fulfill({ response: await route.fetch({ url: `${url}About` }) });
  });
  await page.goto(copy);
  await page.mouse.move(30, 300);
  await page.keyboard.press('Tab');
  await expect(h1(page, 'About')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-path', `${base}/About`);
  await linkTo(page, 'Contact').click();
  await expect(h1(page, 'Contact')).toBeVisible();
  // Contact's, at its own address.
  await expect.poll(() => scripts.filter((script) => script.includes('/main-')).length).toBe(1);
});

test('a slow page is seen and heard to be on its way', async ({ page }) => {
  await page.goto(`${url}Home`);
  await hydrated(page);
  const letGo = await hold(page, /\/assets\/ContactPage-\w+\.js$/);
  const link = linkTo(page, 'Contact');
  await link.click();
  await expect(link).toHaveAttribute('data-opening');
  await expect(link).toHaveCSS('opacity', '0.6');
  await expect(page.locator('#root > [aria-live]')).toHaveText(
    labels.opening.replace('{page}', titleOf('Contact').split(' · ')[1] ?? ''),
  );
  letGo();
  await expect(h1(page, 'Contact')).toBeFocused();
  await expect(page.locator('[data-opening]')).toHaveCount(0);
  await expect(page.locator('#root > [aria-live]')).toHaveText('');
});

test.describe('a message', { tag: '@Contact' }, () => {
  const written = () => message('Ada', 'ada@example.org', 'Engines', 'Two pages, with care');

  test('is sent once, and isn’t in the form again after Back', async ({ page }) => {
    let sent = 0;
    const shown: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent++;
    });
    // The page reports its button itself, since a query during a navigation would wait for the next page.
    page.on('console', (log) => shown.push(log.text()));
    await page.goto(`${url}Contact`);
    await hydrated(page);
    await fill(page, written());
    const submit = page.getByRole('button', { name: contact.submit });
    await submit.evaluate((button) => {
      const report = () => console.info(button.textContent, button.getAttribute('aria-disabled'));
      new MutationObserver(report).observe(button, { characterData: true, childList: true, subtree: true });
    });
    await submit.dblclick();
    await expect(page.getByRole('heading', { name: contact.thanks.title })).toBeFocused();
    await expect(page).toHaveTitle(titleOf('Contact')); // by the specification's rule, as on any load
    expect(shown).toContain(`${contact.sending} true`);
    expect(sent).toBe(1);
    await page.goBack();
    await hydrated(page);
    await expect(submit).toBeVisible();
    for (const label of Object.keys(written()))
      await expect(page.getByLabel(label, { exact: true })).toHaveValue('');
    await page.reload();
    await hydrated(page);
    await expect(page.getByLabel(contact.fields.message)).toHaveValue('');
  });

  test('that couldn’t be sent is in the form again after Back', async ({ page, complaints }) => {
    await page.goto(`${url}Contact`);
    await hydrated(page);
    await fill(page, written());
    await page.route('**/inbox', (route) => route.fulfill({ status: 500, body: 'Out of order' }));
    await page.getByRole('button', { name: contact.submit }).click();
    await expect(page.getByText('Out of order')).toBeVisible();
    await page.goBack();
    await hydrated(page);
    for (const [label, value] of Object.entries(written()))
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
    complaints.length = 0; // the browser reports the status
  });

  test('is sent without the spaces around what was written', async ({ page }) => {
    await page.goto(`${url}Contact`);
    await hydrated(page);
    const padded = Object.entries(written()).map(([label, value]) => [label, `  ${value} `]);
    await fill(page, { ...Object.fromEntries(padded), [contact.fields.name]: `${'ñ'.repeat(25)}   ` });
    const [sent] = await Promise.all([
      page.waitForRequest((request) => request.method() === 'POST'),
      page.getByRole('button', { name: contact.submit }).click(),
    ]);
    const posted = [...new URLSearchParams(sent.postData() ?? '').values()];
    expect(posted).toContain('ñ'.repeat(25));
    expect(posted.filter((value) => value !== value.trim())).toEqual([]);
  });

  test('can be written at a bookmark of the thank-you', async ({ page }) => {
    await page.goto(`${url}Contact?sent=1`);
    await hydrated(page);
    await expect(page.getByRole('button', { name: contact.submit })).toBeVisible();
    await expect(page.getByText(contact.thanks.title)).toBeHidden();
  });
});

test('a skill’s text keeps its button in view while it scrolls, and isn’t printed over the page', {
  tag: '@Skills',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(`${url}Skills?skill=${skills[0]?.id}`);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await dialog.evaluate((element) => element.scrollTo({ top: element.scrollHeight, behavior: 'instant' }));
  await expect(dialog.getByRole('button', { name: skillLabels.close })).toBeInViewport({ ratio: 1 });
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('dialog:modal')).toBeHidden();
});
