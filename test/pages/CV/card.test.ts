import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { toCard } from '../../../src/builder/cv/card.ts';
import { cardFiles } from '../../../src/builder/cv/files.ts';
import { readText } from '../../../src/builder/shared/outputFile.ts';
import { FURTHER, fixtureSources, type Sources, siteOf } from '../../support/fixtureSources.ts';

const editionsOf = (sources: Sources) => siteOf(sources).editions;

/** Reads a card as other programs do. */
function read(card: string) {
  const [, properties] = ICAL.parse(card) as [string, [string, Record<string, string>, string, unknown][]];
  return properties.map(([name, , , value]) => [name, value]);
}

it('is written beside each edition’s curriculum, and says where it is', async () => {
  const editions = editionsOf(fixtureSources(...FURTHER));
  const files = cardFiles(editions, { siteUrl: 'https://ada.dev/repo/' });
  const paths = editions.map(({ path, content }) => `${path}/${content.cv.cv.card}`.slice(1));
  expect(files.map(({ path }) => path)).toEqual(paths);
  for (const file of files)
    expect(read(await readText(file))).toContainEqual(['source', `https://ada.dev/repo/${file.path}`]);
});

it('has name, title, town, e-mail address and pages', () => {
  const sources = fixtureSources();
  sources.editions.editions.push(...FURTHER.slice(0, 1));
  sources.owner.owner.name = { fr: 'Ada; Byron, Countess', en: 'Άδα' };
  sources.owner.owner.profiles = [
    { id: 'github', label: 'GitHub', url: 'https://github.com/ada,byron' },
    { id: 'email', label: 'E-mail', url: 'mailto:ada+card@ada.dev' },
    { id: 'phone', label: 'Telephone', url: 'tel:+44-20-7946-0000' },
  ];
  const [edition, english] = editionsOf(sources);
  if (!edition || !english) throw new Error('no edition');

  const facts = {
    homeUrl: 'https://ada.dev/',
    address: 'https://ada.dev/ada.vcf',
    town: 'Palm Springs; West, France',
  };

  expect(read(toCard(english, facts))).toContainEqual(['fn', 'Άδα']);
  expect(english.content.cv.cv.file).toMatch(/-ada-byron-countess-en\.pdf$/);
  expect(read(toCard(edition, facts))).toEqual(
    expect.arrayContaining([
      ['version', '3.0'],
      ['n', ['', 'Ada; Byron, Countess', '', '', '']],
      ['fn', 'Ada; Byron, Countess'],
      ['title', edition.content.owner.owner.roles[0]],
      ['adr', ['', '', '', 'Palm Springs; West, France', '', '', '']],
      ['email', 'ada+card@ada.dev'],
      ['tel', '+44-20-7946-0000'],
      ['url', facts.homeUrl],
      ['url', 'https://github.com/ada,byron'],
    ]),
  );
});
