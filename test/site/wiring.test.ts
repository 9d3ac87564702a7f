// Facts that one file hands to the next, seen in the pages that are built.
import { describe, expect, it } from 'vitest';
import {
  copyFixture,
  FURTHER,
  fixtureSources,
  type Sources,
  writeContent,
} from '../support/fixtureSources.ts';
import { keepBuilding } from '../support/keepBuilding.ts';

const project = keepBuilding(await copyFixture(), { siteUrl: 'http://localhost:4173/' });

/** Makes the fixture's site after a change of its content. */
async function madeWith(change: (content: Sources) => void, ...languages: typeof FURTHER) {
  const content = fixtureSources(...languages);
  change(content);
  await writeContent(project.root, content, ['notes', 'stories']);

  return project.make();
}

describe('entries', async () => {
  const { open, read, files } = await madeWith(({ home, projects, skills }) => {
    for (const [i, each] of projects.projects.entries()) each.tags = ['Shared', `Own ${i}`];
    Object.assign(skills.skills[0].image, { alt: `The logo of ${skills.skills[0].title}` });
    home.logos = [{ src: 'https://img.example/a.png', alt: 'A', width: 48, height: 48 }];
  });

  it('show no technology that all projects share on their cards, but their own', async () => {
    const last = [...(await open('Projects.html')).querySelectorAll('main li')].at(-1);
    expect(last?.textContent).toMatch(/Own \d/);
    expect(last?.textContent).not.toContain('Shared');
  });

  it('don’t read a skill’s title twice: beside it, its logo says nothing', async () => {
    const logo = (await open('Skills.html')).querySelector('main article img');
    expect(logo?.getAttribute('alt')).toBe('');
  });

  it('ask another host for a picture without telling it the page', async () => {
    const picture = (await open('Home.html')).querySelector('img[src^="https://img.example"]');
    expect(picture?.getAttribute('referrerpolicy')).toBe('no-referrer');
  });

  it('describe no picture that a glimpse says in words', async () => {
    const module = await read(files.find((path) => path.endsWith('/glimpses.js')) ?? '');
    expect(module).toContain('"alt":""');
    expect(module).not.toMatch(/"alt":"[^"]/);
  });
});

it('says where a project opens in another language: on its card, in its story and in a skill’s dialog', async () => {
  const { open } = await madeWith(
    ({ projects, skills }) => {
      for (const project of projects.projects)
        Object.assign(project, {
          url: 'https://projects.example/',
          urlLang: 'en',
          tags: [skills.skills[0].title],
        });
    },
    ...FURTHER.slice(0, 1),
  );
  const linksIn = async (path: string) => [
    ...(await open(path)).querySelectorAll('main a[href="https://projects.example/"]'),
  ];
  const words = 'en anglais';

  for (const path of ['Projects.html', 'Projects/tides.html', 'Skills.html']) {
    const links = await linksIn(path);
    expect(links.length, path).toBeGreaterThan(0);
    for (const link of links) {
      expect(link.getAttribute('hreflang'), path).toBe('en');
      expect(link.textContent, path).toContain(words);
    }
  }
  const card = (await open('Projects.html')).querySelector('main article');

  expect(card?.querySelector('p:last-of-type')?.textContent).toContain(` ${words} `);
  for (const link of await linksIn('en/Projects.html')) {
    expect(link.getAttribute('hreflang')).toBeNull();
    expect(link.textContent).not.toContain('in English');
  }
});

it('names a page that isn’t in the bar, and the file to add it to', async () => {
  const { open, warnings } = await madeWith(({ frame }) => {
    frame.bar = frame.bar.filter((page: string) => page !== 'Contact');
  });

  expect(warnings).toEqual(['/Contact isn’t in the bar: add it to bar in src/content/frame.ts']);

  const home = await open('Home.html');
  expect(home.querySelectorAll('header nav a[href="/Contact"]')).toHaveLength(0);
  expect(home.querySelectorAll('main nav a[href="/Contact"]')).toHaveLength(1); // the wheel has all
});

it('shows the site’s address on the CV as people write it, and none of this machine', async () => {
  const { open } = await madeWith(() => {});
  const text = (await open('CV.html')).querySelector('main')?.textContent;

  expect(text).toContain(fixtureSources().owner.owner.name);
  expect(text).not.toMatch(/localhost|127\.0/);

  const published = await project.make({ siteUrl: 'https://xn--mller-kva.example/' });
  expect((await published.read('CV.html')).replaceAll('<wbr/>', '')).toContain('>müller.example<');
});

it('gives changed content a new address', async () => {
  const folderOf = async ({ read }: Awaited<ReturnType<typeof madeWith>>) =>
    (await read('Home.html')).match(/"#site\/":"([^"]*)"/)?.[1] ?? 'none';
  const before = await folderOf(await madeWith(() => {}));
  const after = await madeWith(({ home }) => {
    home.home.lead = 'Another lead';
  });

  expect(await folderOf(after)).not.toBe(before);
  expect(after.files).toContain(`${(await folderOf(after)).slice(1)}site.js`);
});

