import { join } from 'node:path';
import { Window } from 'happy-dom';
import { beforeAll, expect, it } from 'vitest';
import { buildOnce } from '../support/build.ts';
import { copyPlainFixture, fixtureSources, siteOf } from '../support/fixtureSources.ts';
import { readTree } from '../support/project.ts';

/** Texts with characters that are special in HTML, attributes, scripts, styles, templates and addresses. */
const HOSTILE = [
  '</title><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '<!-- --> <!--$--> ]]>',
  '</style><style>*{display:none}',
  '</script><script>alert(1)</script>',
  '&lt;b&gt; &amp;amp; &#60;',
  '{{head}} {{body}} $& $1 $`',
  '\u2028\u2029\u200b\u202e',
  'javascript:alert(1)',
  '`+alert(1)+`',
  '\\u003cscript>',
  '🙂‍↔️ ñ́ ﷽',
];

const titles = Object.fromEntries(
  (siteOf(fixtureSources()).editions[0]?.pages ?? []).map(({ name, texts }) => [name, texts.title]),
);
/** The fields that are shown as one piece of text; the name is used in the most contexts. */
const FIELDS = [
  ['name', 'src/content/owner.ts', /name: '[^']*'/],
  ['lead', 'src/content/home.ts', /lead:\s*'[^']*'/],
  ['welcome', 'src/content/home.ts', /welcome: '[^']*'/],
  ['title', 'src/content/projects.ts', /(?<=id: [\s\S]*)title: '[^']*'/],
  ['alt', 'src/content/projects.ts', /alt: '[^']*'/],
  ['Projects', 'src/content/projects.ts', /(?<=export const page[\s\S]*)description:\s*'[^']*'/],
  ['submit', 'src/content/contact.ts', /submit: '[^']*'/],
] as const;
/** All the hostile texts in each field. */
const text = `x ${HOSTILE.join(' ')} x`;
const shown = text.replace(/\s+/g, ' ');

/** Its path must be escaped in HTML and XML. */
const SITE_URL = 'http://localhost:4173/a&copy;b/';

const literal = (text: string) =>
  JSON.stringify(text).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

let files: Map<string, Buffer>;
beforeAll(async () => {
  const project = await copyPlainFixture();
  for (const [, file, from] of FIELDS)
    await project.edit(file, (code) =>
      code.replace(from, (found) => `${found.split(':')[0]}: ${literal(text)}`),
    );
  await buildOnce({ root: project.root, siteUrl: SITE_URL });
  files = await readTree(join(project.root, 'dist'));
  await project.remove();
});

function page(name: string) {
  const window = new Window({ settings: { disableJavaScriptEvaluation: true, disableCSSFileLoading: true } });
  window.document.write(String(files.get(`${name}.html`)));
  return window.document;
}

/** Whether a path of the site is a built file. */
const isBuilt = (path: string | null | undefined) => {
  const base = new URL(SITE_URL).pathname;
  return path?.startsWith(base) && files.has(path.slice(base.length));
};

const squeeze = (text: string | null | undefined) => text?.replace(/\s+/g, ' ').trim();

it('hostile content appears literally in every place that shows it', () => {
  const home = page('Home');
  expect(squeeze(home.title)).toBe(`${shown} · ${titles.Home}`);
  expect(squeeze(home.querySelector('h1')?.textContent)).toBe(shown);
  const lead = home.querySelector('main .button')?.parentElement?.previousElementSibling;
  expect(squeeze(lead?.textContent)).toBe(shown);
  expect(squeeze(home.querySelector('meta[property="og:site_name"]')?.getAttribute('content'))).toBe(shown);
  expect(squeeze(home.querySelector('#welcome')?.textContent)).toBe(shown);
  const projects = page('Projects');
  expect(squeeze(projects.querySelector('meta[name="description"]')?.getAttribute('content'))).toBe(shown);
  const card = [...projects.querySelectorAll('article')].find(
    (article) => squeeze(article.querySelector(':is(h2, h3)')?.textContent) === shown,
  );
  expect(squeeze(card?.querySelector('img')?.getAttribute('alt'))).toBe(shown);
  const contact = page('Contact');
  expect(squeeze(contact.querySelector('form button')?.textContent)).toBe(shown);
  const cv = page('CV');
  expect(squeeze(cv.querySelector('h1')?.textContent)).toBe(shown);
  for (const document of [home, projects, cv, contact]) {
    const scripts = [...document.querySelectorAll('script')];
    const [data, ...others] = scripts.filter(({ type }) => type === 'application/ld+json');
    expect(others).toEqual([]);
    const { mainEntity, url } = JSON.parse(data?.textContent ?? '');
    expect(squeeze(mainEntity.name)).toBe(shown);
    expect(url.startsWith(SITE_URL)).toBe(true);
    const [start, ...more] = scripts.filter(({ type }) => type === '');
    expect(more).toEqual([]);
    // A document has its frame's own, and loads none.
    if (document === cv) expect(start?.dataset.load).toBeUndefined();
    else expect(isBuilt(start?.getAttribute('data-load')?.split(' ')[0])).toBe(true);
    for (const link of document.querySelectorAll('link[rel="icon"], link[rel="manifest"]'))
      expect(isBuilt(link.getAttribute('href'))).toBe(true);
    expect(document.querySelectorAll('style')).toHaveLength(1);
    for (const element of document.querySelectorAll('*')) {
      for (const { name } of element.attributes) expect(name).not.toMatch(/^on/);
    }
  }
  const manifest = JSON.parse(String(files.get('manifest.webmanifest')));
  expect(squeeze(manifest.name)).toBe(shown);
  const [address = ''] = String(files.get('sitemap.xml')).match(/(?<=<loc>)[^<]+/) ?? [];
  expect(address).toBe(SITE_URL.replace('&', '&amp;'));
});
