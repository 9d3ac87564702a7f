// Stories and notes: what is written in Markdown, as documents of the site.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseFeed } from 'feedsmith';
import { Window } from 'happy-dom';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readProse } from '../../../src/builder/content/prose.ts';
import { highlight, languageOf, openHighlighter } from '../../../src/builder/prose/highlight.ts';
import { keepBuilding } from '../../support/build.ts';
import { decoded } from '../../support/project.ts';
import { copySample, FURTHER, SAMPLE, sampleSources, writeContent } from '../../support/sample.ts';

let project: Awaited<ReturnType<typeof copySample>>;
let builder: ReturnType<typeof keepBuilding>;
let first: { id: string; title: string };

interface Feed {
  id: string;
  updated: string;
  entries: { id: string }[];
}

const LABELS = {
  story: 'The story',
  live: 'Visit',
  run: 'Run',
  stop: 'Stop',
  stuck: 'Stuck.',
  notes: 'Notes',
  notesIntro: 'What I write.',
  feed: 'Subscribe',
  minutes: '{minutes} min',
  updated: 'changed {date}',
  contents: 'Sections',
  previous: 'Before',
  next: 'After',
  others: 'More',
  footnotes: 'Footnotes',
  back: 'Back',
};

/** The sample in two languages, with labels for documents. */
async function write(labels: object | null = LABELS) {
  const content = sampleSources(...FURTHER.slice(0, 1));
  content.frame.prose = labels ?? undefined;
  await writeContent(project.root, content);
  [first] = content.projects.projects;
}

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
  project = await copySample();
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
      `notes/2026-03-first.${SAMPLE}.md`,
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
    const levels = [...document.querySelectorAll('main :is(h1, h2, h3)')].map((h) => Number(h.tagName[1]));
    for (const [i, level] of levels.entries())
      if (i > 0) expect(level - (levels[i - 1] ?? 0)).toBeLessThanOrEqual(1);
    const links = [...document.querySelectorAll('main nav a[href^="#"]')].map((a) => a.getAttribute('href'));
    expect(links).toEqual(['#one', '#two', '#three', '#four']);
    expect(document.querySelector('pre code')?.innerHTML).toContain('<span data-code="keyword">const</span>');
    expect(document.querySelector('time')?.getAttribute('datetime')).toBe('2026-03-01');
    expect(document.querySelector('main a[href="/repo/Home"]')).not.toBeNull();
    // Only the frame's own script, which is small; and nothing inline that the policy refuses.
    const scripts = [...document.querySelectorAll('script:not([type="application/ld+json"])')];
    expect(scripts).toHaveLength(1);
    expect(scripts[0]?.textContent?.length).toBeLessThan(3000);
    expect(scripts[0]?.hasAttribute('src')).toBe(false);
    expect(html).not.toContain(' style="');
    expect(document.querySelector('td:last-child')?.getAttribute('data-align')).toBe('right');
    const data = JSON.parse(document.querySelector('[type="application/ld+json"]')?.textContent ?? '');
    expect(data).toMatchObject({ '@type': 'Article', headline: 'A note', datePublished: '2026-03-01' });
    expect(document.querySelector('meta[property="og:image"]')?.getAttribute('content')).toMatch(
      /^https:\/\/ada\.dev\/repo\/assets\/preview-/,
    );
    // It exists in one language only, and the list of the other says so.
    expect(html).not.toContain('hreflang');
    expect(files).not.toContain('fr/Notes/first.html');
    expect(decoded(await read('fr/Notes.html'))).toMatch(
      /<li lang="en"><h2><a href="\/repo\/Notes\/first" hrefLang="en">/i,
    );
    expect(await read('sitemap.xml')).toContain('<loc>https://ada.dev/repo/Notes/first</loc>');
    // Nor has the other a feed.
    expect(files).not.toContain('fr/feed.xml');
    expect(await read('fr/Notes.html')).not.toContain('feed.xml');
    const subscribe = parsed(await read('Notes.html')).querySelector('main [href="/repo/feed.xml"]');
    expect(subscribe?.textContent).toBe('Subscribe');
  });

  it('names its translations, and each language has a valid feed with stable, absolute addresses', async () => {
    await put(`notes/2026-03-first.${SAMPLE}.md`, note('Go [home](/Home).'));
    await put(
      'notes/2026-03-first.fr.md',
      note('Bonjour.', 'title: Une note\ndescription: Sur rien.\ndate: 2026-03-01\nupdated: 2026-04-02'),
    );
    await put(
      `notes/2026-05-second.${SAMPLE}.md`,
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
      '<link rel="alternate" type="application/atom+xml" title="Notes" href="/repo/feed.xml"/>',
    );
    const { format, feed } = parseFeed(await read('feed.xml')) as unknown as { format: string; feed: Feed };
    expect(format).toBe('atom');
    const ids = [feed.id, ...feed.entries.map((entry) => entry.id)];
    for (const id of ids) expect(id).toMatch(/^urn:uuid:[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    expect(new Set(ids).size).toBe(3);
    // The ids stay when the site moves.
    await builder.build({ siteUrl: 'https://ada.example/' });
    const { feed: moved } = parseFeed(await read('feed.xml')) as unknown as { feed: Feed };
    expect([moved.id, ...moved.entries.map((entry) => entry.id)]).toEqual(ids);
    expect(feed.entries[0]).toMatchObject({
      title: { value: 'Later & better' },
      published: '2026-05-01T00:00:00.000Z',
    });
    expect(JSON.stringify(feed.entries[1])).toContain('https://ada.dev/repo/Home');
    const french = parseFeed(await read('fr/feed.xml')) as unknown as { feed: Feed };
    expect(french.feed.entries).toHaveLength(1);
    expect(french.feed.updated).toBe('2026-04-02T00:00:00.000Z');
  });

  it('that is a draft is seen only while developing', async () => {
    await put(
      `notes/first.${SAMPLE}.md`,
      note('Text.', 'title: A\ndescription: B.\ndate: 2026-03-01\ndraft: true'),
    );
    const editions = [{ code: SAMPLE }];
    expect((await readProse(editions, { root: project.root })).sources).toEqual([]);
    expect((await readProse(editions, { root: project.root, watch: true })).sources).toHaveLength(1);
    const { read } = await build({ watch: true });
    for (const name of ['Notes.html', 'Notes/first.html'])
      expect(parsed(await read(name)).querySelector('main')?.textContent).toContain('draft: true');
  });
});

