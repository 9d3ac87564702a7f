// A site without anything that an owner may leave out.
import { expect, it } from 'vitest';
import { copyFixture, fixtureSources, type Sources, writeContent } from '../support/fixtureSources.ts';
import { keepBuilding } from '../support/keepBuilding.ts';

/** The fixture without anything that an owner may leave out. */
function bare(): Sources {
  const sources = fixtureSources();
  const { owner, home, about, projects, skills, contact, cv, frame } = sources;
  /** Nothing where the project lacks the page. */
  const remove = (entry: Sources | undefined, ...names: string[]) => {
    for (const name of names) delete entry?.[name];
  };

  owner.owner.profiles = [];
  remove(home.home, 'phrases');
  home.homeStory = { technologies: home.homeStory.technologies };
  home.logos = [];
  remove(about?.about, 'tagline');
  remove(about?.aboutStory, 'experience', 'ring', 'closingTagline');
  remove(about?.aboutStory.story, 'greetings', 'skills', 'next');
  if (projects) projects.projects = [];
  if (skills) skills.skills = [];
  remove(projects, 'intro');
  remove(skills, 'intro');
  if (contact) contact.contact.asks = [];
  remove(contact?.contact, 'endpoint', 'image', 'postAs', 'intro', 'messageHint');
  remove(cv?.cv, 'town');
  remove(frame, 'prose');

  return sources;
}

const project = keepBuilding(await copyFixture(), { siteUrl: 'https://ada.dev/me/' });
await writeContent(project.root, bare());
const { files, read, open } = await project.make();

it('has no page without entries, and no link to one', async () => {
  const pages = files.filter((name) => name.endsWith('.html'));
  expect(pages).toContain('About.html');
  expect(pages.filter((name) => /Projects|Skills/.test(name))).toEqual([]);

  for (const name of ['sitemap.xml', 'Home.html', 'About.html', 'Contact.html', 'CV.html'])
    expect(await read(name), name).not.toMatch(/\/(Projects|Skills)\b/);
});

it.each(['Home', 'About', 'Contact', 'CV'])(
  'leaves no empty heading, list, section or name on /%s',
  async (name) => {
    const document = await open(`${name}.html`);

    const visible = [...document.querySelectorAll('h1, h2, h3, p, ul, ol, dl, section, main, figure')];
    const empty = visible.filter(
      (element) =>
        !element.textContent.trim() &&
        !element.querySelector('img, svg, a') &&
        !element.matches('[role], [aria-live]'),
    );
    // The form's live region may be empty, but there is no form here.
    expect(empty.map((element) => element.outerHTML)).toEqual([]);

    for (const element of document.querySelectorAll('[aria-labelledby]'))
      expect(
        document.getElementById(element.getAttribute('aria-labelledby') ?? ''),
        element.outerHTML,
      ).not.toBeNull();

    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(document.querySelectorAll('form, dialog')).toHaveLength(0);
    expect(document.querySelector('#root')?.textContent).not.toMatch(/undefined|null/);
  },
);

it('has no list, link, feed or label of documents, of which it has none', async () => {
  expect(files.filter((name) => /Notes|feed/.test(name))).toEqual([]);
  expect((await open('Home.html')).querySelectorAll('a[href*="Notes"], [type*="atom"]')).toHaveLength(0);
});

it('names no other language, which it hasn’t', async () => {
  for (const name of files.filter((each) => /\.(html|xml)$/.test(each)))
    expect(await read(name), name).not.toMatch(/hreflang=|x-default|xhtml:link/);
});

it('links its brand to Home, and names no form service in its policy', async () => {
  const [skip, brand] = (await open('About.html')).querySelectorAll('header a');

  expect(skip?.getAttribute('href')).toBe('#main');
  expect(brand?.getAttribute('href')).toBe('/me/Home');
  expect(brand?.textContent).toBe(bare().owner.owner.name);
  expect(await read('Contact.html')).toMatch(
    /form-action &#x27;self&#x27; https:\/\/ada\.dev;|form-action 'self' https:\/\/ada\.dev;/,
  );
});
