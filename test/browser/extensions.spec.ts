// Changes by the browser before scripts take the page over.
import { expect, hold, hydrated, isEntry, routes, site, test } from './fixtures.ts';

const { url } = site;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const route of routes)
  test(`a telephone link in ${route} costs the part that it is in alone`, async ({ page, complaints }) => {
    const letGo = await hold(page, isEntry);
    await page.goto(url + route);
    // As phones do with years and figures.
    await page.evaluate(() => {
      for (const element of document.querySelectorAll('main *')) Reflect.set(element, 'isFirst', true);
      const texts = [...document.querySelectorAll('main p')].filter((p) => p.firstChild instanceof Text);
      const text = texts.at(-1)?.firstChild as Text;
      const link = document.createElement('a');
      link.href = 'tel:+34';
      text.replaceWith(link);
      link.append(text);
    });
    letGo();
    await hydrated(page);
    const made = await page.evaluate(() => {
      const isNew = (element: Element) => !Reflect.get(element, 'isFirst');
      const parts = [...document.querySelectorAll('main > .page-layer > *')];
      return {
        title: isNew(document.querySelector('h1') as Element),
        parts: parts.filter(isNew).length,
      };
    });
    expect(made.title).toBe(false);
    expect(made.parts).toBeLessThanOrEqual(1);
    expect(complaints.filter((line) => !/Minified React error #(418|421|422|423)/.test(line))).toEqual([]);
    complaints.length = 0;
  });
