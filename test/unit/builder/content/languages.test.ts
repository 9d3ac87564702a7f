import { expect, it } from 'vitest';
import { siteModule } from '../../../../src/builder/bundle/siteModules.ts';
import { languageWarnings } from '../../../../src/builder/content/languages.ts';
import {
  copyFixture,
  FIXTURE_LANGUAGE,
  FURTHER,
  fixtureSources,
  siteOf,
  writeContent,
} from '../../../support/fixtureSources.ts';
import { keepBuilding } from '../../../support/keepBuilding.ts';

const [english = { code: '', name: '', locale: '' }] = FURTHER;
/** A language without labels of the template's. */
const SERBIAN = { code: 'sr', name: 'Srpski', locale: 'sr-Latn-RS' };
const project = keepBuilding(await copyFixture(), { missing: true });

/** The fixture with a few texts in one language alone. */
function partlyTranslated() {
  const content = fixtureSources(english);
  const { home, homeStory } = content.home;

  home.lead = { [FIXTURE_LANGUAGE]: 'Not translated yet.', sv: 'Inte på svenska.' };
  home.phrases = { [FIXTURE_LANGUAGE]: [{ text: 'Good morning' }] };
  homeStory.about = {
    title: { [english.code]: 'On me', [FIXTURE_LANGUAGE]: 'Moi' },
    paragraphs: { [FIXTURE_LANGUAGE]: ['Late.'] },
    more: 'More',
  };
  content.projects.projects[0].image.alt = { [FIXTURE_LANGUAGE]: 'A map' };

  return content;
}

const LACKING = '4 texts are not written in "en", so that its pages show another language’s:';
const PLACES = [
  'src/content/home.ts, home.phrases',
  'src/content/home.ts, home.lead',
  'src/content/home.ts, homeStory.about.paragraphs',
  'src/content/projects.ts, projects[0].image.alt',
];
const UNLISTED =
  '1 text is also written in "sv", which src/content/editions.ts doesn’t list, so that no page shows it:';

it('offers a language by its name while the offer isn’t translated', () => {
  const content = fixtureSources(SERBIAN);
  const facts = {
    ...{ base: '', siteUrl: 'https://user.example/', assetsUrl: '/', inbox: null, buildYear: 2020 },
    ...{ sheets: {}, worker: '', images: {} },
  };
  const offers = () => {
    const { editions } = siteOf(content);
    return editions[0] && siteModule(editions[0], editions, facts).editions.map(({ offer }) => offer);
  };

  content.frame.popup = { offer: { [FIXTURE_LANGUAGE]: 'En français', sr: 'Na srpskom' } };
  expect(offers()).toEqual(['En français', 'Na srpskom']);

  delete content.frame.popup.offer.sr;
  expect(offers()).toEqual(['En français', SERBIAN.name]);
});

it('lists the texts that a language lacks, and those in a language that the site lacks', () => {
  const sources = partlyTranslated();
  const { schemas } = siteOf(sources);

  expect(languageWarnings({ sources, schemas })).toEqual([
    `${LACKING} ${PLACES.join('; ')}`,
    `${UNLISTED} ${PLACES[1]}`,
    expect.stringMatching(/^en: \d+ texts are the same in every language/),
  ]);
});

it('shows a text that a language lacks in the first one, says its language, and lists all if asked to', async () => {
  await writeContent(project.root, partlyTranslated());
  const { files, read, warnings } = await project.make();

  const theirs = await read(`${english.code}/Home.html`);
  expect(theirs).toMatch(/<p[^>]* lang="fr"[^>]*><bdi>Not translated yet\.<\/bdi><\/p>/);
  expect(theirs).toMatch(/<p[^>]* lang="fr"[^>]*><bdi>Late\.<\/bdi><\/p>/);
  expect(theirs).toMatch(/lang="fr"[^>]*>Good morning/);
  expect(theirs).toMatch(/>On me</);
  expect(await read(`${english.code}/Projects.html`)).toMatch(
    /<img[^>]* (alt="A map"[^>]* lang="fr"|lang="fr"[^>]* alt="A map")/,
  );
  expect(await read('Home.html')).toContain('>Not translated yet.</p>');

  // A text in a language that the site doesn't have is in no file.
  for (const path of files.filter((each) => /\.(html|js|json|xml)$/.test(each)))
    expect(await read(path), path).not.toContain('Inte på svenska.');

  expect(warnings).toContain([LACKING, ...PLACES].join('\n  '));
});

it('shows what a language lacks in its own fallback, not in the site’s first language', () => {
  const content = fixtureSources(...FURTHER);
  content.editions.editions[2].fallback = english.code;
  content.home.home.lead = { [FIXTURE_LANGUAGE]: 'Français.', [english.code]: 'English.' };
  const italian = siteOf(content).editions[2];

  expect(italian?.content.home.home.lead).toBe('English.');
  expect(italian?.fallbacks).toEqual({ 'English.': english.code });
});

it('says the language of another one’s text with its script', () => {
  const content = fixtureSources(SERBIAN);
  content.home.home.lead = { sr: 'Zdravo.' };

  expect(siteOf(content).editions[0]?.fallbacks).toEqual({ 'Zdravo.': 'sr-Latn' });
});
