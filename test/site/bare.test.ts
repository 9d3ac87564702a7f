// A site without anything that an owner may leave out.
import { join } from 'node:path';
import { Window } from 'happy-dom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildOnce } from '../support/build.ts';
import { copyPlainFixture, fixtureSources, type Sources, writeContent } from '../support/fixtureSources.ts';
import { readTree } from '../support/project.ts';

/** The fixture without anything that an owner may leave out. */
function bare(): Sources {
  const sources = fixtureSources();
  const { owner, home, about, projects, skills, contact, cv } = sources;
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
  return sources;
}

describe('a site without anything optional', () => {
  let project: Awaited<ReturnType<typeof copyPlainFixture>>;
  let files: Map<string, Buffer>;
  beforeAll(async () => {
    project = await copyPlainFixture();
    await writeContent(project.root, bare());
    await buildOnce({ root: project.root, siteUrl: 'https://ada.dev/me/' });
    files = await readTree(join(project.root, 'dist'));
  });
  afterAll(() => project.remove());

  it('has no page without entries, and no link to one', () => {
    const names = [...files.keys()];
    expect(names).toContain('About.html');
    expect(names.filter((name) => /Projects|Skills/.test(name) && name.endsWith('.html'))).toEqual([]);
    for (const name of ['sitemap.xml', 'Home.html', 'About.html', 'Contact.html', 'CV.html'])
      expect(String(files.get(name)), name).not.toMatch(/\/(Projects|Skills)\b/);
  });

  it.each(['Home', 'About', 'Contact', 'CV'])(
    'leaves no empty heading, list, section or name on /%s',
    (name) => {
      const { document } = new Window();
      document.write(String(files.get(`${name}.html`)));
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

  it('names no other language, which it hasn’t', () => {
    for (const [name, bytes] of files)
      if (/\.(html|xml)$/.test(name))
        expect(String(bytes), name).not.toMatch(/hreflang=|x-default|xhtml:link/);
  });

  it('links its brand to Home, and names no form service in its policy', () => {
    const { document } = new Window();
    document.write(String(files.get('About.html')));
    const [skip, brand] = document.querySelectorAll('header a');
    expect(skip?.getAttribute('href')).toBe('#main');
    expect(brand?.getAttribute('href')).toBe('/me/Home');
    expect(brand?.textContent).toBe(bare().owner.owner.name);
    expect(String(files.get('Contact.html'))).toMatch(
      /form-action &#x27;self&#x27; https:\/\/ada\.dev;|form-action 'self' https:\/\/ada\.dev;/,
    );
  });
});
