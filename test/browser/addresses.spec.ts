// Pages at addresses, and on connections, that aren't their own.
import { editions, first, others } from '../support/fixture.ts';
import { expect, h1, hydrated, linkTo, second, site, test } from './fixtures.ts';

const { url } = site;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [address, name] of [
  ['?x=1#about-me', 'Home'],
  ['nope', 'Home'],
  [`${second}.html`, second],
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
    const answer = await page.goto(url + path);
    await hydrated(page);
    const text = await page.locator('#root').ariaSnapshot(); // without ornaments, which come when they can
    return { status: answer?.status(), text: text.replace(/\d+/g, '') };
  };

  const { text } = await bodyOf('Home');

  for (const path of ['nope', '%E0%A4%A', 'About/%'])
    expect(await bodyOf(path), path).toEqual({ status: 404, text });
  expect(complaints.splice(0).filter((each) => !/404/.test(each))).toEqual([]);
});
