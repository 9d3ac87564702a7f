import { describe, expect, it } from 'vitest';
import { loadContent, siteOf } from '../../../src/builder/content/content.mjs';
import { imagesOf, isAt } from '../../../src/builder/content/entries.mjs';
import { formatFault } from '../../../src/builder/content/faults.mjs';
import { root } from '../../support/project.ts';
import { type Sources, sampleSources } from '../../support/sample.ts';

const site = await loadContent({ root });
const languages = [
  { code: 'fr', name: 'Français', locale: 'fr-CA' },
  { code: 'it', name: 'Italiano', locale: 'it-IT' },
];
const sources = sampleSources(...languages);
const { editions } = siteOf(sources);
/** The folders of the editions' texts. */
const codes = editions.map(({ code }) => code);
const [first] = codes as [string];

type Content = Sources;

/** The message about the site's content after a change. */
function faultsAfter(change: (copy: Content) => void): string {
  const copy = structuredClone(sources);
  change(copy);
  try {
    siteOf(copy);
  } catch (error) {
    return (error as Error).message;
  }
  return 'no fault';
}

describe('the content', () => {
  it('has no faults', () => {
    expect(site.editions.length).toBeGreaterThan(0); // or it would have thrown
    expect(faultsAfter(() => {})).toBe('no fault');
  });

  it('lists every picture with its file and entry', () => {
    const copy = structuredClone(sources);
    copy.contact.contact.image = { src: 'contact.svg' };
    const entries = [...imagesOf(copy)];
    const places = entries.map((entry) => formatFault({ ...entry, message: '' }).trim());
    expect(places).toContain('src/content/aboutStory.ts, aboutStory.photographs[2].image:');
    const { homeStory, aboutStory, projects, skills } = sources;
    const lists = [homeStory.logos, aboutStory.aboutStory.photographs, projects.projects, skills.skills];
    const others = ['owner.avatar', 'aboutStory.photo', 'contact.image', 'homeStory.welcomeCard.image'];
    expect(places).toHaveLength(lists.flat().length + others.length);
    for (const place of others) expect(entries.filter((entry) => isAt(entry, place))).toHaveLength(1);
    expect(entries.filter((entry) => isAt(entry, 'projects.*.image'))).toHaveLength(lists[2]?.length ?? 0);
  });
});

