// Stories and notes: what is written in Markdown, as documents of the site.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseFeed } from 'feedsmith';
import { Window } from 'happy-dom';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formatFault } from '../../../../src/builder/content/faults.ts';
import { readProse } from '../../../../src/builder/content/prose.ts';
import { keepBuilding } from '../../../support/build.ts';
import {
  copyPlainFixture,
  FIXTURE_LANGUAGE,
  FURTHER,
  fixtureSources,
  type Sources,
  writeContent,
} from '../../../support/fixtureSources.ts';
import { decoded } from '../../../support/project.ts';

let project: Awaited<ReturnType<typeof copyPlainFixture>>;
let builder: ReturnType<typeof keepBuilding>;
let first: { id: string; title: string };

interface Feed {
  id: string;
  updated: string;
  entries: { id: string; content: { value: string } }[];
}

/** The fixture in two languages. */
async function write(change: (content: Sources) => void = () => {}) {
  const content = fixtureSources(...FURTHER.slice(0, 1));
  change(content);
  await writeContent(project.root, content);
  [first] = content.projects.projects;
}
const withoutLabels = ({ frame }: Sources) => delete frame.prose;
const { prose: labels } = fixtureSources().frame;

async function put(path: string, text: string | Buffer) {
  const file = join(project.root, 'src/content', path);
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(file, text);
}

const note = (body: string, front = 'title: A note\ndescription: About something.\ndate: 2026-03-01') =>
  `---\n${front}\n---\n${body}\n`;

async function build(more: object = {}) {
  const { warnings } = await builder.build(more);
  const dist = join(project.root, 'dist');
  return {
    warnings,
    read: async (path: string) => String(await readFile(join(dist, path))),
    files: await readdir(dist, { recursive: true }),
  };
}

function parsed(html: string) {
  const window = new Window({ settings: { disableJavaScriptEvaluation: true } });
  window.document.write(html);
  return window.document;
}

beforeAll(async () => {
  project = await copyPlainFixture();
  builder = keepBuilding({ root: project.root, siteUrl: 'https://ada.dev/repo/' });
});
beforeEach(async () => {
  await project.restore();
  await write();
});
afterAll(async () => {
  await builder.dispose();
  await project.remove();
});

