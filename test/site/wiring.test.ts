// Facts that one file hands to the next, seen in the pages that are built.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Window } from 'happy-dom';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBuilder } from '../../src/builder/build.ts';
import { type OutputFile, readText } from '../../src/builder/shared/outputFile.ts';
import {
  copyPlainFixture,
  FURTHER,
  fixtureSources,
  type Sources,
  writeContent,
} from '../support/fixtureSources.ts';
import { cacheDir } from '../support/project.ts';

let project: Awaited<ReturnType<typeof copyPlainFixture>>;
let builder: Awaited<ReturnType<typeof openBuilder>>;
beforeAll(async () => {
  project = await copyPlainFixture();
  builder = await openBuilder({ root: project.root, cacheDir });
});
afterAll(async () => {
  await builder.dispose();
  await project.remove();
});

/** Builds the fixture after a change of its content; `open` parses one of its pages. */
async function builtWith(change: (content: Sources) => void, ...languages: typeof FURTHER) {
  const content = fixtureSources(...languages);
  change(content);
  await writeContent(project.root, content, ['notes', 'stories']);
  const { files, warnings } = await builder.make();
  async function open(path: string) {
    const window = new Window({ settings: { disableJavaScriptEvaluation: true } });
    const file = files.findLast((each) => each.path === path) as OutputFile;
    return new window.DOMParser().parseFromString(await readText(file), 'text/html');
  }
  async function read(path: string, from = files) {
    return readText(from.findLast((each) => each.path === path) as OutputFile);
  }
  return { open, read, warnings, paths: files.map(({ path }) => path) };
}

it('leads from a figure to a document in the language that has it, and says which', async () => {
  await mkdir(join(project.root, 'src/content/notes'), { recursive: true });
  const note = '---\ntitle: Seulement en français\ndescription: Une note.\ndate: 2026-01-02\n---\nTexte.\n';
  await writeFile(join(project.root, 'src/content/notes/2026-01-02-only.fr.md'), note);
  const { open } = await builtWith(
    ({ home }) => {
      home.homeStory.proof = [
        { figure: '7', caption: 'Seven', href: '/Notes/only' },
        { counts: 'languages', caption: 'Languages' },
      ];
    },
    ...FURTHER.slice(0, 1),
  );
  const links = [...(await open('Home.html')).querySelectorAll('main a[hreflang]')];
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('hreflang')])).toEqual([
    ['/fr/Notes/only', 'fr'],
    ['/fr/Home', 'fr'],
  ]);
});

it('hides technologies that all projects share on their cards, and no others', async () => {
  const { open } = await builtWith(({ projects }) => {
    for (const [i, each] of projects.projects.entries()) each.tags = ['Shared', `Own ${i}`];
  });
  const last = [...(await open('Projects.html')).querySelectorAll('main li')].at(-1);
  expect(last?.textContent).toMatch(/Own \d/);
  expect(last?.textContent).not.toContain('Shared');
});

it('doesn’t read a skill’s title twice, and shows its logo’s description where that differs', async () => {
  const { open } = await builtWith(({ skills }) => {
    Object.assign(skills.skills[0].image, { alt: skills.skills[0].title });
    Object.assign(skills.skills[1].image, { alt: 'A blue elephant' });
  });
  const cards = [...(await open('Skills.html')).querySelectorAll('main article')];
  const [same, other] = cards.map((card) => card.querySelector('img'));
  expect([same?.getAttribute('alt'), other?.getAttribute('alt')]).toEqual(['', 'A blue elephant']);
});

it('asks another host for a picture without telling it the page', async () => {
  const { open } = await builtWith(({ home }) => {
    home.logos = [{ src: 'https://img.example/a.png', alt: 'A', width: 48, height: 48 }];
  });
  const picture = (await open('Home.html')).querySelector('img[src^="https://img.example"]');
  expect(picture?.getAttribute('referrerpolicy')).toBe('no-referrer');
});