it('shows fewer than four logos at rest, each once, and four of them four times over', async () => {
  const logo = (i: number) => ({ src: 'logos/rust.svg', alt: `Logo ${i}` });
  const shown = async (count: number) => {
    const { open } = await madeWith(({ home }) => {
      home.logos = Array.from({ length: count }, (_, i) => logo(i));
    });
    return (await open('Home.html')).querySelectorAll('img[src*="rust"]').length;
  };

  expect(await shown(3)).toBe(3);
  expect(await shown(4)).toBe(16);
});

it('hands an owner’s files and facts to the pages, the headers and the curriculum', async () => {
  await project.put('static/_headers', '/own/*\n  X-Own: yes\n');
  await project.put('static/cv-elodie-pre-d-aubrac.pdf', '%PDF');
  const { open, read, warnings, files } = await madeWith(({ cv, owner, projects }) => {
    owner.owner.portrait = 'as it is';
    owner.owner.profiles.push({ id: 'harbour', label: 'Harbour', url: 'https://harbour.example/me' });
    cv.cv.more = [{ label: 'Awards', value: 'Golden Theodolite', kind: 'awards' }];
    projects.projects[0].colour = '#123456';
    projects.projects[3].phone = { src: 'projects/gazetteer.png' };
  });

  expect(warnings.join()).toContain('profile "harbour" has a globe');
  expect((await open('Home.html')).querySelector('.toned')).toBeNull();
  expect(await read('_headers')).toContain('X-Own: yes');
  expect(files).not.toContain('404/index.html');

  const unknown = (await open('404.html')).querySelector('script[data-pages]');
  expect(unknown?.getAttribute('data-pages')?.split(' ')).toContain('CV');

  const cv = await open('CV.html');
  expect(cv.querySelector('link[type="text/vcard"]')?.getAttribute('href')).toMatch(/\.vcf$/);
  expect(cv.querySelector('a[href$=".pdf"]')).not.toBeNull();
  expect(cv.querySelector('main')?.textContent).toContain('Golden Theodolite');
  expect([...cv.querySelectorAll('script:not([type])')]).toHaveLength(1); // the menu’s

  const about = await open('About.html');
  const [dark, light] = [...about.querySelectorAll('meta[name="theme-color"]')];

  expect(dark?.getAttribute('media')).toContain('dark');
  // Lighter: larger as #rrggbb.
  expect(String(light?.getAttribute('content')) > String(dark?.getAttribute('content'))).toBe(true);

  expect(about.querySelector('style')?.textContent).toMatch(/@font-face\{font-family:Text;src:url\(/);
});

it('shows a project’s picture for phones in its plate and in its story, to which it travels', async () => {
  const story = '---\ndescription: A story.\n---\nText.\n';
  await project.put('src/content/stories/milk-run.fr.md', story);
  const { open } = await madeWith(({ projects }) => {
    const [first, , , landscape] = projects.projects;
    Object.assign(first, { image: landscape.image, phone: { src: 'projects/gazetteer.png' } });
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
  const { open, read } = await madeWith(() => {}, arabic);
  const unknown = (await open('404.html')).querySelector('script[data-editions]');

  expect(unknown?.getAttribute('data-editions')).toBe('ar'); // the first language has no folder
  const html = await read('ar/Home.html');

  expect(html).toContain('dir="rtl"');
  expect(html).toMatch(/--forward: ?-1/);
});

it('writes dates and counts in the digits that a locale names', async () => {
  const arabic = { code: 'ar', name: 'العربية', locale: 'ar-EG-u-nu-arab' };
  const written = '---\ntitle: A note\ndescription: A note.\ndate: 2026-01-02\n---\nText.\n';
  await project.put('src/content/notes/2026-01-02-digits.ar.md', written);
  const { open } = await madeWith(() => {}, arabic);
  const [home, note] = [await open('ar/Home.html'), await open('ar/Notes/digits.html')];

  expect(home.documentElement.lang).toBe('ar');
  expect(home.querySelector('[property="og:locale"]')?.getAttribute('content')).toBe('ar_EG');
  expect(home.querySelector('footer time')?.textContent).toMatch(/^[٠-٩]{4}$/);

  const facts = note.querySelector('main header')?.textContent ?? '';
  expect(facts.match(/[٠-٩]+/g)).toHaveLength(3); // day, year and minutes
});

it('marks the page that a document belongs to in the bar, and the list of notes as the page itself', async () => {
  const note = '---\ntitle: A note\ndescription: A note.\ndate: 2026-01-02\n---\nText.\n';
  for (const code of ['fr', 'sr']) await project.put(`src/content/notes/2026-01-02-mark.${code}.md`, note);
  const serbian = { code: 'sr', name: 'Srpski', locale: 'sr-Latn-RS' };
  const { open, files } = await madeWith(() => {}, serbian);

  expect(files).toContain('sr/Notes/mark.html');

  const currentOf = async (path: string) =>
    (await open(path)).querySelector('nav [aria-current]')?.getAttribute('aria-current');

  expect(await currentOf('Notes/mark.html')).toBe('true');
  expect(await currentOf('Notes.html')).toBe('page');
});