describe('a note', () => {
  it('is a document in the site’s frame, with its sections, code, footnotes and figures', async () => {
    const sections = ['One', 'Two', 'Three', 'Four'].map((title) => `## ${title}\n\nText.`).join('\n\n');
    await put(
      `notes/2026-03-first.${FIXTURE_LANGUAGE}.md`,
      note(
        `Words[^a] and [home](/Home).\n\n${sections}\n\n\`\`\`ts\nconst a = 'x'; // why\n\`\`\`\n\n| a | b |\n|---|--:|\n| 1 | 2 |\n\n[^a]: A footnote.`,
      ),
    );
    const { read, files } = await build();
    const html = await read('Notes/first.html');
    expect(await read('Notes/first/index.html')).toBe(html);
    const document = parsed(html);
    expect(document.title).toMatch(/^A note · /);
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(document.querySelector('h1')?.textContent).toBe('A note');
    const links = [...document.querySelectorAll('main nav a[href^="#"]')].map((a) => a.getAttribute('href'));
    expect(links).toEqual(['#one', '#two', '#three', '#four']);
    expect(document.querySelector('pre code')?.innerHTML).toContain(
      '<span class="hljs-keyword">const</span>',
    );
    expect(document.querySelector('time')?.getAttribute('datetime')).toBe('2026-03-01');
    expect(document.querySelector('main a[href="/repo/Home"]')).not.toBeNull();
    // Only the frame's own script, which is small; and nothing inline that the policy refuses.
    const scripts = [...document.querySelectorAll('script:not([type="application/ld+json"])')];
    expect(scripts).toHaveLength(1);
    expect(scripts[0]?.textContent?.length).toBeLessThan(3500);
    expect(scripts[0]?.hasAttribute('src')).toBe(false);
    expect(document.querySelector('td:last-child')?.getAttribute('style')).toBe('text-align:right');
    const data = JSON.parse(document.querySelector('[type="application/ld+json"]')?.textContent ?? '');
    expect(data).toMatchObject({ '@type': 'Article', headline: 'A note', datePublished: '2026-03-01' });
    const metaOf = (name: string) =>
      document.querySelector(`meta[property="${name}"]`)?.getAttribute('content');
    expect(['og:type', 'article:published_time'].map(metaOf)).toEqual(['article', '2026-03-01']);
    expect(document.querySelector('meta[property="og:image"]')?.getAttribute('content')).toMatch(
      /^https:\/\/ada\.dev\/repo\/assets\/preview-/,
    );
    // It exists in one language only, and the list of the other says so.
    expect(html).not.toContain('hreflang');
    expect(files).not.toContain('fr/Notes/first.html');
    expect(decoded(await read('fr/Notes.html'))).toMatch(
      /<li lang="en"[^>]*><div><h2><a class="[^"]*" href="\/repo\/Notes\/first" hrefLang="en"/i,
    );
    expect(await read('sitemap.xml')).toContain('<loc>https://ada.dev/repo/Notes/first</loc>');
    // Nor has the other a feed.
    expect(files).not.toContain('fr/feed.xml');
    expect(await read('fr/Notes.html')).not.toContain('feed.xml');
    const subscribe = parsed(await read('Notes.html')).querySelector('main [href="/repo/feed.xml"]');
    expect(subscribe?.textContent).toBe(labels.feed);
  });

  it('names its translations, and each language has a valid feed with absolute addresses', async () => {
    await put(
      `notes/2026-03-first.${FIXTURE_LANGUAGE}.md`,
      note('Go [home](/Home)[^a] or [up](#main). ![A ferry](canoe.svg)\n\n[^a]: So.'),
    );
    await put(
      'notes/2026-03-first.fr.md',
      note('Bonjour.', 'title: Une note\ndescription: Sur rien.\ndate: 2026-03-01\nupdated: 2026-04-02'),
    );
    await put(
      `notes/2026-05-second.${FIXTURE_LANGUAGE}.md`,
      note('More.', 'title: Later & better\ndescription: More.\ndate: 2026-05-01'),
    );
    const { read } = await build();
    const document = parsed(await read('fr/Notes/first.html'));
    const alternates = [...document.querySelectorAll('link[hreflang]')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]);
    expect(alternates).toEqual([
      ['en', 'https://ada.dev/repo/Notes/first'],
      ['fr', 'https://ada.dev/repo/fr/Notes/first'],
      ['x-default', 'https://ada.dev/repo/Notes/first'],
    ]);
    expect(await read('Home.html')).toContain(
      '<link rel="alternate" type="application/atom+xml" title="Logbook" href="/repo/feed.xml"/>',
    );
    const { format, feed } = parseFeed(await read('feed.xml')) as unknown as { format: string; feed: Feed };
    expect(format).toBe('atom');
    expect([feed.id, ...feed.entries.map((entry) => entry.id)]).toEqual(
      ['feed.xml', 'Notes/second', 'Notes/first'].map((path) => `https://ada.dev/repo/${path}`),
    );
    // Of two, Previous and Next aren't the same one.
    const around = async (name: string) => {
      const page = parsed(await read(`Notes/${name}.html`));
      return [...page.querySelectorAll('main a')]
        .map((link) => link.getAttribute('href'))
        .filter((href) => /Notes\//.test(href ?? ''));
    };
    expect(await around('second')).toEqual(['/repo/Notes/first']);
    expect(await around('first')).toEqual(['/repo/Notes/second']);
    expect(feed.entries[0]).toMatchObject({
      title: { value: 'Later & better' },
      published: '2026-05-01T00:00:00.000Z',
    });
    const links = [...parsed(feed.entries[1]?.content.value ?? '').querySelectorAll('[href], [src]')];
    const places = links.map((each) => each.getAttribute('href') ?? each.getAttribute('src'));
    const own = 'https://ada.dev/repo/Notes/first';
    const picture = expect.stringMatching(/^https:\/\/ada\.dev\/repo\/assets\/canoe-\w+\.svg$/);
    expect(places).toEqual([
      ...['https://ada.dev/repo/Home', `${own}#fn1`, `${own}#main`, picture, `${own}#fnref1`],
    ]);
    const french = parseFeed(await read('fr/feed.xml')) as unknown as { feed: Feed };
    expect(french.feed.entries).toHaveLength(1);
    expect(french.feed.updated).toBe('2026-04-02T00:00:00.000Z');
  });

  it('that is a draft is seen only while developing', async () => {
    await put(
      `notes/first.${FIXTURE_LANGUAGE}.md`,
      note('Text.', 'title: A\ndescription: B.\ndate: 2026-03-01\ndraft: true'),
    );
    const editions = [{ code: FIXTURE_LANGUAGE }];
    expect((await readProse(editions, { root: project.root })).sources).toEqual([]);
    expect((await readProse(editions, { root: project.root, watch: true })).sources).toHaveLength(1);
    const { read } = await build({ watch: true });
    for (const name of ['Notes.html', 'Notes/first.html'])
      expect(parsed(await read(name)).querySelector('main')?.textContent).toContain('draft: true');
  });
});