it('names a page that isn’t in the bar, and the file to add it to', async () => {
  const { open, warnings } = await builtWith(({ frame }) => {
    frame.bar = frame.bar.filter((page: string) => page !== 'Contact');
  });
  expect(warnings).toContain('/Contact isn’t in the bar: add it to bar in src/content/frame.ts');
  const home = await open('Home.html');
  expect(home.querySelectorAll('header nav a[href="/Contact"]')).toHaveLength(0);
  expect(home.querySelectorAll('main nav a[href="/Contact"]')).toHaveLength(1); // the wheel has all
});

it('shows the site’s address on the CV as people write it, and none of this machine', async () => {
  const { open, read } = await builtWith(() => {});
  const text = (await open('CV.html')).querySelector('main')?.textContent;
  expect(text).toContain(fixtureSources().owner.owner.name);
  expect(text).not.toMatch(/localhost|127\.0/);

  const siteUrl = 'https://xn--mller-kva.example/';
  const published = await openBuilder({ root: project.root, cacheDir, siteUrl, placeholders: true });
  const { files } = await published.make().finally(published.dispose);
  expect(await read('CV.html', files)).toContain('>müller.example<');
});

it('names a picture that was drawn for the demonstration, but not on this machine', async () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><!-- Drawn for the demonstration --></svg>';
  await writeFile(join(project.root, 'static/images/drawn.svg'), drawing);
  const { warnings } = await builtWith(({ contact }) => {
    contact.contact.image = { src: 'drawn.svg', alt: 'Post' };
  });
  expect(warnings.join()).not.toContain('drawn.svg');

  const siteUrl = 'https://featherstonehaugh.dev/';
  const published = await openBuilder({ root: project.root, cacheDir, siteUrl });
  const made = await published.make().finally(published.dispose);
  expect(made.warnings.join()).toContain('drawn.svg was drawn for the demonstration');
});

it('describes no picture that a glimpse says in words', async () => {
  const { read, paths } = await builtWith(() => {});
  const module = await read(paths.find((path) => path.endsWith('/glimpses.js')) ?? '');
  expect(module).toContain('"alt":""');
  expect(module).not.toMatch(/"alt":"[^"]/);
});

it('gives changed content a new address, and a language without an offer of its own its name', async () => {
  const folderIn = (html: string) => html.match(/"#site\/":"([^"]*)"/)?.[1] ?? 'none';
  const before = await builtWith(() => {});
  const after = await builtWith(
    ({ home, frame }) => {
      home.home.lead = 'Another lead';
      frame.popup.offer = { en: 'Read this in English' };
    },
    FURTHER[0] as (typeof FURTHER)[number],
  );
  const folder = folderIn(await after.read('Home.html'));
  expect(folder).not.toBe(folderIn(await before.read('Home.html')));

  const [, site = ''] = (await after.read(`${folder.slice(1)}site.js`)).match(/editions=(.*);/) ?? [];
  expect(JSON.parse(site).map(({ offer }: { offer: string }) => offer)).toEqual([
    'Read this in English',
    'Français',
  ]);
});

it('shows fewer than four logos at rest, each once, and four of them four times over', async () => {
  const logo = (i: number) => ({ src: 'logos/rust.svg', alt: `Logo ${i}` });
  const shown = async (count: number) => {
    const { open } = await builtWith(({ home }) => {
      home.logos = Array.from({ length: count }, (_, i) => logo(i));
    });
    return (await open('Home.html')).querySelectorAll('img[src*="rust"]').length;
  };
  expect(await shown(3)).toBe(3);
  expect(await shown(4)).toBe(16);
});