it('a site without documents has no list, link, feed or label of them', async () => {
  await write(null);
  const { read, files } = await build();
  expect(files.filter((name) => /Notes|feed/.test(name))).toEqual([]);
  expect(await read('Home.html')).not.toMatch(/Notes|atom/);
});

describe('a story', () => {
  const story = (body: string) =>
    put(
      `stories/${first.id}.${SAMPLE}.md`,
      `---\ndescription: How it went.\nrole: All of it\n---\n${body}\n`,
    );
  const picture = '![A ferry](canoe.svg "On the lake.")';

  it('is composed by what its Markdown says', async () => {
    await story(
      `First.\n\n## One\n\nWords.\n\n${picture}\n\n## Two\n\n${picture}\n${picture}\n\n> A quote.\n\n> **12 → 3** questions\n\n> **Note** how it goes.\n\n> ${'Long. '.repeat(40)}`,
    );
    const { read } = await build();
    const text = parsed(await read(`Projects/${first.id}.html`)).querySelector('article > :last-child > div');
    expect([...(text?.children ?? [])].map((each) => each.className || each.localName)).toEqual([
      'p',
      'h2',
      'p',
      'wide',
      'h2',
      'band',
      'margin',
      'margin',
      'margin',
      'blockquote',
    ]);
    expect(text?.querySelectorAll('.band figure')).toHaveLength(2);
    const [quote, figure, note] = text?.querySelectorAll('.margin') ?? [];
    expect(quote?.querySelector('blockquote')?.textContent?.trim()).toBe('A quote.');
    expect(figure?.querySelector('blockquote')).toBeNull(); // a figure is no quote
    expect(figure?.querySelector('strong')?.textContent).toBe('12 → 3');
    expect(note?.querySelector('blockquote strong')?.textContent).toBe('Note');
  });

  it.each([
    ['without pictures', 'Words.', {}],
    ['with only a quote', '> Words.', { blockquote: 1 }],
    ['with forty pictures', Array(40).fill(picture).join('\n\n'), { figure: 40, '.wide': 40 }],
    ['with a picture and a book', `${'Words. '.repeat(300)}\n\n${picture}`, { figure: 1, '.wide': 1 }],
  ])('%s has a layout, too', async (_, body, counts) => {
    await story(body);
    const { read } = await build();
    const text = parsed(await read(`Projects/${first.id}.html`)).querySelector('article > :last-child > div');
    for (const [selector, count] of Object.entries(counts))
      expect(text?.querySelectorAll(selector), selector).toHaveLength(count);
    expect(text?.textContent).toMatch(/Words|On the lake/);
  });

  it('of a project within the site can run it, and of one elsewhere leads to it', async () => {
    await story('It went well.');
    const way = async () => {
      const { read } = await build();
      return parsed(await read(`Projects/${first.id}.html`));
    };
    const elsewhere = (await way()).querySelector('[data-stage] a');
    expect(elsewhere?.getAttribute('href')).toMatch(/^https:/);
    expect(elsewhere?.hasAttribute('data-run')).toBe(false);
    const content = sampleSources(...FURTHER.slice(0, 1));
    content.frame.prose = LABELS;
    content.projects.projects[0].url = '/mine/index.html';
    await writeContent(project.root, content);
    await story('It went well.');
    await put('../../static/mine/index.html', '<!doctype html><title>Mine</title>');
    const own = (await way()).querySelector('[data-stage] a');
    expect(own?.getAttribute('href')).toBe('/repo/mine/index.html?lang=en');
    expect(own?.getAttribute('data-run')).toBe(first.title);
    expect((await way()).querySelector('[role="status"]')?.getAttribute('data-text')).toBe('Stuck.');
  });

  it('is linked from its project’s card and from the data, and has the project’s facts', async () => {
    await put(
      `stories/${first.id}.${SAMPLE}.md`,
      '---\ndescription: How it went.\nrole: All of it\n---\nIt went well.\n',
    );
    const { read } = await build();
    const projects = await read('Projects.html');
    expect(projects).toMatch(new RegExp(`href="/repo/Projects/${first.id}"[^>]*>The story`));
    const document = parsed(await read(`Projects/${first.id}.html`));
    expect(document.querySelector('h1')?.textContent).toBe(first.title);
    expect(document.querySelector('main')?.textContent).toContain('All of it');
    // Link previews show the project's picture.
    expect(document.querySelector('meta[property="og:image"]')?.getAttribute('content')).toMatch(
      /^https:\/\/ada\.dev\/repo\/assets\/preview-story-[\da-f]{8}\.jpg$/,
    );
    const { projects: listed } = JSON.parse(await read('cv.json'));
    expect(listed[0].story).toBe(`https://ada.dev/repo/Projects/${first.id}`);
    expect(await read('fr/Projects.html')).not.toContain('The story');
  });
});