it('a site without documents has no list, link, feed or label of them', async () => {
  await write(withoutLabels);
  const { read, files } = await build();
  expect(files.filter((name) => /Notes|feed/.test(name))).toEqual([]);
  const { length } = parsed(await read('Home.html')).querySelectorAll('a[href*="Notes"], [type*="atom"]');
  expect(length).toBe(0);
});

describe('a story', () => {
  const story = (body: string) =>
    put(
      `stories/${first.id}.${FIXTURE_LANGUAGE}.md`,
      `---\ndescription: How it went.\nrole: All of it\n---\n${body}\n`,
    );
  const picture = '![A ferry](canoe.svg "On the lake.")';

  it('shows a picture that is a link as a figure, with its caption', async () => {
    await story(`[${picture}](https://lake.example/)\n\n[${picture}](/Home) ${picture}`);
    const { read } = await build();
    const text = parsed(await read(`Projects/${first.id}.html`)).querySelector('article > :last-child > div');
    const linked = text?.querySelector('.wide > figure');
    expect(linked?.querySelector('a[href="https://lake.example/"][rel="noopener"] > img')).not.toBeNull();
    expect(linked?.querySelector(':scope > figcaption')?.textContent).toBe('On the lake.');
    const pair = [...(text?.querySelectorAll('.pair > figure') ?? [])];
    expect(pair.map((each) => each.querySelector('a')?.getAttribute('href'))).toEqual([
      '/repo/Home',
      undefined,
    ]);
  });

  it('has what its containers say in the margin, across the window and beside a line', async () => {
    const inMargin = '::: margin\n> A quote.\n:::\n\n::: margin\n**12 → 3** questions\n:::';
    await story(
      `First.\n\n## One\n\n${picture}\n\n${picture}\n${picture}\n\n${inMargin}\n\n::: margin\n${picture}\n:::\n\n::: full\n${picture}\n:::\n\n::: note\nMind.\n:::\n\n> Long.`,
    );
    const { read } = await build();
    const text = parsed(await read(`Projects/${first.id}.html`)).querySelector('article > :last-child > div');
    expect([...(text?.children ?? [])].map((each) => each.className || each.localName)).toEqual([
      ...['p', 'h2', 'wide', 'band', 'margin', 'margin', 'margin', 'full', 'note', 'blockquote'],
    ]);
    expect(text?.querySelectorAll('.band .pair figure')).toHaveLength(2);
    expect(text?.querySelector('.margin blockquote')?.textContent?.trim()).toBe('A quote.');
    expect(text?.querySelector('.margin strong')?.textContent).toBe('12 → 3');
    expect(text?.querySelectorAll('.margin > figure, .full > figure')).toHaveLength(2);
    expect(text?.querySelector('[role="note"]')?.textContent?.trim()).toBe('Mind.');
  });

  it('of a project within the site can run it, and of one elsewhere leads to it', async () => {
    await write(({ projects }) => Object.assign(projects.projects[0], { url: 'https://mine.example/' }));
    await story('It went well.');
    const way = async () => {
      const { read } = await build();
      return parsed(await read(`Projects/${first.id}.html`));
    };
    const elsewhere = (await way()).querySelector('[data-preview] a');
    expect(elsewhere?.getAttribute('href')).toMatch(/^https:/);
    expect(elsewhere?.hasAttribute('data-run')).toBe(false);
    await write(({ projects }) => Object.assign(projects.projects[0], { url: '/mine/index.html' }));
    await story('It went well.');
    await put('../../static/mine/index.html', '<!doctype html><title>Mine</title>');
    const running = await way();
    const own = running.querySelector('[data-preview] a');
    expect(own?.getAttribute('href')).toBe('/repo/mine/index.html?lang=en');
    expect(own?.getAttribute('data-run')).toBe(first.title);
    expect(running.querySelector('[role="status"]')?.getAttribute('data-text')).toBe(labels.stuck);
  });

  it('is linked from its project’s card and from the data, and has the project’s facts', async () => {
    await story('It went well.');
    const { read } = await build();
    const projects = await read('Projects.html');
    expect(projects).toMatch(new RegExp(`href="/repo/Projects/${first.id}"[^>]*>${labels.story}`));
    const document = parsed(await read(`Projects/${first.id}.html`));
    expect(document.querySelector('h1')?.textContent).toBe(first.title);
    expect(document.querySelector('main')?.textContent).toContain('All of it');
    // Link previews show the project's picture.
    expect(document.querySelector('meta[property="og:image"]')?.getAttribute('content')).toMatch(
      /^https:\/\/ada\.dev\/repo\/assets\/preview-story-[\da-f]{10}\.jpg$/,
    );
    const { projects: listed } = JSON.parse(await read('cv.json'));
    expect(listed[0].story).toBe(`https://ada.dev/repo/Projects/${first.id}`);
    expect(await read('fr/Projects.html')).not.toContain(labels.story);
  });
});

