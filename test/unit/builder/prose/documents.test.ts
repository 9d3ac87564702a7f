// Stories and notes: what is written in Markdown, as documents of the site.
import { decodeHTML } from 'entities';
import { parseFeed } from 'feedsmith';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Edition, loadContent } from '../../../../src/builder/content/content.ts';
import { formatFault } from '../../../../src/builder/content/faults.ts';
import { readProse } from '../../../../src/builder/content/proseSources.ts';
import { makeProse, openProse } from '../../../../src/builder/prose/documents.ts';
import { openReader } from '../../../../src/builder/read.ts';
import { readOptions } from '../../../../src/builder/shared/options.ts';
import {
  copyFixture,
  FIXTURE_LANGUAGE,
  FURTHER,
  fixtureSources,
  type Sources,
  siteOf,
  writeContent,
} from '../../../support/fixtureSources.ts';
import { keepBuilding } from '../../../support/keepBuilding.ts';
import { parse } from '../../../support/parse.ts';
import { cacheDir } from '../../../support/project.ts';

interface Feed {
  id: string;
  updated: string;
  entries: { id: string; content: { value: string } }[];
}

const project = keepBuilding(await copyFixture(), { siteUrl: 'https://ada.dev/repo/' });
const { make } = project;
const [edition] = siteOf(fixtureSources()).editions as [Edition];
const { prose: labels } = edition.content.frame;
const [first] = fixtureSources().projects.projects;

/** The fixture in two languages. */
async function write(change: (content: Sources) => void = () => {}) {
  const content = fixtureSources(...FURTHER.slice(0, 1));
  change(content);
  await writeContent(project.root, content);
}

const put = (path: string, text: string) => project.put(`src/content/${path}`, text);

const note = (body: string, front = 'title: A note\ndescription: About something.\ndate: 2026-03-01') =>
  `---\n${front}\n---\n${body}\n`;