it('a note shows its first figure at its top, with its caption, and marks it in its text; without one, the wheel', async () => {
  const picture = sharp({ create: { width: 900, height: 500, channels: 3, background: 'teal' } });
  await put('../../static/images/plain.jpg', await picture.jpeg().toBuffer());
  await put(
    `notes/2026-03-plain.${SAMPLE}.md`,
    note('Words.\n\n![One](plain.jpg "First.")\n\n![Two](plain.jpg)'),
  );
  await put(`notes/2026-03-words.${SAMPLE}.md`, note('Words alone.'));
  const { read } = await build();
  const page = parsed(await read('Notes/plain.html'));
  expect(page.querySelector('header figure img')?.getAttribute('alt')).toBe('One');
  expect(page.querySelector('header figcaption')?.textContent).toBe('First.');
  const marked = [...page.querySelectorAll('main figure[data-first]')].filter(
    (each) => !each.closest('header'),
  );
  expect(marked.map((each) => each.querySelector('img')?.getAttribute('alt'))).toEqual(['One']);
  const bare = parsed(await read('Notes/words.html'));
  expect(bare.querySelector('main header figure')).toBeNull();
  expect(bare.querySelector('main header .wheel')).not.toBeNull();
});

it('colours code by parts, and never lets it become markup', async () => {
  const open = await openHighlighter(['javascript']);
  expect(highlight(open, '<b>&</b>', '')).toBe('&lt;b&gt;&amp;&lt;/b&gt;');
  const html = highlight(open, "if (a < 1) return '<i>'; // x", 'js');
  expect(html).toContain('<span data-code="keyword">if</span>');
  expect(html).toContain('<span data-code="comment">// x</span>');
  expect(html).toContain('&lt;i&gt;');
  expect(html).not.toContain('style=');
});