it('a note shows the number that it is about, at its top and in the list', async () => {
  const front = 'title: Size\ndescription: What fits.\ndate: 2026-03-01';
  await put(`notes/2026-03-size.${FIXTURE_LANGUAGE}.md`, note('Words.', `${front}\nfigure: 14.6 kB`));
  await put(`notes/2026-03-words.${FIXTURE_LANGUAGE}.md`, note('Words alone.'));
  const { read } = await build();
  expect(parsed(await read('Notes/size.html')).querySelector('main header p')?.textContent).toBe('14.6 kB');
  expect(parsed(await read('Notes/words.html')).querySelector('[style*="--letters"]')).toBeNull();
  const listed = [...parsed(await read('Notes.html')).querySelectorAll('main li')];
  expect(listed.filter(({ textContent }) => textContent?.startsWith('14.6 kB'))).toHaveLength(1);
});

describe('a note’s text', () => {
  const TEXTS: Record<string, string> = {
    code: note(
      "```js\nif (a < 1) return '<i>'; // x\n```\n\n```cobolt\n<u>\n```\n\nA <script>alert(1)</script> here.",
    ),
    headings: note('## Εισαγωγή\n\n## Main\n\n## 日本\n\n## Same\n\n## Same'),
    icons: note(
      'See ![the `a` *icon*](my%20icon.png), ![b](../../../static/images/plain.png "Title") and ![c](/images/plain.png).',
    ),
    japanese: note('私は毎日学校に行きます。'.repeat(150)),
    titled: note(
      'Text.',
      'title: Why `useEffect` runs **twice**, snake_case and 5 * 3\ndescription: About `StrictMode` and <Suspense>.\ndate: 2026-03-01 # the day',
    ),
  };
  const pages: Record<string, ReturnType<typeof parsed>> = {};
  const textOf = (name: string) => pages[name]?.querySelector('article > :last-child > div');
  let feed: string;
  beforeAll(async () => {
    await project.restore();
    await write();
    const icon = { width: 24, height: 24, channels: 3, background: 'teal' } as const;
    for (const name of ['my icon.png', 'plain.png'])
      await put(`../../static/images/${name}`, await sharp({ create: icon }).png().toBuffer());
    for (const [name, text] of Object.entries(TEXTS))
      await put(`notes/2026-03-${name}.${FIXTURE_LANGUAGE}.md`, text);
    const { read } = await build();
    for (const name of Object.keys(TEXTS)) pages[name] = parsed(await read(`Notes/${name}.html`));
    pages.list = parsed(await read('Notes.html'));
    feed = await read('feed.xml');
  });

  it('colours code by its language, and never lets it or HTML become markup', () => {
    const text = textOf('code');
    expect(
      [...(text?.querySelectorAll('pre span') ?? [])].map(({ className }) => className.replace('hljs-', '')),
    ).toEqual(['keyword', 'number', 'keyword', 'string', 'comment']);
    expect(text?.querySelector('script, i, u')).toBeNull();
    expect(text?.textContent).toContain('<script>alert(1)</script>');
    expect(text?.innerHTML).not.toContain('style=');
  });

  it('gives headings addresses in Latin letters that no part of the page has', () => {
    expect([...(textOf('headings')?.querySelectorAll('h2[id]') ?? [])].map(({ id }) => id)).toEqual([
      'eisagogi',
      'main-section',
      '日本',
      'same',
      'same-2',
    ]);
  });

  it('finds pictures as editors preview them, never enlarges one, and shows an icon as high as its line', () => {
    const text = textOf('icons');
    expect(text?.querySelectorAll('p img[data-icon]')).toHaveLength(3);
    expect(text?.querySelector('img')?.getAttribute('alt')).toBe('the a icon');
    expect(text?.querySelector('img')?.getAttribute('sizes')).toBe('min(92vw, 24px)');
    expect(text?.querySelector('img')?.getAttribute('style')).toMatch(/^--ratio:1(;|$)/); // for Prose.module.css
    // Nor does it stand for its note in the list.
    expect(pages.list?.querySelector('main img[data-icon]')).toBeNull();
  });

  it('counts words where none are separated by spaces', () => {
    expect(pages.japanese?.querySelector('main')?.textContent).toMatch(/[3-9] minutes/);
  });

  it('shows titles as plain text, wherever they appear', () => {
    const title = 'Why useEffect runs twice, snake_case and 5 * 3';
    expect(pages.titled?.title).toContain(title);
    expect(pages.titled?.querySelector('h1')?.textContent).toBe(title);
    const listed = [...(pages.list?.querySelectorAll('main h2') ?? [])].map((each) => each.textContent);
    expect(listed).toContain(title);
    const description = pages.titled?.querySelector('meta[name="description"]')?.getAttribute('content');
    expect(description).toBe('About StrictMode and <Suspense>.');
    expect(feed).toContain(title);
  });
});

