import { expect, it } from 'vitest';
import { openBuilder } from '../../../../src/builder/build.ts';
import { siteModule } from '../../../../src/builder/bundle/siteModules.ts';
import { readText } from '../../../../src/builder/shared/outputFile.ts';
import {
  copyPlainFixture,
  FIXTURE_LANGUAGE,
  FURTHER,
  fixtureSources,
  siteOf,
  writeContent,
} from '../../../support/fixtureSources.ts';
import { cacheDir } from '../../../support/project.ts';

const [french = { code: '', name: '', locale: '' }] = FURTHER;

it('offers a language by its name while the offer isn’t translated', () => {
  const content = fixtureSources(french);
  const facts = {
    ...{ base: '', siteUrl: 'https://user.example/', assetsUrl: '/', inbox: null, buildYear: 2020 },
    ...{ sheets: {}, worker: '', images: {} },
  };
  const offers = () => {
    const { editions } = siteOf(content);
    return editions[0] && siteModule(editions[0], editions, facts).editions.map(({ offer }) => offer);
  };
  content.frame.popup.offer = { [FIXTURE_LANGUAGE]: 'In English', [french.code]: 'En français' };
  expect(offers()).toEqual(['In English', 'En français']);
  delete content.frame.popup.offer[french.code];
  expect(offers()).toEqual(['In English', french.name]);
});

it('shows a text that a language lacks in the first one, says its language, and lists it', async () => {
  const project = await copyPlainFixture();
  const content = fixtureSources(french);
  const { home, homeStory } = content.home;
  home.lead = { [FIXTURE_LANGUAGE]: 'Not translated yet.', sv: 'Inte på svenska.' };
  homeStory.about = {
    title: { [french.code]: 'Sur moi', [FIXTURE_LANGUAGE]: 'Me' },
    paragraphs: { [FIXTURE_LANGUAGE]: ['Late.'] },
    more: 'More',
  };
  content.projects.page.link = { [FIXTURE_LANGUAGE]: 'Projects' };
  home.phrases = { [FIXTURE_LANGUAGE]: [{ text: 'Good morning' }] };
  content.projects.projects[0].image.alt = { [FIXTURE_LANGUAGE]: 'A map' };
  await writeContent(project.root, content);
  const options = { root: project.root, cacheDir, siteUrl: 'https://user.example/', placeholders: true };
  const builder = await openBuilder(options);
  try {
    const { files, warnings } = await builder.make();
    const htmlOf = async (path: string) => {
      const page = files.find((each) => each.path === path);
      return page ? readText(page) : '';
    };
    const theirs = await htmlOf(`${french.code}/Home.html`);
    expect(theirs).toMatch(/<p[^>]* lang="en"[^>]*>Not translated yet\.<\/p>/);
    expect(theirs).toMatch(/<p[^>]* lang="en"[^>]*>Late\.<\/p>/);
    expect(theirs).toMatch(/lang="en"[^>]*>Good morning/);
    expect(theirs).toMatch(/<a\b[^>]* lang="en"[^>]*>Projects</);
    expect(theirs).toMatch(/>Sur moi</);
    expect(await htmlOf(`${french.code}/Projects.html`)).toMatch(
      /<img[^>]* (alt="A map"[^>]* lang="en"|lang="en"[^>]* alt="A map")/,
    );
    expect(await htmlOf('Home.html')).toContain('>Not translated yet.</p>');
    // A text in a language that the site doesn't have is in no file.
    for (const file of files.filter(({ path }) => /\.(html|js|json|xml|webmanifest)$/.test(path)))
      expect(await readText(file), file.path).not.toContain('Inte på svenska.');
    const said = warnings.filter((line) => /^\d+ texts? (is|are)/.test(line));
    expect(said).toEqual([
      `5 texts are not written in "fr", so that its pages show another language’s: src/content/home.ts, home.phrases; src/content/home.ts, home.lead; src/content/home.ts, homeStory.about.paragraphs; src/content/projects.ts, page.link; src/content/projects.ts, projects[0].image.alt`,
      `1 text is also written in "sv", which src/content/editions.ts doesn’t list, so that no page shows it: src/content/home.ts, home.lead`,
    ]);
  } finally {
    await builder.dispose();
    await project.remove();
  }
});
