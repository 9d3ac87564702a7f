// What checks any content (test/site/oracles) finds what it is for; the sites' own tests say that it finds nothing else.
import { contentFaults } from '../site/contentFaults.ts';
import { expect, test } from './fixtures.ts';

const NARROW = 'width: 90px; font: 16px Arial; margin: 0';
const TITLE = 'font: 700 60px Arial; width: 300px; margin: 0';

const picture = (width: number, height: number) =>
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'/>`;

interface Row {
  content: string;
  faults?: string[];
}

const ROWS: Record<string, Row> = {
  'an accent that touches the line before': {
    content: `<h1 style="${TITLE}; line-height: 0.8">goggg Ésope</h1>`,
    faults: ['the ink of “goggg” touches that of “Ésope”'],
  },
  'Arabic in lines that are too tight': {
    content: `<h1 dir="rtl" style="${TITLE}; line-height: 0.7"><span>ججججج</span><br>أأأأأأأأأ</h1>`,
    faults: ['the ink of “ججججج” touches that of “أأأأأأأأأ”'],
  },
  'a title that touches the text below it': {
    content: `<h1 style="${TITLE}; line-height: 0.7">gjgjgj</h1><p style="margin: 0">ÉÉÉÉÉÉÉÉÉÉÉ</p>`,
    faults: ['the ink of “gjgjgj” touches that of “ÉÉÉÉÉÉÉÉÉÉÉ”'],
  },
  'a title whose descenders are cut off': {
    content: `<div style="overflow: hidden"><h1 style="${TITLE}; line-height: 0.8">aaggg</h1></div>`,
    faults: ['the ink of “aaggg” is cut by <div> “aaggg”'],
  },
  'a title that its shape cuts': {
    content: `<div style="clip-path: polygon(0 0, 100% 0, 100% 100%, 50px 100%)"><h1 style="${TITLE}">Ég</h1></div>`,
    faults: ['the ink of “Ég” is cut by <div> “Ég”'],
  },
  'a small text that its shape cuts': {
    content: '<div style="clip-path: polygon(0 0, 30px 0, 30px 100%, 0 100%)"><p>Words</p></div>',
    faults: ['the ink of “Words” is cut by <div> “Words”'],
  },
  'a turned word that its shape cuts': {
    content: `<div style="rotate: 60deg; margin: 150px; inline-size: 300px; clip-path: polygon(0 0, 100% 0, 100% 75%, 0 75%)"><h1 style="${TITLE}">gggg</h1></div>`,
    faults: ['the ink of “gggg” is cut by <div> “gggg”'],
  },
  'a word that breaks with no hyphen': {
    content: `<p style="${NARROW}; overflow-wrap: anywhere">a Geschwindigkeit</p>`,
    faults: ['“Geschwindigkeit” is broken'],
  },
  'Chinese, which breaks between any two letters': {
    content: `<p lang="zh" style="${NARROW}">我们的产品很好我们的产品很好</p>`,
  },
  'a word of both directions in one line': {
    content: '<p dir="rtl" style="width: 900px; font: 16px Arial">كتابC</p>',
  },
  'a sign that begins a line': {
    content: `<p style="${NARROW}; width: 60px">Bonjour !</p>`,
    faults: ['“Bonjour | !”: ! begins a line'],
  },
  'a sign that ends a line': {
    content: `<p style="${NARROW}; width: 70px">Dit « Bonjour</p>`,
    faults: ['“« | Bonjour”: « ends a line'],
  },
  'a name with a sign among words of the other direction': {
    content: '<p dir="rtl">لغات: <span>C#</span> و <span>.NET</span></p>',
    faults: [
      '“C#” isn’t isolated from the other direction',
      '“.NET” isn’t isolated from the other direction',
    ],
  },
  'a number with its sign': {
    content: '<p dir="rtl">+41 79 123</p><p dir="rtl">14 → 2</p>',
    faults: [
      '“+41 79 123” isn’t isolated from the other direction',
      '“14 → 2” isn’t isolated from the other direction',
    ],
  },
  'Arabic with a sign in English': {
    content: '<p>Her word: <span>مرحبا!</span></p>',
    faults: ['“مرحبا!” isn’t isolated from the other direction'],
  },
  'a tall picture in a wide frame': {
    content: `<article><img alt="A" src="${picture(1170, 2532)}" style="object-fit: cover; width: 320px; height: 200px"></article>`,
    faults: ['the picture “A” shows 29 % of itself'],
  },
  'a picture that its frame’s foot cuts off': {
    content: `<article><div style="overflow: hidden; height: 100px"><img alt="A" src="${picture(320, 200)}" style="object-fit: cover; width: 320px; height: 200px"></div></article>`,
    faults: ['the picture “A” shows 50 % of itself'],
  },
};

for (const [name, { content, faults = [] }] of Object.entries(ROWS))
  test(`any content: ${faults.length > 0 ? 'finds' : 'accepts'} ${name}`, async ({ page }) => {
    await page.setContent(`<!doctype html><main>${content}</main>`);

    expect(await contentFaults(page)).toEqual(faults);
  });