it.each([
  ['js {1,3} title="a"', 'javascript'],
  ['Python', 'python'],
  ['SH', 'shellscript'],
  ['jsx', 'jsx'],
  ['diff', 'diff'],
  ['text', ''],
  ['', ''],
  ['cobolt', undefined],
])('takes the language of code from “%s”', (info, language) => {
  expect(languageOf(info)).toBe(language);
});

it('reads documents as people write them elsewhere', async () => {
  const picture = { width: 900, height: 500, channels: 3, background: 'teal' } as const;
  await put('../../static/images/my photo.jpg', await sharp({ create: picture }).jpeg().toBuffer());
  await put('../../static/my file.pdf', '%PDF-1.7');
  await put(
    'notes/2026-03-habits.en.md',
    note(
      [
        '## Εισαγωγή\n\n![A photo](my photo.jpg)\n\n![Again](my%20photo.jpg)',
        '## Main\n\n<!-- more -->\n\nA regular expression: [^a-z], \\[^a-z], and [^1].',
        '## Main\n\n- [ ] to do\n- [x] done\n\nSee https://ada.dev/ and [a file](/my%20file.pdf).',
        '```cobolt\n![not a picture](in code.jpg)\n```',
      ].join('\n\n'),
      'title: 2048\ndescription: d\ndate: 2026-03-01',
    ),
  );
  await put('notes/._2026-03-habits.en.md', 'Mac OS');
  await put('notes/2030-01-later.en.md', note('Later.', 'title: Later\ndescription: d\ndate: 2130-01-01'));
  const { warnings, read, files } = await build();
  const page = parsed(await read('Notes/habits.html'));
  expect(page.querySelector('h1')?.textContent).toBe('2048');
  expect([...page.querySelectorAll('main h2[id]')].map(({ id }) => id)).toEqual(
    expect.arrayContaining(['eisagogi', 'main-2', 'main-3']),
  );
  const shownIn = [...page.querySelectorAll('main figure img, main p img')].filter(
    (img) => !img.closest('header'),
  );
  expect(shownIn).toHaveLength(2);
  const text = page.querySelector('main')?.textContent;
  for (const shown of ['[^a-z]', '[^1]', '☐ to do', '☑ done', 'in code.jpg']) expect(text).toContain(shown);
  expect(text).not.toContain('more -->');
  expect(page.querySelector('main a[href="https://ada.dev/"]')).not.toBeNull();
  expect(files.filter((name) => /Later|later|\._/.test(name))).toEqual([]);
  const told = warnings.join('\n');
  for (const line of [
    /habits\.en\.md:\d+ has code in "cobolt", which the highlighter doesn’t know/,
    /habits\.en\.md:\d+ shows \[\^1\] as it is/,
    /\._2026-03-habits\.en\.md: not used, as hidden files/,
    /2030-01-later\.en\.md is dated 2130-01-01: builds will have it from that day on/,
  ])
    expect(told).toMatch(line);
});