describe('a fault names file, entry and fix', () => {
  it.each<[string, (c: Content) => void, string]>([
    ['a missing file', (c) => delete c.owner, 'src/content/owner.ts is missing: it must export owner'],
    ['an unknown file', (c) => (c.blog = {}), 'src/content/blog.ts is no known content file'],
    [
      'a missing entry',
      (c) => delete c[`${first}/projects`].projects.gazetteer.title,
      `src/content/${first}/projects.ts, projects.gazetteer.title: is missing: write a text`,
    ],
    [
      'an empty text',
      (c) => (c[`${first}/skills`].skills.python.info[1] = ' '),
      `src/content/${first}/skills.ts, skills.python.info[1]: is empty: write the text`,
    ],
    [
      'a misspelt name',
      (c) => (c.owner.owner.rol = 'x'),
      'src/content/owner.ts, owner.rol: is not known here: correct its name or remove it',
    ],
    [
      'a wrong kind',
      (c) => (c.contact.contact.nameMax = '25'),
      'src/content/contact.ts, contact.nameMax: is of the wrong kind: write a number',
    ],
    [
      'no alt text',
      (c) => delete c[`${first}/projects`].projects.culverts.alt,
      `src/content/${first}/projects.ts, projects.culverts.alt: has no alt text: describe`,
    ],
    [
      'an empty alt text',
      (c) => (c[`${first}/homeStory`].logos.python = ''),
      `src/content/${first}/homeStory.ts, logos.python: has no alt text: describe`,
    ],
    [
      'a focus that isn’t a position',
      (c) => (c.owner.owner.avatar.focus = 'left top'),
      'src/content/owner.ts, owner.avatar.focus: is no place in a picture: write how far it is from the left and from the top, such as "50% 30%"',
    ],
    [
      'a focus outside the picture',
      (c) => (c.owner.owner.avatar.focus = '50% 101%'),
      'src/content/owner.ts, owner.avatar.focus: is no place in a picture',
    ],
    [
      'a remote picture without size',
      (c) => (c.owner.owner.avatar = { src: 'https://a.example/b.jpg', width: 10 }),
      'src/content/owner.ts, owner.avatar.height: is missing: a picture from elsewhere needs its size in pixels',
    ],
    [
      'a picture over plain http',
      (c) => (c.owner.owner.avatar.src = 'http://a.example/b.jpg'),
      'src/content/owner.ts, owner.avatar.src: is neither a file below static/images nor an absolute https address',
    ],
    [
      'an address that would run a script',
      (c) => (c.projects.projects[3].url = 'javascript:alert(1)'),
      'src/content/projects.ts, projects[3].url: "javascript:alert(1)" is no absolute http(s) address: write it with https:// before it',
    ],
    [
      'an unknown language',
      (c) => (c[`${first}/home`].home.phrases[0].lang = 'xx'),
      `src/content/${first}/home.ts, home.phrases[0].lang: is no language`,
    ],
    [
      'a missing label',
      (c) => delete c[`${first}/skills`].labels.moreInfo,
      `src/content/${first}/skills.ts, labels.moreInfo: is missing: write a text`,
    ],
    [
      'an empty list',
      (c) => (c[`${first}/owner`].owner.roles = []),
      `src/content/${first}/owner.ts, owner.roles: needs at least one entry: add to it`,
    ],
    [
      'a featured project that doesn’t exist',
      (c) => (c.homeStory.homeStory.featured[1] = 'tempo'),
      'src/content/homeStory.ts, homeStory.featured[1]: there is no project "tempo": write one of ',
    ],
    [
      'a link to a page that doesn’t exist',
      (c) => (c.frame.navigation.pages[1] = 'Abuot'),
      'src/content/frame.ts, navigation.pages[1]: is not known: write one of Home, About',
    ],
    [
      'more photographs than a ring holds',
      ({ aboutStory: { aboutStory } }) => {
        const [first] = aboutStory.photographs;
        const image = (i: number) => ({ ...first.image, src: `${i}.jpg` });
        aboutStory.photographs = Array.from({ length: 16 }, (_, i) => ({
          ...first,
          id: `p${i}`,
          image: image(i),
        }));
      },
      'src/content/aboutStory.ts, aboutStory.photographs: are too many: a ring holds 15',
    ],
    [
      'fewer photographs than a ring needs',
      (c) => c.aboutStory.aboutStory.photographs.splice(2),
      'src/content/aboutStory.ts, aboutStory.photographs: are too few: a ring needs 3',
    ],
    [
      'a photograph that appears twice',
      ({ aboutStory: { aboutStory } }) => {
        aboutStory.photographs[1].image.src = aboutStory.photographs[0].image.src;
      },
      'photographs[1].image.src: "landscapes/ridge-3x2.jpg" appears twice: remove one',
    ],
    [
      'a picture given as a data URL',
      (c) => (c.owner.owner.avatar.src = 'data:image/png;base64,AAAA'),
      'src/content/owner.ts, owner.avatar.src: is neither a file below static/images nor an absolute https address',
    ],
    [
      'a profile that would run a script',
      (c) => (c.owner.owner.profiles[0].url = 'JavaScript:alert(1)'),
      'src/content/owner.ts, owner.profiles[0].url: "JavaScript:alert(1)" is no absolute address: write it with https:// before it, or mailto: and your e-mail address',
    ],
    [
      'a mailbox that isn’t one',
      (c) => (c.owner.owner.profiles[0].url = 'mailto:ada'),
      'src/content/owner.ts, owner.profiles[0].url: "mailto:ada" is no absolute address',
    ],
    [
      'a name that two fields are posted under',
      (c) => (c.contact.contact.postAs = { nombre: 'Pais' }),
      'src/content/contact.ts, contact.postAs.nombre: is the name of "pais", too: choose another',
    ],
    [
      'a field that would be posted as one of the service’s own',
      (c) => (c.contact.contact.postAs = { nombre: '_next' }),
      'src/content/contact.ts, contact.postAs.nombre: is no name for a field',
    ],
    [
      'a field without a label',
      (c) => (c.contact.contact.asks = ['empresa']),
      `src/content/${first}/contact.ts, contact.fields.empresa: is missing: the form asks for it`,
    ],
    [
      'a section without its texts',
      (c) => delete c[`${first}/homeStory`].homeStory.welcomeCard,
      `src/content/${first}/homeStory.ts, homeStory.welcomeCard: is missing: write its texts, or take welcomeCard out of src/content/homeStory.ts`,
    ],
    [
      'texts of a section that has nothing to show',
      (c) => (c.aboutStory.aboutStory.photographs = []),
      `src/content/${first}/aboutStory.ts, aboutStory.ring: has nothing to show: remove it, or add photographs to src/content/aboutStory.ts`,
    ],
    [
      'a form that would post to a data URL',
      (c) => (c.contact.contact.endpoint = 'data:text/html,x'),
      'src/content/contact.ts, contact.endpoint: "data:text/html,x" is no https address: write the one that the forwarding service gave you',
    ],
    [
      'a form that would post over plain http',
      (c) => (c.contact.contact.endpoint = 'http://formsubmit.co/a1b2c3'),
      'src/content/contact.ts, contact.endpoint: "http://formsubmit.co/a1b2c3" is no https address',
    ],
    [
      'an address with a space',
      (c) => (c.owner.owner.host = { label: 'Ada', url: 'https://ada.dev/a b' }),
      'src/content/owner.ts, owner.host.url: has a space in it',
    ],
    [
      'an id that can’t be part of an address',
      (c) => (c.skills.skills[0].id = 'Vue js'),
      'src/content/skills.ts, skills[0].id: is no id: use small letters, digits and hyphens',
    ],
    [
      'a tag that appears twice',
      (c) => (c.projects.projects[0].tags = ['Vue', 'CSS', 'Vue']),
      'src/content/projects.ts, projects[0].tags[2]: "Vue" appears twice: remove one',
    ],
    [
      'two featured projects',
      (c) => c.homeStory.homeStory.featured.pop(),
      'src/content/homeStory.ts, homeStory.featured: needs three ids',
    ],
    [
      'an id that is used twice',
      (c) => (c.skills.skills[3].id = c.skills.skills[1].id),
      `src/content/skills.ts, skills[3].id: "${(sources as Content).skills.skills[1].id}" is the id of entry 1, too: choose another`,
    ],
  ])('for %s', (_what, change, expected) => {
    expect(faultsAfter(change)).toContain(expected);
  });

  it('reports all faults at once', () => {
    const message = faultsAfter((c) => {
      c.owner.owner.name = '';
      c.contact.contact.nameMax = 0;
    });
    expect(message).toContain('2 faults');
  });
});