const DATED = 'date: 2026-03-01';
const front = (more: string) => note('Text.', `title: A\ndescription: B.\n${DATED}\n${more}`);
const titled = (title: string) => note('Text.', `title: ${title}\ndescription: B.\n${DATED}`);
/** A text of `notes/bad.en.md`, and the fault of its front matter … */
const READ: [text: string, fault: RegExp][] = [
  [front('updated: 2026-02-28'), /, updated = "2026-02-28": is before date/],
  [front('author: Me'), /, author = "Me": isn’t known here/],
  [front('draft: perhaps'), /, draft = "perhaps": is neither true nor false/],
  ['', / has no front matter: begin with a line of ---/],
  [titled('"A'), /:\d+ isn’t valid YAML/],
  [note('Text.', '- title'), / isn’t an entry: write its fields, each with its name/],
  [note('Text.', `title: A\n${DATED}`), /, description: is missing: write it/],
  [
    titled('Meetup #3: a parser'),
    /bad\.en\.md:2 ends title before #3: a parser, which is a comment in YAML: put/,
  ],
  [note('Text.', 'title: A\ndescription: B.\ndate: 2026-02-31'), /"2026-02-31": isn’t a day of the calendar/],
  [note(''), / has no text below its front matter/],
];
/** … and, by the build, of its text. */
const BUILT: [text: string, fault: RegExp][] = [
  [note('![A map](maps/none.jpg)'), /, maps\/none\.jpg: there is no file static\/images\/maps\/none/],
  [note('![](canoe.svg)'), / shows canoe\.svg without a description/],
  [note('![A map](https://maps.example/a.jpg)'), / shows a picture of another site/],
  [note('# Top'), / has the heading "Top" of the first level/],
  [note('## A\n\n#### B'), / skips a level of headings before "B": write ###/],
  [note('[x](/home#a)'), /src\/content\/notes\/bad\.en\.md links to "\/home#a", but there is no such page/],
];

it.each(READ)('says what is wrong with a document, and the fix: %j', async (text, fault) => {
  await put('notes/bad.en.md', text);
  const { faults } = await readProse([{ code: 'en' }], { root: project.root });
  expect(faults.map(formatFault)).toEqual([expect.stringMatching(fault)]);
});

it('says what is wrong with a document’s text, and the fix', async () => {
  await rm(join(project.root, 'dist'), { recursive: true, force: true });
  for (const [text, fault] of BUILT) {
    await put('notes/bad.en.md', text);
    await expect(build()).rejects.toThrow(fault);
  }
  await rm(join(project.root, 'src/content/notes'), { recursive: true });
  await put('notes/2026-03-twice.en.md', note('A.'));
  await put('notes/twice.en.md', note('B'));
  await put('notes/which.md', note('C.'));
  await put('notes/odd.xx.md', note('D.'));
  await put('notes/Not An Address.en.md', note('E.'));
  const read = await readProse([{ code: 'en' }, { code: 'fr' }], { root: project.root });
  expect(read.faults.map(({ message }) => message)).toEqual([
    expect.stringContaining('can’t be an address: use lowercase Latin letters'),
    'has the same address as src/content/notes/2026-03-twice.en.md: rename one of the two',
  ]);
  expect(read.left).toEqual([
    'src/content/notes/odd.xx.md is in "xx", which src/content/editions.ts doesn’t list',
  ]);
  expect(read.sources).toContainEqual(expect.objectContaining({ id: 'which', code: 'en' }));
  await rm(join(project.root, 'src/content/notes'), { recursive: true });
  await put('stories/nobody.en.md', '---\ndescription: A.\n---\nText.\n');
  await expect(build()).rejects.toThrow(
    /stories\/nobody\.en\.md is about "nobody", but there is no such project/,
  );
  await rm(join(project.root, 'src/content/stories'), { recursive: true });
  await write(withoutLabels);
  await put('notes/good.en.md', note('Text.'));
  await expect(build()).rejects.toThrow(/frame\.ts.*prose: is missing: there are stories or notes/);
  expect(await readdir(project.root)).not.toContain('dist'); // nothing half-built
}, 120_000);
