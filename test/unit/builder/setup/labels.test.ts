// Sites of owners whose language isn't the demonstration's: every word is theirs, or says its language.
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { loadContent } from '../../../../src/builder/content/content.ts';
import { downloadsOf } from '../../../../src/builder/cv/files.ts';
import { LABELS } from '../../../../src/labels/labels.ts';
import { copyDemonstrated } from '../../../support/demonstrated.ts';
import { keepBuilding } from '../../../support/keepBuilding.ts';
import type { parse } from '../../../support/parse.ts';
import { root } from '../../../support/project.ts';

const project = keepBuilding(await copyDemonstrated());
beforeEach(() => project.reset());

const labelsOf = (code = '') =>
  Object.values(LABELS[code] ?? {})
    .flat()
    .map(String);

/** Whose words stand in where a language has none. */
const english = labelsOf('en');

/** Each text that a page shows or reads out, with the language that it says it is in. */
function textsOf({ body }: ReturnType<typeof parse>): { text: string; lang: string }[] {
  const elements = [...body.querySelectorAll('*')].filter((each) => !each.closest('script, style, title'));

  return elements.flatMap((element) => {
    const lang = element.closest('[lang]')?.getAttribute('lang') ?? '';
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === 3);
    // A name of what has words of its own can't say its language.
    const isNamed = element.matches('img, button, summary');
    const named = isNamed ? ['alt', 'aria-label'].map((name) => element.getAttribute(name) ?? '') : [];

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
const unmarked = (page: ReturnType<typeof parse>, own: string[]) =>
  textsOf(page).filter(({ text, lang }) => {
    const [script] = Object.entries(SCRIPTS).find(([, letters]) => letters.test(text)) ?? [];
    if (script) return lang !== script;
    return english.includes(text) && !own.includes(text) && lang !== 'en';
  });

/** Fonts for letters that the demonstration's lacks. */
const FONTS: Record<string, string> = { ukrainian: 'commissioner', arabic: 'vazirmatn' };

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

    const { read, open } = await project.make();
    const { editions } = await loadContent({ root: project.root });

    expect(editions[0]).toMatchObject(expected);
    expect(editions[0] && downloadsOf(editions[0])?.pdf).toMatch(file);
    for (const { path: folder, code, lang, dir, paper, pages } of editions) {
      for (const { name: page } of pages) {
        const path = `${folder}/${page}.html`.slice(1);
        const html = await read(path);

        expect(html).toContain(`<html lang="${lang}" dir="${dir}" data-`);
        expect(html.includes('@page{size:letter}')).toBe(paper === 'letter');

        const own = code === 'en' ? english : labelsOf(code);
        expect(unmarked(await open(path), own), path).toEqual([]);
      }
    }
  },
);
