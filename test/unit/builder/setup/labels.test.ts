// Sites of owners whose language isn't the demonstration's: every word is theirs, or says its language.
import { join } from 'node:path';
import { Window } from 'happy-dom';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openBuilder } from '../../../../src/builder/build.ts';
import { loadContent } from '../../../../src/builder/content/content.ts';
import { placesOf } from '../../../../src/builder/content/entries.ts';
import { downloadsOf } from '../../../../src/builder/resume/files.ts';
import { LABELS } from '../../../../src/builder/setup/labels.ts';
import { type OutputFile, readText } from '../../../../src/builder/shared/outputFile.ts';
import { copyDemonstrated } from '../../../support/demonstrated.ts';
import { FIXTURE_LANGUAGE, fixtureSources, siteOf } from '../../../support/fixtureSources.ts';
import { cacheDir, root } from '../../../support/project.ts';

let project: Awaited<ReturnType<typeof copyDemonstrated>>;
let builder: Awaited<ReturnType<typeof openBuilder>>;

beforeAll(async () => {
  project = await copyDemonstrated();
  builder = await openBuilder({ root: project.root, cacheDir, missing: true });
});
beforeEach(() => project.reset());
afterAll(async () => {
  await builder.dispose();
  await project.remove();
});

/** The site's own words in English, which setup writes where it knows no other. */
const english = placesOf(siteOf(fixtureSources())).flatMap(({ schema, value }) =>
  schema.meta()?.isLabel
    ? [value].flat().map((text) => String((text as { text?: string })?.text ?? text))
    : [],
);

/** Each text that a page shows or reads out, with the language that it says it is in. */
function textsOf(html: string): { text: string; lang: string }[] {
  const window = new Window({ settings: { disableJavaScriptEvaluation: true } });
  const { body } = new window.DOMParser().parseFromString(html, 'text/html');
  const elements = [...body.querySelectorAll('*')].filter((each) => !each.closest('script, style, title'));
  return elements.flatMap((element) => {
    const lang = element.closest('[lang]')?.getAttribute('lang') ?? '';
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === 3);
    const named = ['alt', 'aria-label'].map((name) => element.getAttribute(name) ?? '');
    return [...own.map(({ textContent }) => textContent ?? ''), ...named]
      .map((text) => ({ text: text.trim(), lang }))
      .filter(({ text }) => text !== '');
  });
}

/** Languages of the résumés that have letters of their own. */
const SCRIPTS = { uk: /\p{Script=Cyrillic}/u, ar: /\p{Script=Arabic}/u };

/**
 * The texts of a page that aren't in the language that they say.
 *
 * @param own labels of the page's language that are the same in English
 */
const unmarked = (html: string, own: string[]) =>
  textsOf(html).filter(({ text, lang }) => {
    const [script] = Object.entries(SCRIPTS).find(([, letters]) => letters.test(text)) ?? [];
    if (script) return lang !== script;
    return english.includes(text) && !own.includes(text) && lang !== FIXTURE_LANGUAGE;
  });

/** Fonts for letters that the demonstration's lacks. */
const FONTS: Record<string, string> = { ukrainian: 'commissioner', arabic: 'vazirmatn' };

const labelsOf = (code = '') =>
  Object.values(LABELS[code] ?? {})
    .flat()
    .map(String);

it.each<[name: string, tags: string[], expected: Record<string, string>, file: RegExp]>([
  ['french', ['fr'], { lang: 'fr', locale: 'fr-FR', paper: 'A4' }, /-camille-roux\.pdf$/],
  ['serbian', ['sr-Latn'], { lang: 'sr-Latn', locale: 'sr-Latn-RS', paper: 'A4' }, /-milica-petrovic\.pdf$/],
  ['ukrainian', ['uk', 'en'], { lang: 'uk', locale: 'uk-UA' }, /-olena-shevchuk-havryliuk\.pdf$/],
  ['arabic', ['ar', 'en'], { lang: 'ar', locale: 'ar-AE', dir: 'rtl' }, /\.pdf$/],
  ['mexican', ['es'], { lang: 'es', locale: 'es-MX', paper: 'letter' }, /-valeria-ortiz-zuniga\.pdf$/],
])(
  'a site of the %s résumé has no word in another language than it says',
  async (name, tags, expected, file) => {
    const said = await project.setUpWith(join(root, `test/fixture/resumes/${name}.json`), ...tags);
    expect(said.join('\n').match(/@fontsource-variable\/([\w-]+),/)?.[1]).toBe(FONTS[name]);
    const made = await builder.make();
    await made.check();
    const { editions } = await loadContent({ root: project.root });

    expect(editions[0]).toMatchObject(expected);
    expect(editions[0] && downloadsOf(editions[0])?.pdf).toMatch(file);
    for (const { path: folder, code, lang, dir, paper, pages } of editions) {
      for (const { name: page } of pages) {
        const path = `${folder}/${page}.html`.slice(1);
        const html = await readText(made.files.find((each) => each.path === path) as OutputFile);
        expect(html).toContain(`<html lang="${lang}" dir="${dir}" data-`);
        expect(html.includes('@page{size:letter}')).toBe(paper === 'letter');
        const own = code === FIXTURE_LANGUAGE ? english : labelsOf(code);
        expect(unmarked(html, own), path).toEqual([]);
      }
    }
  },
);

it('names every text that a language lacks when that is asked for', async () => {
  await project.setUpWith(join(root, 'test/fixture/resumes/serbian.json'), 'sr-Latn');
  const { warnings } = await builder.make();
  const [lacking = ''] = warnings.filter((line) => line.includes('not written in "sr"'));
  const [, count] = lacking.match(/^(\d+) texts are/) ?? [];
  expect(Number(count)).toBeGreaterThan(80);
  expect(lacking.match(/\n {2}src\/content\/\w+\.ts, /g)).toHaveLength(Number(count));
});

it('shows what a language lacks in its own fallback, not in the site’s first language', async () => {
  await project.setUpWith(join(root, 'test/fixture/resumes/ukrainian.json'), 'uk', 'en', 'cs');
  await project.edit('src/content/editions.ts', (text) =>
    text.replace("code: 'cs',", "code: 'cs', fallback: 'en',"),
  );
  const made = await builder.make();
  const page = made.files.find(({ path }) => path === 'cs/Contact.html') as OutputFile;
  const found = textsOf(await readText(page)).filter(({ lang }) => lang === 'uk');
  expect(found.map(({ text }) => text)).toEqual(found.map(() => expect.stringMatching(SCRIPTS.uk)));
  expect(textsOf(await readText(page))).toContainEqual({
    text: fixtureSources().frame.labels.skipToContent,
    lang: 'en',
  });
  await project.edit('src/content/editions.ts', (text) => text.replace("fallback: 'en'", "fallback: 'pl'"));
  await expect(builder.make()).rejects.toThrow(
    'editions[2].fallback = "pl": isn’t a language of the site: write one of uk, en, cs, or remove it',
  );
});