describe('Markdown of other tools', () => {
  const written = async (body: string) => {
    await put(`notes/tools.${SAMPLE}.md`, note(body));
    const { warnings, read } = await build();
    const page = parsed(await read('Notes/tools.html'));
    const text = page.querySelector('article > :last-child > div');
    const list = parsed(await read('Notes.html'));
    return {
      text,
      list,
      told: warnings.filter((line) => line.includes('tools')),
      feed: await read('feed.xml'),
    };
  };

  it('has alerts with the edition’s titles, emoji, headings’ ids, and emphasis beside letters without spaces', async () => {
    await write({ ...LABELS, alerts: { note: 'NB', tip: 'T', important: 'I', warning: 'W', caution: 'C' } });
    const { text, told } = await written(
      '> [!NOTE]\n> Read this.\n\n> [!TIP] Mine <b>\n> Own.\n\nA :rocket: at 12:30:45.\n\n## Setup {#set-up}\n\n**強調。**続き\n\n[Up](#set-up)'.replace(
        '<this\\>',
        'this',
      ),
    );
    const [first, second] = text?.querySelectorAll('[role="note"]') ?? [];
    expect(first?.querySelector('p')?.textContent).toBe('NB');
    expect(first?.textContent).toContain('Read this.');
    expect(second?.querySelector('p')?.textContent).toBe('Mine <b>');
    expect(text?.textContent).toContain('A 🚀 at 12:30:45.');
    expect(text?.querySelector('#set-up')?.textContent).toBe('Setup');
    expect(text?.querySelector('strong')?.textContent).toBe('強調。');
    expect(told).toEqual([]);
  });

  it('is named with its line, once a kind, where it is shown as it is written', async () => {
    const { told } = await written(
      [
        '[[a]] and [[b]]',
        'Inline $E = mc^2$, but $5 and $6.',
        '$$\nx\n$$',
        ':::tip\nText.\n:::',
        'A ==mark==, H~2~O, a :none-such: and a :nonesuch:.',
        '{{< video >}} {% raw %}',
        '> [!DANGER]\n> Text.',
        '[a](https://ada.dev/a b)',
        'An *emphasis without end.',
        '```mermaid\ngraph TD\n```',
      ].join('\n\n'),
    );
    expect(told.map((line) => line.match(/:(\d+) (shows [^:]*)/)?.slice(1))).toEqual([
      ['6', 'shows [[a]] as it is'],
      ['8', 'shows $E = mc^2$ as it is'],
      ['14', 'shows '],
      ['18', 'shows ==mark== as it is'],
      ['18', 'shows H~2~ as it is'],
      ['18', 'shows '],
      ['20', 'shows {{< video >}} as it is'],
      ['22', 'shows [!DANGER] as it is'],
      ['25', 'shows ]( as it is'],
      ['27', 'shows *e as it is'],
      ['29', 'shows the source of a diagram'],
    ]);
  });

  it('finds files by the names that systems give them, in links and pictures, but not in code', async () => {
    const picture = { width: 24, height: 24, channels: 3, background: 'teal' } as const;
    for (const name of ['Screenshot (12).png', 'plain.png'])
      await put(`../../static/images/${name}`, await sharp({ create: picture }).png().toBuffer());
    for (const name of ['My CV.pdf', 'a(b).txt']) await put(`../../static/docs/${name}`, 'x');
    const { text, list } = await written(
      'See ![a](Screenshot (12).png) and ![b](plain.png "Title"), [my CV](/docs/My CV.pdf), [b](/docs/a(b).txt) (really) and `[c](/x y.pdf)`.',
    );
    expect(text?.querySelectorAll('img')).toHaveLength(2);
    expect([...(text?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
      '/repo/docs/My%20CV.pdf',
      '/repo/docs/a(b).txt',
    ]);
    expect(text?.querySelector('code')?.textContent).toBe('[c](/x y.pdf)');
    // Never above its own size, and as high as its line.
    expect(text?.querySelector('source')?.getAttribute('sizes')).toBe('min(92vw, 24px)');
    expect(text?.querySelector('img')?.hasAttribute('data-icon')).toBe(true);
    // Nor does it stand for its note in the list.
    expect(list.querySelector('main img[data-icon]')).toBeNull();
  });

  it('keeps a step’s picture in its step, and leads from a feed’s footnotes to the note', async () => {
    const { text, feed } = await written('1. One[^1]\n\n   ![A ferry](canoe.svg)\n\n2. Two\n\n[^1]: Foot.');
    expect(text?.querySelector('li figure')?.hasAttribute('data-first')).toBe(false);
    expect(
      parsed(feed.replace(/&lt;/g, '<').replace(/&quot;/g, '"'))
        .querySelector('sup a')
        ?.getAttribute('href'),
    ).toBe('https://ada.dev/repo/Notes/tools#fn1');
  });

  it('counts words where none are separated by spaces', async () => {
    await put(`notes/long.${SAMPLE}.md`, note('私は毎日学校に行きます。'.repeat(150)));
    const { read } = await build();
    expect(await read('Notes/long.html')).toMatch(/[3-9] min/);
  });
});

it('leads from a document’s former addresses to the present one', async () => {
  await put(
    `notes/new.${SAMPLE}.md`,
    note('Text.', 'title: A <b>\ndescription: B.\ndate: 2026-03-01\nformerly: [old, older]'),
  );
  const { read } = await build();
  for (const name of ['old.html', 'older/index.html']) {
    const page = parsed(await read(`Notes/${name}`));
    expect(page.querySelector('meta[http-equiv]')?.getAttribute('content')).toBe('0; url=/repo/Notes/new');
    expect(page.querySelector('link')?.getAttribute('href')).toBe('https://ada.dev/repo/Notes/new');
    expect(page.querySelector('a')?.textContent).toBe('A <b>');
  }
});

it('colours code alike on a machine that is so busy that a line takes seconds', async () => {
  const open = await openHighlighter(['typescript']);
  const code = "const plane = { wings: 2, name: 'paper' }; // folded";
  const usual = highlight(open, code, 'typescript');
  let now = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => (now += 5000));
  expect(highlight(open, code, 'typescript')).toBe(usual);
});