describe('editions', () => {
  it('are in the order of editions.ts, the first at the root', () => {
    expect(editions.map(({ path }) => path)).toEqual(codes.map((code, i) => (i === 0 ? '' : `/${code}`)));
    const lists = editions.map(({ content }) =>
      content.projects.projects.map(({ id, url, tags }) => [id, url, tags]),
    );
    expect(new Set(lists.map((list) => JSON.stringify(list))).size).toBe(1);
    const titles = editions.map(({ content }) => content.projects.title);
    expect(new Set(titles).size).toBe(codes.length);
  });

  it('answer in the languages of the site', () => {
    for (const { content } of editions)
      expect(content.contact.contact.options.map(({ value }) => value)).toEqual(codes);
  });

  it('write the years of a job in their own way', () => {
    const copy = structuredClone(sources);
    copy.homeStory.homeStory.jobs = [
      { id: 'a', from: 2020, to: 2021 },
      { id: 'b', from: 2022 },
      { id: 'c' },
      { id: 'd' },
    ];
    for (const code of codes) {
      const job = { role: 'R', company: 'C', description: 'D' };
      const { experience } = copy[`${code}/homeStory`].homeStory;
      experience.jobs = { a: job, b: job, c: { ...job, period: 'now and then' }, d: job };
      experience.period = { since: `${code} {from} on`, between: `${code} {from} to {to}` };
    }
    for (const { code, content } of siteOf(copy).editions) {
      const periods = content.homeStory.homeStory.experience?.jobs.map(({ period }) => period);
      expect(periods).toEqual([`${code} 2020 to 2021`, `${code} 2022 on`, 'now and then', undefined]);
    }
  });

  it('exist only where there is a folder, and take phrases in their language with them', () => {
    const copy = structuredClone(sources);
    const [, ...gone] = codes;
    for (const file of Object.keys(copy)) if (gone.includes(file.split('/')[0] ?? '')) delete copy[file];
    for (const lang of [...gone, 'la'])
      copy[`${first}/about`].about.tagline.push({ text: `Ut desint vires, ${lang}`, lang });
    copy[`${first}/home`].home.phrases.splice(1, 9, ...gone.map((lang) => ({ text: lang, lang })));
    const site = siteOf(copy);
    expect(site.editions.map(({ code }) => code)).toEqual([first]);
    expect(site.gone).toEqual(gone);
    const [{ content }] = site.editions as [(typeof site.editions)[number]];
    const spoken = (phrases: { lang: string }[] = []) => phrases.map(({ lang }) => lang);
    expect(spoken(content.home.home.phrases)).toEqual([first]);
    expect(spoken(content.about.about.tagline)).toEqual([first, 'la']); // never one of the site's
  });

  it.each<[string, (c: Content) => void, string]>([
    [
      'a folder that editions.ts doesn’t name',
      (c) => (c['sv/home'] = {}),
      'src/content/editions.ts, editions: names no "sv", but there is a folder src/content/sv: add the language, or remove the folder',
    ],
    [
      'no folder at all',
      (c) => {
        for (const file of Object.keys(c)) if (file.includes('/')) delete c[file];
      },
      `src/content/editions.ts, editions: needs a folder with texts for one of them, such as src/content/${first}`,
    ],
    [
      'a file that an edition lacks',
      (c) => delete c[`${codes.at(-1)}/cv`],
      `src/content/${codes.at(-1)}/cv.ts is missing: it must export cv`,
    ],
    [
      'a text that an edition lacks',
      (c) => delete c[`${codes.at(-1)}/skills`].skills.python,
      `src/content/${codes.at(-1)}/skills.ts, skills.python: is missing: write the texts of "python"`,
    ],
    [
      'a text too many',
      (c) => (c[`${codes.at(-1)}/homeStory`].logos.vue = 'Vue'),
      `src/content/${codes.at(-1)}/homeStory.ts, logos.vue: belongs to no entry: correct its id or remove it; src/content/homeStory.ts has postgis, python`,
    ],
    [
      'a section that another edition has',
      (c) => delete c[`${codes.at(-1)}/homeStory`].homeStory.welcome,
      `src/content/${codes.at(-1)}/homeStory.ts, homeStory.welcome: is missing: "${first}" has it, so write it here as well, or remove it there`,
    ],
    [
      'a job that ends before it begins',
      (c) => (c.homeStory.homeStory.jobs[1].to = 1999),
      'src/content/homeStory.ts, homeStory.jobs[1].to: is before 2016: exchange the two',
    ],
    [
      'a sentence without its place for the years',
      (c) => (c[`${first}/homeStory`].homeStory.experience.period.since = 'Desde'),
      `src/content/${first}/homeStory.ts, homeStory.experience.period.since: must say {from}, where the site puts something in`,
    ],
    [
      'a locale of another language',
      (c) => (c.editions.editions[0].locale = 'pt-BR'),
      'src/content/editions.ts, editions[0].locale: is of another language than its code',
    ],
    [
      'a language whose folder would be another page’s address',
      (c) => (c.editions.editions[0] = { code: 'cv', name: 'Чӑвашла', locale: 'cv-RU' }),
      'src/content/editions.ts, editions[0].code: is the curriculum’s address',
    ],
    [
      'a language that is listed twice',
      (c) => (c.editions.editions[1] = { ...c.editions.editions[0] }),
      `src/content/editions.ts, editions[1].code: "${first}" appears twice: remove one`,
    ],
    [
      'two curricula of the same name',
      (c) => (c[`${codes.at(-1)}/cv`].cv.file = c[`${first}/cv`].cv.file),
      `src/content/${codes.at(-1)}/cv.ts, cv.file: "${editions[0]?.content.cv.cv.file}" is the file of src/content/${first}/cv.ts, too: choose another name`,
    ],
    [
      'a name that is no PDF’s',
      (c) => (c[`${first}/cv`].cv.file = '../cv.pdf'),
      `src/content/${first}/cv.ts, cv.file: is no name for a file`,
    ],
  ])('name language, file, entry and fix for %s', (_what, change, expected) => {
    expect(faultsAfter(change)).toContain(expected);
  });

  it('need phrases in a language that is left', () => {
    const message = faultsAfter((c) => {
      const [, ...gone] = codes;
      for (const file of Object.keys(c)) if (gone.includes(file.split('/')[0] ?? '')) delete c[file];
      for (const phrase of c[`${first}/home`].home.phrases) phrase.lang = gone[0];
    });
    expect(message).toContain(
      `src/content/${first}/home.ts, home.phrases: has only phrases in ${codes.slice(1).join(' and ')}, which have no folder`,
    );
  });
});