it('hands an owner’s files and facts to the pages, the headers and the curriculum', async () => {
  const write = async (path: string, text: string) => {
    await mkdir(join(project.root, path, '..'), { recursive: true });
    await writeFile(join(project.root, path), text);
  };
  await write('static/_headers', '/own/*\n  X-Own: yes\n');
  await write('static/icon-192.png', 'OWN');
  await write('static/resume-alexandrina-featherstonehaugh-cholmondeley.pdf', '%PDF');
  const { open, read, warnings, paths } = await builtWith(({ cv, owner, projects }) => {
    owner.owner.portrait = 'as it is';
    owner.owner.profiles.push({ id: 'harbour', label: 'Harbour', url: 'https://harbour.example/me' });
    cv.cv.more = [{ label: 'Awards', value: 'Golden Theodolite', kind: 'awards' }];
    projects.projects[0].colour = '#123456';
    projects.projects[3].phone = { src: 'projects/gazetteer.png' };
  });

  expect(warnings.join()).toMatch(/tides\.gif moves: its first frame/);
  expect(warnings.join()).toContain('profile "harbour" has a globe');
  expect((await open('Home.html')).querySelector('.toned')).toBeNull();
  expect(await read('_headers')).toContain('X-Own: yes');
  expect(await read('icon-192.png')).toBe('OWN');
  expect(paths).not.toContain('404/index.html');
  const unknown = (await open('404.html')).querySelector('script[data-pages]');
  expect(unknown?.getAttribute('data-pages')?.split(' ')).toContain('CV');

  const cv = await open('CV.html');
  expect(cv.querySelector('link[type="text/vcard"]')?.getAttribute('href')).toMatch(/\.vcf$/);
  expect(cv.querySelector('a[href$=".pdf"]')).not.toBeNull();
  expect(cv.querySelector('main')?.textContent).toContain('Golden Theodolite');
  expect(JSON.parse(await read('cv.json')).awards).toEqual([{ title: 'Golden Theodolite' }]);
  expect([...cv.querySelectorAll('script:not([type])')]).toHaveLength(1); // the menu’s

  const about = await open('About.html');
  const [dark, light] = [...about.querySelectorAll('meta[name="theme-color"]')];
  expect(dark?.getAttribute('media')).toContain('dark');
  // Lighter: larger as #rrggbb.
  expect(String(light?.getAttribute('content')) > String(dark?.getAttribute('content'))).toBe(true);

  expect(about.querySelector('style')?.textContent).toMatch(/@font-face\{font-family:Text;src:url\(/);
  for (const font of about.querySelectorAll('link[rel="preload"][as="font"]'))
    expect(font.hasAttribute('crossorigin')).toBe(true);

  expect(await read('Skills.html')).toContain('"knowsAbout":[');
  expect(await read('Home.html')).not.toContain('knowsAbout');
});

it('shows a project’s picture for phones in its plate and in its story, to which it travels', async () => {
  await mkdir(join(project.root, 'src/content/stories'), { recursive: true });
  const story = '---\ndescription: A story.\n---\nText.\n';
  await writeFile(join(project.root, 'src/content/stories/milk-run.md'), story);
  const { open } = await builtWith(({ projects }) => {
    projects.projects[0].phone = { src: 'projects/gazetteer.png' };
  });
  for (const path of ['Projects.html', 'Projects/milk-run.html']) {
    const page = await open(path);
    const source = page.querySelector('main source[media]');
    expect(source?.getAttribute('srcset'), path).toMatch(/gazetteer/);
    expect(page.querySelector('link[rel="expect"]')?.getAttribute('href'), path).toBe('#main');
  }
  expect((await open('CV.html')).querySelector('link[rel="expect"]')).toBeNull();
});

it('mirrors a language that is written from right to left', async () => {
  const arabic = { code: 'ar', name: 'العربية', locale: 'ar-EG' };
  const { open, read } = await builtWith(() => {}, arabic);
  const unknown = (await open('404.html')).querySelector('script[data-editions]');
  expect(unknown?.getAttribute('data-editions')).toBe('ar'); // the first language has no folder
  const html = await read('ar/Home.html');
  expect(html).toContain('dir="rtl"');
  expect(html).toMatch(/--forward: ?-1/);
});

it('marks the page that a document belongs to in the bar, and the list of notes as the page itself', async () => {
  const note = '---\ntitle: A note\ndescription: A note.\ndate: 2026-01-02\n---\nText.\n';
  await mkdir(join(project.root, 'src/content/notes'), { recursive: true });
  await writeFile(join(project.root, 'src/content/notes/2026-01-02-mark.en.md'), note);
  const { open } = await builtWith(() => {}, ...FURTHER.slice(0, 1));
  const currentOf = async (path: string) =>
    (await open(path)).querySelector('nav [aria-current]')?.getAttribute('aria-current');
  expect(await currentOf('Notes/mark.html')).toBe('true');
  expect(await currentOf('Notes.html')).toBe('page');
});
