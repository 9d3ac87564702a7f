import { access, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { Window } from 'happy-dom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBuilder } from '../../build.mjs';
import { cacheDir } from '../support/project.ts';
import { copySample, sampleSources, siteOf } from '../support/sample.ts';

/** Texts with characters that have a meaning in HTML, attributes, scripts, styles, templates and addresses. */
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
const ROUNDS = 3;
/** The fields that are shown as one piece of text; the name is used in the most contexts. */
const FIELDS = [
  ['name', 'src/content/owner.ts', /name: '[^']*'/],
  ['lead', 'src/content/home.ts', /lead:\s*'[^']*'/],
  ['welcome', 'src/content/home.ts', /welcome: '[^']*'/],
  ['title', 'src/content/projects.ts', /(?<=id: [\s\S]*)title: '[^']*'/],
  ['alt', 'src/content/projects.ts', /alt: '[^']*'/],
  ['Projects', 'src/content/projects.ts', /(?<=export const page[\s\S]*)description:\s*'[^']*'/],
  ['submit', 'src/content/contact.ts', /submit: '[^']*'/],
  ['description', 'src/content/skills.ts', /(?<=id: [\s\S]*)description:\s*'[^']*'/],
] as const;
type Texts = Record<(typeof FIELDS)[number][0], string>;

/** A text for each field: after three rounds each hostile one has been in the name and in some other field. */
function textsOf(round: number, noise: string[]): Texts {
  const texts = FIELDS.map(([field], i) => {
    const one = HOSTILE[(round * FIELDS.length + i) % HOSTILE.length] ?? '';
    const share = HOSTILE.filter((_, k) => k % ROUNDS === round);
    const parts = field === 'name' ? [...share, noise[i]] : [one, noise[i]];
    const text = `x ${parts.join(' ').replace(/\p{Cc}/gu, ' ')} x`.replace(/\s+/g, ' ');
    return [field, text];
  });
  return Object.fromEntries(texts);
}

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

/** Builds the site with these texts, and restores the content. */
async function build(texts: Texts) {
  const restores = [];
  for (const [field, file, from] of FIELDS) {
    restores.push(
      await project.edit(file, (code) =>
        code.replace(from, (found) => `${found.split(':')[0]}: ${literal(texts[field])}`),
      ),
    );
  }
  const builder = await openBuilder({
    root: project.root,
    outDir,
    cacheDir,
    siteUrl: SITE_URL,
    compress: false,
  });
  try {
    await builder.build();
  } finally {
    await builder.dispose();
    for (const restore of restores.toReversed()) await restore();
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
  it.each([...Array(ROUNDS).keys()])(
    'appears literally in every place that shows it (round %i)',
    async (round) => {
      const anything = fc.array(fc.string({ unit: 'binary-ascii', maxLength: 12 }), {
        minLength: FIELDS.length,
        maxLength: FIELDS.length,
      });
      await fc.assert(
        fc.asyncProperty(anything, async (noise) => {
          const texts = textsOf(round, noise);
          await build(texts);
          const said = (field: keyof Texts) => squeeze(texts[field]);
          const home = await page('Home');
          expect(squeeze(home.title)).toBe(`${said('name')} · ${titles.Home}`);
          expect(squeeze(home.querySelector('h1')?.textContent)).toBe(said('name'));
          const lead = home.querySelector('main .button')?.parentElement?.previousElementSibling;
          expect(squeeze(lead?.textContent)).toBe(said('lead'));
          expect(squeeze(home.querySelector('meta[property="og:site_name"]')?.getAttribute('content'))).toBe(
            said('name'),
          );
          expect(squeeze(home.querySelector('#welcome')?.textContent)).toBe(said('welcome'));
          const projects = await page('Projects');
          expect(squeeze(projects.querySelector('meta[name="description"]')?.getAttribute('content'))).toBe(
            said('Projects'),
          );
          expect(squeeze(projects.querySelector('h2')?.textContent)).toBe(said('title'));
          expect(squeeze(projects.querySelector('main img')?.getAttribute('alt'))).toBe(said('alt'));
          const contact = await page('Contact');
          const skills = await page('Skills');
          expect(squeeze(contact.querySelector('form button')?.textContent)).toBe(said('submit'));
          expect(squeeze(skills.querySelector('article p')?.textContent)).toBe(said('description'));
          const cv = await page('CV');
          expect(squeeze(cv.querySelector('h1')?.textContent)).toBe(said('name'));
          for (const document of [home, projects, cv, contact, skills]) {
            const scripts = [...document.querySelectorAll('script')];
            const [data, ...others] = scripts.filter(({ type }) => type === 'application/ld+json');
            expect(others).toEqual([]);
            const { mainEntity, url } = JSON.parse(data?.textContent ?? '');
            expect(squeeze(mainEntity.name)).toBe(said('name'));
            expect(url.startsWith(SITE_URL)).toBe(true);
            const [start, ...more] = scripts.filter((script) => script !== data);
            expect(more).toEqual([]);
            if (document === cv) expect(start).toBeUndefined();
            else expect(await isBuilt(start?.getAttribute('data-scripts')?.split(' ')[0])).toBe(true);
            for (const link of document.querySelectorAll('link[rel="icon"], link[rel="manifest"]'))
              expect(await isBuilt(link.getAttribute('href'))).toBe(true);
            expect(document.querySelectorAll('style')).toHaveLength(1);
            for (const element of document.querySelectorAll('*')) {
              for (const { name } of element.attributes) expect(name).not.toMatch(/^on|^style$/);
            }
          }
          const manifest = JSON.parse(await readFile(join(outDir, 'manifest.webmanifest'), 'utf8'));
          expect(squeeze(manifest.name)).toBe(said('name'));
          const sitemap = await readFile(join(outDir, 'sitemap.xml'), 'utf8');
          const [address = ''] = sitemap.match(/(?<=<loc>)[^<]+/) ?? [];
          expect(address).toBe(`${SITE_URL.replace('&', '&amp;')}Home`);
        }),
        { numRuns: 1, endOnFailure: true },
      );
    },
  );
});
