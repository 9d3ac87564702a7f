import { expect, it } from 'vitest';
import { copyFixture, fixtureSources, siteOf, writeContent } from '../support/fixtureSources.ts';
import { keepBuilding } from '../support/keepBuilding.ts';

/** Texts with characters that are special in HTML, attributes, scripts, styles, templates and addresses. */
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

/** All the hostile texts in each field. */
const text = `x ${HOSTILE.join(' ')} x`;
const shown = text.replace(/\s+/g, ' ');

/** Its path must be escaped in HTML and XML. */
const SITE_URL = 'http://localhost:4173/a&copy;b/';

const project = keepBuilding(await copyFixture(), { siteUrl: SITE_URL });
await writeContent(project.root, hostile());
const { files, read, open } = await project.make();

/** The fixture's content with the text in fields that are shown as one piece; the name is used in the most contexts. */
function hostile() {
  const content = fixtureSources();
  const { contact, editions, home, owner, projects } = content;
  const [project] = projects.projects;
  // A language whose typography changes nothing in it.
  editions.editions = [{ code: 'en', name: 'English', locale: 'en-CA' }];
  owner.owner.name = text;
  home.home.lead = text;
  home.homeStory.welcome = text;
  projects.page.description = text;
  project.title = text;
  project.image.alt = text;
  contact.contact.submit = text;
  return content;
}

/** Whether a path of the site is a built file. */
const isBuilt = (path: string | null | undefined) => {
  const base = new URL(SITE_URL).pathname;
  return path?.startsWith(base) && files.includes(path.slice(base.length));
};

const squeeze = (text: string | null | undefined) => text?.replace(/\s+/g, ' ').trim();

it('hostile content appears literally in every place that shows it', async () => {
  const home = await open('Home.html');
  const { texts } = siteOf(hostile()).editions[0]?.pages[0] ?? {};
  expect(squeeze(home.title)).toBe(`${shown} · ${texts?.title}`);
  expect(squeeze(home.querySelector('h1')?.textContent)).toBe(shown);

  const lead = home.querySelector('main .button')?.parentElement?.previousElementSibling;
  expect(squeeze(lead?.textContent)).toBe(shown);
  expect(squeeze(home.querySelector('meta[property="og:site_name"]')?.getAttribute('content'))).toBe(shown);
  expect(squeeze(home.querySelector('#welcome')?.textContent)).toBe(shown);

  const projects = await open('Projects.html');
  expect(squeeze(projects.querySelector('meta[name="description"]')?.getAttribute('content'))).toBe(shown);

  const card = [...projects.querySelectorAll('article')].find(
    (article) => squeeze(article.querySelector(':is(h2, h3)')?.textContent) === shown,
  );

  expect(squeeze(card?.querySelector('img')?.getAttribute('alt'))).toBe(shown);

  const contact = await open('Contact.html');
  expect(squeeze(contact.querySelector('form button')?.textContent)).toBe(shown);

  const cv = await open('CV.html');
  expect(squeeze(cv.querySelector('h1')?.textContent)).toBe(shown);

  for (const document of [home, projects, cv, contact]) {
    const scripts = [...document.querySelectorAll('script')];
    const [data, ...others] = scripts.filter(({ type }) => type === 'application/ld+json');

    expect(others).toEqual([]);

    const { mainEntity, url } = JSON.parse(data?.textContent ?? '');
    expect(squeeze(mainEntity.name)).toBe(shown);
    expect(url.startsWith(SITE_URL)).toBe(true);

    const [start, ...more] = scripts.filter(({ type }) => type === '');
    expect(more).toEqual([]);
    // A document has its frame's own, and loads none.
    if (document === cv) expect(start?.dataset.load).toBeUndefined();
    else expect(isBuilt(start?.getAttribute('data-load')?.split(' ')[0])).toBe(true);

    for (const link of document.querySelectorAll('link[rel="icon"]'))
      expect(isBuilt(link.getAttribute('href'))).toBe(true);
    expect(document.querySelectorAll('style')).toHaveLength(1);
    for (const element of document.querySelectorAll('*')) {
      for (const { name } of element.attributes) expect(name).not.toMatch(/^on/);
    }
  }

  const [address = ''] = (await read('sitemap.xml')).match(/(?<=<loc>)[^<]+/) ?? [];
  expect(address).toBe(SITE_URL.replace('&', '&amp;'));
});