beforeEach(async () => {
  await project.restore();
  await write();
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

    const { read, open, files } = await make();
    const html = await read('Notes/first.html');
    const document = parse(html);

    expect(await read('Notes/first/index.html')).toBe(html);
    expect(document.title).toMatch(/^A note · /);
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(document.querySelector('h1')?.textContent).toBe('A note');
    expect(document.querySelector('main')?.textContent).toContain('1 min de lecture');

    const links = [...document.querySelectorAll('main nav a[href^="#"]')].map((a) => a.getAttribute('href'));
    expect(links).toEqual(['#one', '#two', '#three', '#four']);
    expect(document.querySelector('pre code .hljs-keyword')?.textContent).toBe('const');
    expect(document.querySelector('time')?.getAttribute('datetime')).toBe('2026-03-01');
    expect(document.querySelector('main a[href="/repo/Home"]')).not.toBeNull();

    // Only the frame's own script, which is small; and nothing inline that the policy refuses.
    const scripts = [...document.querySelectorAll('script:not([type="application/ld+json"])')];

    expect(scripts).toHaveLength(1);
    expect(scripts[0]?.textContent?.length).toBeLessThan(3700);
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
    expect(document.querySelector('link[hreflang]')).toBeNull();
    expect(files).not.toContain('en/Notes/first.html');
    expect(decodeHTML(await read('en/Notes.html'))).toMatch(
      /<li lang="fr"[^>]*><div><h2><a class="[^"]*" href="\/repo\/Notes\/first" hrefLang="fr"/i,
    );
    expect(await read('sitemap.xml')).toContain('<loc>https://ada.dev/repo/Notes/first</loc></url>');
    // Nor has the other a feed.
    expect(files).not.toContain('en/feed.xml');
    expect(await read('en/Notes.html')).not.toContain('feed.xml');

    const subscribe = (await open('Notes.html')).querySelector('main [href="/repo/feed.xml"]');
    expect(subscribe?.textContent).toBe(labels.feed);
  });

  it('keeps its direction in a feed', async () => {
    await writeContent(project.root, fixtureSources({ code: 'ar', name: 'العربية', locale: 'ar-JO' }));
    for (const code of [FIXTURE_LANGUAGE, 'ar']) await put(`notes/2026-03-first.${code}.md`, note('1'));
    const { read } = await make();

    expect(await read('ar/feed.xml')).toMatch(/(<|&lt;)div dir="rtl"/);
    expect(await read('feed.xml')).not.toContain('dir=');
  });

  it('names its translations, and each language has a valid feed with absolute addresses', async () => {
    await put(
      `notes/2026-03-first.${FIXTURE_LANGUAGE}.md`,
      note('Go [home](/Home)[^a] or [up](#main). ![A ferry](canoe.svg)\n\n[^a]: So.'),
    );
    await put(
      'notes/2026-03-first.en.md',
      note('Hello.', 'title: One note ж\ndescription: Sur rien.\ndate: 2026-03-01\nupdated: 2026-04-02'),
    );
    await put(
      `notes/2026-05-second.${FIXTURE_LANGUAGE}.md`,
      note('More.', 'title: Later & better\ndescription: More.\ndate: 2026-05-01'),
    );

    const { read, open, warnings } = await make();
    expect(warnings.join()).toContain(' has no ж: '); // the font's
    const document = await open('en/Notes/first.html');
    const alternates = [...document.querySelectorAll('link[hreflang]')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]);

    expect(alternates).toEqual([
      ['fr', 'https://ada.dev/repo/Notes/first'],
      ['en', 'https://ada.dev/repo/en/Notes/first'],
      ['x-default', 'https://ada.dev/repo/Notes/first'],
    ]);
    expect(await read('Home.html')).toContain(
      '<link rel="alternate" type="application/atom+xml" title="Carnet de bord" href="/repo/feed.xml"/>',
    );

    const { format, feed } = parseFeed(await read('feed.xml')) as unknown as { format: string; feed: Feed };
    expect(format).toBe('atom');
    expect([feed.id, ...feed.entries.map((entry) => entry.id)]).toEqual(
      ['feed.xml', 'Notes/second', 'Notes/first'].map((path) => `https://ada.dev/repo/${path}`),
    );

    // Of two, Previous and Next aren't the same one.
    const around = async (name: string) => {
      const page = await open(`Notes/${name}.html`);
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

    const links = [...parse(feed.entries[1]?.content.value ?? '').querySelectorAll('[href], [src]')];
    const places = links.map((each) => each.getAttribute('href') ?? each.getAttribute('src'));
    const own = 'https://ada.dev/repo/Notes/first';
    const picture = expect.stringMatching(/^https:\/\/ada\.dev\/repo\/assets\/canoe-\w+\.svg$/);

    expect(places).toEqual([
      ...['https://ada.dev/repo/Home', `${own}#fn1`, `${own}#main`, picture, `${own}#fnref1`],
    ]);

    const theirs = parseFeed(await read('en/feed.xml')) as unknown as { feed: Feed };
    expect(theirs.feed.entries).toHaveLength(1);
    expect(theirs.feed.updated).toBe('2026-04-02T00:00:00.000Z');
  });

  it('that is a draft is seen only while developing', async () => {
    await put(
      `notes/first.${FIXTURE_LANGUAGE}.md`,
      note('Text.', 'title: A\ndescription: B.\ndate: 2026-03-01\ndraft: true'),
    );

    expect((await loadContent(project)).prose).toEqual([]);

    const site = await loadContent({ ...project, watch: true });
    const { documents } = makeProse(site, openProse(site).articles, { ...readOptions({}, {}), images: {} });
    const [list, shown] = documents[FIXTURE_LANGUAGE] ?? [];

    expect(list?.list?.[0]?.words).toContain('draft: true');
    expect(shown?.facts).toContain('draft: true');
  });
});

describe('a story', () => {
  const story = (body: string) =>
    put(
      `stories/${first.id}.${FIXTURE_LANGUAGE}.md`,
      `---\ndescription: How it went.\nrole: All of it\n---\n${body}\n`,
    );
  const page = async () => (await make()).open(`Projects/${first.id}.html`);

  it('of a project within the site can run it, and of one elsewhere leads to it', async () => {
    await write(({ projects }) => Object.assign(projects.projects[0], { url: 'https://mine.example/' }));
    await story('It went well.');
    const elsewhere = await page();

    expect(elsewhere.querySelector('main header a')?.getAttribute('href')).toMatch(/^https:/);
    expect(elsewhere.querySelector('[data-run]')).toBeNull();

    await write(({ projects }) => Object.assign(projects.projects[0], { url: '/mine/index.html' }));
    await story('It went well.');
    await project.put('static/mine/index.html', '<!doctype html><title>Mine</title>');
    const running = await page();
    const own = running.querySelector('a:has(+ [data-run])');

    expect(own?.getAttribute('href')).toBe('/repo/mine/index.html?lang=fr');

    const strip = running.querySelector('[data-preview] > :first-child');
    expect(strip?.textContent).toBe(labels.running.replace('{title}', first.title));
    expect(running.querySelector('[role="status"]')?.getAttribute('data-text')).toBe(labels.stuck);

    const code = [...running.querySelectorAll('script')].map(({ textContent }) => textContent).join();
    expect(code).toContain('data-run');
  });

  it('is linked from its project’s card and from the data, and has the project’s facts', async () => {
    await story('It went well.');
    const { read, open } = await make();

    const projects = await read('Projects.html');
    expect(projects).toMatch(new RegExp(`href="/repo/Projects/${first.id}"[^>]*>${labels.story}`));
    expect(await read('en/Projects.html')).not.toContain(labels.story);

    const document = await open(`Projects/${first.id}.html`);
    expect(document.querySelector('h1')?.textContent).toBe(first.title);
    expect(document.querySelector('main')?.textContent).toContain('All of it');
    // Link previews show the project's picture.
    expect(document.querySelector('meta[property="og:image"]')?.getAttribute('content')).toMatch(
      /^https:\/\/ada\.dev\/repo\/assets\/preview-story-[\da-f]{10}\.jpg$/,
    );
  });
});

