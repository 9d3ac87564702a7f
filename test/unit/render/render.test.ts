// The fixture's pages before any script runs, below a base path.
import { expect, it } from 'vitest';
import { aboutStory, contact, home, homeStory, projects, routed, skills } from '../../support/fixture.ts';
import { decoded, readTree } from '../../support/project.ts';
import { FIXTURE } from '../../support/sites.ts';

type Skill = { title: string; info: string[] };
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
  Projects: projects?.flatMap(({ title, description }) => [title, description]) ?? [],
  Skills: skills?.flatMap(({ title, info }: Skill) => [title, ...info]) ?? [],
  Contact: contact
    ? [...Object.values(contact.fields), contact.submit, `value="${SITE}Contact?sent=1#thanks"`]
    : [],
};

it.each(routed)('has the full text of %s in its HTML', (page) => {
  const html = decoded(String(files.get(`${page}.html`)));
  expect(html.match(/<h1[ >]/g)).toHaveLength(1);
  expect(html).not.toContain('<!--$?-->');
  expect(html).not.toContain('$RC');
  for (const text of TEXTS[page] ?? []) expect(html).toContain(text);
});
