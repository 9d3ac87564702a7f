// @vitest-environment node
import { access, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { Window } from 'happy-dom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBuilder } from '../../build.mjs';
import { cacheDir, copyProject } from '../support/project.ts';

/** Texts that mean something in HTML, attributes, scripts, styles, templates and addresses. */
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

const hostile = fc
  .array(fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'binary-ascii', maxLength: 12 })), {
    minLength: 1,
    maxLength: 3,
  })
  .map((parts) => `x ${parts.join(' ').replace(/\p{Cc}/gu, ' ')} x`.replace(/\s+/g, ' '));

let project: Awaited<ReturnType<typeof copyProject>>;
let outDir: string;

beforeAll(async () => {
  project = await copyProject();
  outDir = join(await mkdtemp(join(tmpdir(), 'portfolio-hostile-')), 'dist');
});
afterAll(async () => {
  await project.remove();
  await rm(join(outDir, '..'), { recursive: true, force: true });
});

/** Its path means something in HTML and XML. */
const SITE_URL = 'http://localhost:4173/a&copy;b/';

const literal = (text: string) =>
  JSON.stringify(text).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

/** Builds the site with the text wherever the content lets a text stand that is shown in one piece. */
async function build(text: string) {
  const edits: [file: string, from: RegExp, to: string][] = [
    ['src/content/owner.ts', /name: '[^']*'/, `name: ${literal(text)}`],
    ['src/content/home.ts', /lead: '[^']*'/, `lead: ${literal(text)}`],
    ['src/content/homeStory.ts', /welcome: '[^']*'/, `welcome: ${literal(text)}`],
    ['src/content/projects.ts', /title: '[^']*'/, `title: ${literal(text)}`],
    ['src/content/projects.ts', /alt: '[^']*'/, `alt: ${literal(text)}`],
    ['src/content/descriptions.ts', /Projects:\s*'[^']*'/, `Projects: ${literal(text)}`],
    ['src/content/contact.ts', /submit: '[^']*'/, `submit: ${literal(text)}`],
    ['src/content/skills.ts', /description:\s*'[^']*'/, `description: ${literal(text)}`],
  ];
  const restores = [];
  for (const [file, from, to] of edits)
    restores.push(await project.edit(file, (code) => code.replace(from, () => to)));
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
  it('is written as what it is, wherever it stands', async () => {
    await fc.assert(
      fc.asyncProperty(hostile, async (text) => {
        await build(text);
        const said = squeeze(text);
        const home = await page('Home');
        expect(squeeze(home.title)).toBe(`${said} · Home`);
        expect(squeeze(home.querySelector('h1')?.textContent)).toBe(said);
        const lead = home.querySelector('main .button')?.parentElement?.previousElementSibling;
        expect(squeeze(lead?.textContent)).toBe(said);
        expect(squeeze(home.querySelector('meta[property="og:site_name"]')?.getAttribute('content'))).toBe(
          said,
        );
        expect(squeeze(home.querySelector('#bienvenida')?.textContent)).toBe(said);
        const projects = await page('Projects');
        expect(squeeze(projects.querySelector('meta[name="description"]')?.getAttribute('content'))).toBe(
          said,
        );
        expect(squeeze(projects.querySelector('h2')?.textContent)).toBe(said);
        expect(squeeze(projects.querySelector('main img')?.getAttribute('alt'))).toBe(said);
        const cv = await page('CV');
        expect(squeeze(cv.querySelector('h1')?.textContent)).toBe(said);
        for (const document of [home, projects, cv, await page('Contact'), await page('Skills')]) {
          const scripts = [...document.querySelectorAll('script')];
          const [data, ...others] = scripts.filter(({ type }) => type === 'application/ld+json');
          expect(others).toEqual([]);
          const { mainEntity, url } = JSON.parse(data?.textContent ?? '');
          expect(squeeze(mainEntity.name)).toBe(said);
          expect(url.startsWith(SITE_URL)).toBe(true);
          const [start, ...more] = scripts.filter((script) => script !== data);
          expect(more).toEqual([]);
          if (document === cv) expect(start).toBeUndefined();
          else expect(await isBuilt(start?.getAttribute('data-main'))).toBe(true);
          for (const link of document.querySelectorAll('link[rel="icon"], link[rel="manifest"]'))
            expect(await isBuilt(link.getAttribute('href'))).toBe(true);
          expect(document.querySelectorAll('style')).toHaveLength(1);
          for (const element of document.querySelectorAll('*')) {
            for (const { name } of element.attributes) expect(name).not.toMatch(/^on|^style$/);
          }
        }
        const manifest = JSON.parse(await readFile(join(outDir, 'manifest.webmanifest'), 'utf8'));
        expect(squeeze(manifest.name)).toBe(said);
        const sitemap = await readFile(join(outDir, 'sitemap.xml'), 'utf8');
        const [address = ''] = sitemap.match(/(?<=<loc>)[^<]+/) ?? [];
        expect(address).toBe(`${SITE_URL.replace('&', '&amp;')}Home`);
      }),
      { numRuns: 12, examples: HOSTILE.slice(0, 8).map((text) => [`x ${text} x`]) },
    );
  });
});
