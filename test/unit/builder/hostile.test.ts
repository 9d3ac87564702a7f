import { access, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Window } from 'happy-dom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBuilder } from '../../../src/builder/build.ts';
import { cacheDir } from '../../support/project.ts';
import { copySample, sampleSources, siteOf } from '../../support/sample.ts';

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
  (siteOf(sampleSources()).editions[0]?.pages ?? []).map(({ name, texts }) => [name, texts.title]),
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

let project: Awaited<ReturnType<typeof copySample>>;
let outDir: string;

beforeAll(async () => {
  project = await copySample();
  outDir = join(await mkdtemp(join(tmpdir(), 'portfolio-hostile-')), 'dist');
});
afterAll(async () => {
  await project.remove();
  await rm(join(outDir, '..'), { recursive: true, force: true });
});

/** Its path must be escaped in HTML and XML. */
const SITE_URL = 'http://localhost:4173/a&copy;b/';

const literal = (text: string) =>
  JSON.stringify(text).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

/** Builds the site with them. */
async function build() {
  for (const [, file, from] of FIELDS) {
    await project.edit(file, (code) =>
      code.replace(from, (found) => `${found.split(':')[0]}: ${literal(text)}`),
    );
  }
  const builder = await openBuilder({
    root: project.root,
    outDir,
    cacheDir,
    siteUrl: SITE_URL,
  });
  try {
    await builder.build();
  } finally {
    await builder.dispose();
  }
}

async function page(name: string) {
  const window = new Window({ settings: { disableJavaScriptEvaluation: true, disableCSSFileLoading: true } });
  window.document.write(await readFile(join(outDir, `${name}.html`), 'utf8'));
  return window.document;
}

/** Whether a path of the site is a built file. */
const isBuilt = (path: string | null | undefined) => {
  const base = new URL(SITE_URL).pathname;
  if (!path?.startsWith(base)) return false;
  return access(join(outDir, path.slice(base.length))).then(
    () => true,
    () => false,
  );
};

const squeeze = (text: string | null | undefined) => text?.replace(/\s+/g, ' ').trim();

describe('hostile content', () => {
  it('appears literally in every place that shows it', async () => {
    await build();
    const home = await page('Home');
    expect(squeeze(home.title)).toBe(`${shown} · ${titles.Home}`);
    expect(squeeze(home.querySelector('h1')?.textContent)).toBe(shown);
    const lead = home.querySelector('main .button')?.parentElement?.previousElementSibling;
    expect(squeeze(lead?.textContent)).toBe(shown);
    expect(squeeze(home.querySelector('meta[property="og:site_name"]')?.getAttribute('content'))).toBe(shown);
    expect(squeeze(home.querySelector('#welcome')?.textContent)).toBe(shown);
    const projects = await page('Projects');
    expect(squeeze(projects.querySelector('meta[name="description"]')?.getAttribute('content'))).toBe(shown);
    const card = [...projects.querySelectorAll('article')].find(
      (article) => squeeze(article.querySelector(':is(h2, h3)')?.textContent) === shown,
    );
    expect(squeeze(card?.querySelector('img')?.getAttribute('alt'))).toBe(shown);
    const contact = await page('Contact');
    expect(squeeze(contact.querySelector('form button')?.textContent)).toBe(shown);
    const cv = await page('CV');
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
      if (document === cv) expect(start).toBeUndefined();
      else expect(await isBuilt(start?.getAttribute('data-load')?.split(' ')[0])).toBe(true);
      for (const link of document.querySelectorAll('link[rel="icon"], link[rel="manifest"]'))
        expect(await isBuilt(link.getAttribute('href'))).toBe(true);
      expect(document.querySelectorAll('style')).toHaveLength(1);
      for (const element of document.querySelectorAll('*')) {
        for (const { name } of element.attributes) expect(name).not.toMatch(/^on/);
      }
    }
    const manifest = JSON.parse(await readFile(join(outDir, 'manifest.webmanifest'), 'utf8'));
    expect(squeeze(manifest.name)).toBe(shown);
    const sitemap = await readFile(join(outDir, 'sitemap.xml'), 'utf8');
    const [address = ''] = sitemap.match(/(?<=<loc>)[^<]+/) ?? [];
    expect(address).toBe(SITE_URL.replace('&', '&amp;'));
  });
});