it('a note shows the number that it is about, at its top and in the list', async () => {
  const front = 'title: Size\ndescription: What fits.\ndate: 2026-03-01';
  await put(`notes/2026-03-size.${FIXTURE_LANGUAGE}.md`, note('Words.', `${front}\nfigure: 14.6 kB`));
  await put(`notes/2026-03-words.${FIXTURE_LANGUAGE}.md`, note('Words alone.'));
  const { open } = await make();

  expect((await open('Notes/size.html')).querySelector('main header p')?.textContent).toBe('14.6\u00a0kB');
  expect((await open('Notes/words.html')).querySelector('header [style*="--letters"]')).toBeNull();

  const listed = [...(await open('Notes.html')).querySelectorAll('main li')];
  expect(listed.filter(({ textContent }) => textContent?.startsWith('14.6\u00a0kB'))).toHaveLength(1);
});

it('titles and descriptions are plain text', async () => {
  const front = [
    'title: Why `useEffect` runs **twice**, snake_case and 5 * 3',
    'description: About `StrictMode` and <Suspense>.',
    'date: 2026-03-01 # the day',
  ];
  await put('notes/titled.en.md', note('Text.', front.join('\n')));
  const { sources } = await readProse([{ code: 'en' }], project);

  expect(sources.map((source) => source.front)).toMatchObject([
    {
      title: 'Why useEffect runs twice, snake_case and 5 * 3',
      description: 'About StrictMode and <Suspense>.',
    },
  ]);
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

it.each(READ)('says what is wrong with a document, and the fix: %j', async (text, fault) => {
  await put('notes/bad.en.md', text);
  const { faults } = await readProse([{ code: 'en' }], project);

  expect(faults.map(formatFault)).toEqual([expect.stringMatching(fault)]);
});

/** … and of its text. */
const TEXTS: [file: string, text: string, fault: RegExp][] = [
  [
    'notes/bad.en.md',
    note('![A map](maps/none.jpg)'),
    /, maps\/none\.jpg: there is no file static\/images\/maps\/none/,
  ],
  ['notes/bad.en.md', note('# Top'), /bad\.en\.md has the heading "Top" of the first level/],
  [
    'stories/nobody.en.md',
    '---\ndescription: A.\n---\nText.\n',
    /stories\/nobody\.en\.md is about "nobody", but there is no such project/,
  ],
];

it.each(TEXTS)('stops the build by what is wrong with %s: %j', async (file, text, fault) => {
  await put(file, text);
  await expect(openReader(readOptions({ root: project.root, cacheDir }, {}))()).rejects.toThrow(fault);
});

it('names documents that have no address, or one that another has, or a language that the site lacks', async () => {
  await put('notes/2026-03-twice.en.md', note('A.'));
  await put('notes/twice.en.md', note('B'));
  await put('notes/which.md', note('C.'));
  await put('notes/odd.xx.md', note('D.'));
  await put('notes/Not An Address.en.md', note('E.'));
  await put('notes/._which.md', 'left by a Mac');
  const read = await readProse([{ code: 'en' }, { code: 'fr' }], project);

  expect(read.faults.map(({ message }) => message)).toEqual([
    expect.stringContaining('can’t be an address: use lowercase Latin letters'),
    'has the same address as src/content/notes/2026-03-twice.en.md: rename one of the two',
  ]);
  expect(read.left).toEqual([
    'src/content/notes/odd.xx.md is in "xx", which src/content/editions.ts doesn’t list',
  ]);
  expect(read.sources).toContainEqual(expect.objectContaining({ id: 'which', code: 'en' }));
});
