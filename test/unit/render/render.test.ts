// The fixture's pages before any script runs, below a base path.
import { decodeHTML } from 'entities';
import { expect, it } from 'vitest';
import { aboutStory, contact, home, homeStory, projects, routed, skills } from '../../support/fixture.ts';
import { parse } from '../../support/parse.ts';
import { readTree } from '../../support/project.ts';
import { FIXTURE } from '../../support/sites.ts';

type Skill = { title: string; info?: string[] };
const SITE = process.env[FIXTURE.variable] ?? '';
const files = await readTree(FIXTURE.folder);

it('puts everything below the base path', () => {
  for (const [name, contents] of files) {
    if (!name.endsWith('.html')) continue;
    for (const [, url] of String(contents).matchAll(/(?:href|src|action|data-load)="(\/[^"]*)"/g))
      expect(url, name).toMatch(/^\/repo(\/|$)/);
  }
});

/** Words that each page shows; none of a page that the project lacks. */
const TEXTS: Record<string, string[]> = {
  Home: [
    ...home.phrases.map(({ text }) => text),
    home.lead,
    '© ',
    homeStory.welcomeCard.button,
    ...homeStory.experience.jobs.map(({ role }) => role),
    ...homeStory.about.paragraphs,
  ],
  About: [
    ...(aboutStory?.story.paragraphs ?? []),
    ...(aboutStory?.ring.photographs.flatMap(({ caption, licence }) => [caption, licence]) ?? []),
  ],
  Projects: projects?.flatMap(({ title, description }) => [title, description ?? '']) ?? [],
  Skills: skills?.flatMap(({ title, info }: Skill) => [title, ...(info ?? [])]) ?? [],
  Contact: contact
    ? [...Object.values(contact.fields), contact.submit, `value="${SITE}Contact?sent=1#thanks"`]
    : [],
};

it.each(routed)('has the full text of %s in its HTML', (page) => {
  const html = decodeHTML(String(files.get(`${page}.html`)));

  expect(html.match(/<h1[ >]/g)).toHaveLength(1);
  expect(html).not.toContain('<!--$?-->');
  expect(html).not.toContain('$RC');

  for (const text of TEXTS[page] ?? []) expect(html).toContain(text);
});

it('has Home’s sections in order', () => {
  const home = parse(String(files.get('Home.html')));
  const headings = (selector: string) => [...home.querySelectorAll(selector)].map((each) => each.textContent);
  const { featured, experience, about, closing } = homeStory;

  expect(headings('h2')).toEqual([
    homeStory.welcome,
    ...[featured, experience, about, closing].map(({ title }) => title),
  ]);
  expect(headings('[aria-labelledby=experience] h3')).toEqual(experience.jobs.map(({ role }) => role));
  expect(headings('[aria-labelledby=featured] h3')).toHaveLength(featured.ids.length);
});