it('builds again where documents share a title and a description', async () => {
  for (const name of ['one', 'two']) await put(`notes/${name}.${SAMPLE}.md`, note('Text.'));
  await build();
  const { read } = await build();
  expect(await read('Notes/two.html')).toContain('A note');
});

it('reads 300 documents within seconds', async () => {
  for (let i = 0; i < 300; i++)
    await put(`notes/n${i}.${SAMPLE}.md`, note(`Text ${i}.\n\n\`\`\`ts\nconst a = ${i};\n\`\`\``));
  const { files } = await build();
  expect(files.filter((name) => /^Notes\/n\d+\.html$/.test(name))).toHaveLength(300);
});

/** What is wrong, in the file `notes/bad.en.md` unless it says another. */
const FAULTS: [what: string, text: string | Buffer, fault: RegExp][] = [
  [
    'a heading’s address as other tools make it',
    note('[a](#příliš-kůň)\n\n## Příliš kůň'),
    /bad\.en\.md:6 links to "#příliš-kůň", but no heading here has that address: write #prilis-kun/,
  ],
  [
    'a note’s address with its date',
    note('[a](/Notes/2026-03-bad)'),
    /bad\.en\.md:6 links to "\/Notes\/2026-03-bad", .*: write \/Notes\/bad/,
  ],
  [
    'a link to a picture’s file',
    note('See\n[it](/images/canoe.svg).'),
    /bad\.en\.md:7 links to "\/images\/canoe\.svg", but pictures have other addresses.*!\[…\]\(canoe\.svg\)/,
  ],
  [
    'a former name that isn’t one',
    note('Text.', 'title: A\ndescription: B.\ndate: 2026-03-01\nformerly: Old Name'),
    /bad\.en\.md, formerly = "Old Name": isn’t the name of a file/,
  ],
  [
    'its own name as a former one',
    note('Text.', 'title: A\ndescription: B.\ndate: 2026-03-01\nformerly: bad'),
    /bad\.en\.md was formerly bad, but a document has that name now/,
  ],
  [
    'a change before its date',
    note('Text.', 'title: A\ndescription: B.\ndate: 2026-03-01\nupdated: 2026-02-28'),
    /bad\.en\.md, updated = "2026-02-28": is before date/,
  ],
  ['no front matter', 'Text.', /bad\.en\.md has no front matter: begin with a line of ---/],
  [
    'front matter that isn’t YAML',
    note('Text.', 'title: "A\ndescription: B.'),
    /bad\.en\.md:\d+ isn’t valid YAML/,
  ],
  [
    'a missing entry',
    note('Text.', 'title: A\ndate: 2026-03-01'),
    /bad\.en\.md, description: is missing: write it/,
  ],
  [
    'an unknown entry',
    note('Text.', 'title: A\ndescription: B.\ndate: 2026-03-01\nauthor: Me'),
    /bad\.en\.md, author = "Me": isn’t known here: correct its name, or remove it/,
  ],
  [
    'a day that doesn’t exist',
    note('Text.', 'title: A\ndescription: B.\ndate: 2026-02-31'),
    /bad\.en\.md, date = "2026-02-31": isn’t a day of the calendar/,
  ],
  [
    'a draft that may be one',
    note('Text.', 'title: A\ndescription: B.\ndate: 2026-03-01\ndraft: perhaps'),
    /bad\.en\.md, draft = "perhaps": Invalid option: expected one of "true"|"false"/,
  ],
  ['front matter that is a list', note('Text.', '- title'), /bad\.en\.md Invalid input: expected object/],
  ['an empty file', '', /bad\.en\.md has no front matter/],
  ['no text', note(''), /bad\.en\.md has no text below its front matter/],
  [
    'no title',
    note('Text.', 'description: B.\ndate: 2026-03-01'),
    /bad\.en\.md, title: is missing: write it/,
  ],
  [
    'HTML',
    note('A <script>alert(1)</script> here.'),
    /bad\.en\.md:6 contains HTML \(<script>\): write Markdown/,
  ],
  [
    'a link that would run a script',
    note('[x](javascript:alert(1))'),
    /bad\.en\.md:6 links to "javascript:alert\(1\)": write https:/,
  ],
  [
    'a link to a document that isn’t there',
    note('[x](/Notes/none)'),
    /bad\.en\.md:6 links to "\/Notes\/none", but there is no such page or document/,
  ],
  [
    'a link to a page in small letters',
    note('[x](/home#a)'),
    /bad\.en\.md:6 links to "\/home#a", but there is no such page or document in this language: write \/Home/,
  ],
  [
    'a link to a heading that isn’t there, on a paragraph’s third line',
    note('One\ntwo\n[x](#none) three.\n\n## Some'),
    /bad\.en\.md:8 links to "#none", but no heading here has that address/,
  ],
  [
    'a picture that is missing',
    note('![A map](maps/none.jpg)'),
    /bad\.en\.md:6, maps/none\.jpg: there is no file static\/images\/maps\/none\.jpg/,
  ],
  [
    'a picture of 40 megapixels',
    note('One.\n\n![A map](huge.png)'),
    /bad\.en\.md:8 static\/images\/huge\.png is 8000 × 5000 pixels, over the limit of 36 million/,
  ],
  [
    'a picture without a description',
    note('![](maps/none.jpg)'),
    /bad\.en\.md:6 shows maps\/none\.jpg without a description/,
  ],
  [
    'a picture of another site, which the policy refuses',
    note('![A map](https://maps.example/a.jpg)'),
    /bad\.en\.md:6 shows a picture of another site, https:\/\/maps\.example\/a\.jpg: put it into static\/images/,
  ],
  [
    'a heading of 300 characters',
    note(`## ${'a'.repeat(300)}`),
    /bad\.en\.md:6 has a heading of 300 characters: use at most 120/,
  ],
  ['a heading of the first level', note('# Top'), /bad\.en\.md:6 has a heading of the first level/],
  ['a level that is skipped', note('## A\n\n#### B'), /bad\.en\.md:8 skips a level of headings: write ###/],
];

it('says what is wrong with each document, all at once, with its line and the fix', async () => {
  await rm(join(project.root, 'dist'), { recursive: true, force: true });
  const huge = { width: 8000, height: 5000, channels: 3, background: 'teal' } as const;
  await put('../../static/images/huge.png', await sharp({ create: huge }).png().toBuffer());
  for (const [what, text, fault] of FAULTS) {
    await put('notes/bad.en.md', text);
    await expect(build(), what).rejects.toThrow(fault);
  }
  await rm(join(project.root, 'src/content/notes'), { recursive: true });
  await put('notes/2026-03-twice.en.md', note('A.'));
  await put('notes/twice.en.md', note('<b>B</b>'));
  await put('notes/which.md', note('C.'));
  await put('notes/odd.xx.md', note('D.'));
  await put('notes/Not An Address.en.md', note('E.'));
  await expect(build()).rejects.toThrow(
    /has the same address as src\/content\/notes\/2026-03-twice\.en\.md: rename one of the two[\s\S]*/,
  );
  const read = await readProse([{ code: 'en' }, { code: 'fr' }], { root: project.root });
  expect(read.faults.map(({ file, message }) => `${file} ${message}`).join('\n')).toMatch(
    /Not An Address.en.md can’t be an address/,
  );
  expect(read.left).toEqual([
    'src/content/notes/odd.xx.md is in "xx", which src/content/editions.ts doesn’t list',
  ]);
  expect(read.sources).toContainEqual(expect.objectContaining({ id: 'which', code: 'en' }));
  await rm(join(project.root, 'src/content/notes'), { recursive: true });
  await put('stories/nobody.en.md', '---\ndescription: A.\n---\nText.\n');
  await expect(build()).rejects.toThrow(
    /stories\/nobody\.en\.md is about "nobody", but there is no such project: write one of/,
  );
  await write(null);
  await put('notes/good.en.md', note('Text.'));
  await expect(build()).rejects.toThrow(
    /frame\.ts.*prose: is missing: there are stories or notes, so add the labels/,
  );
  expect(await readdir(project.root)).not.toContain('dist'); // nothing half-built
}, 120_000);

it('lets right-to-left words run their own way', async () => {
  await put('notes/rtl.en.md', note('שלום עולם\n\nHello.\n\n- שלום'));
  const { read } = await build();
  expect(await read('Notes/rtl.html')).toContain('<p dir="auto">שלום עולם</p>');
  expect(await read('Notes/rtl.html')).toContain('<li dir="auto">שלום</li>');
});
