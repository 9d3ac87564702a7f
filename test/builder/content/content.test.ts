import { describe, expect, it } from 'vitest';
import { checkContent, loadContent } from '../../../src/builder/content/content.mjs';
import { imagesOf, isAt } from '../../../src/builder/content/entries.mjs';
import { formatFault } from '../../../src/builder/content/faults.mjs';

const content = await loadContent({ root: process.cwd() });

// biome-ignore lint/suspicious/noExplicitAny: these tests put wrong kinds of things into the content
type Content = Record<string, any>;

/** The message of checkContent about the site's content after a change. */
function faultsAfter(change: (copy: Content) => void): string {
  const copy = structuredClone(content);
  change(copy);
  try {
    checkContent(copy);
  } catch (error) {
    return (error as Error).message;
  }
  return 'no fault';
}

describe('the content', () => {
  it('has no faults', () => {
    expect(faultsAfter(() => {})).toBe('no fault');
  });

  it('lists every picture with its file and entry', () => {
    const entries = [...imagesOf(content)];
    const places = entries.map((entry) => formatFault({ ...entry, message: '' }).trim());
    expect(places).toContain('src/content/aboutStory.ts, aboutStory.ring.photographs[2].image:');
    const lists = [
      content.homeStory.logos,
      content.aboutStory.aboutStory.ring.photographs,
      content.projects.projects,
      content.skills.skills,
    ];
    const others = ['owner.avatar', 'aboutStory.photo', 'contact.image', 'homeStory.welcomeCard.image'];
    expect(places).toHaveLength(lists.flat().length + others.length);
    for (const place of others) expect(entries.filter((entry) => isAt(entry, place))).toHaveLength(1);
    expect(entries.filter((entry) => isAt(entry, 'projects.*.image'))).toHaveLength(lists[2]?.length ?? 0);
  });
});

describe('checkContent names file, entry and fix', () => {
  it.each<[string, (c: Content) => void, string]>([
    ['a missing file', (c) => delete c.owner, 'src/content/owner.ts is missing: it must export owner'],
    ['an unknown file', (c) => (c.blog = {}), 'src/content/blog.ts is no known content file'],
    [
      'a missing entry',
      (c) => delete c.projects.projects[2].title,
      'src/content/projects.ts, projects[2].title: is missing: write a text',
    ],
    [
      'an empty text',
      (c) => (c.skills.skills[0].info[1] = ' '),
      'src/content/skills.ts, skills[0].info[1]: is empty: write the text',
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
      (c) => delete c.projects.projects[0].image.alt,
      'src/content/projects.ts, projects[0].image.alt: has no alt text: describe',
    ],
    [
      'an empty alt text',
      (c) => (c.homeStory.logos[1].alt = ''),
      'src/content/homeStory.ts, logos[1].alt: has no alt text: describe',
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
      (c) => (c.owner.owner.avatar = { src: 'https://a.example/b.jpg', alt: 'A', width: 10 }),
      'src/content/owner.ts, owner.avatar.height: is missing: a picture from elsewhere needs its size in pixels',
    ],
    [
      'a picture over plain http',
      (c) => (c.owner.owner.avatar.src = 'http://a.example/b.jpg'),
      'src/content/owner.ts, owner.avatar.src: is neither a file below static/images nor an absolute https address',
    ],
    [
      'an address that would run a script',
      (c) => (c.projects.projects[7].url = 'javascript:alert(1)'),
      'src/content/projects.ts, projects[7].url: "javascript:alert(1)" is no absolute http(s) address: write it with https:// before it',
    ],
    [
      'an unknown language',
      (c) => (c.home.home.phrases[0].lang = 'xx'),
      'src/content/home.ts, home.phrases[0].lang: is no language',
    ],
    [
      'a missing label',
      (c) => delete c.frame.labels.moreInfo,
      'src/content/frame.ts, labels.moreInfo: is missing: write a text',
    ],
    [
      'an empty list',
      (c) => (c.owner.owner.profiles = []),
      'src/content/owner.ts, owner.profiles: needs at least one entry: add to it',
    ],
    [
      'an unknown profile',
      (c) => (c.owner.owner.profiles[0].id = 'myspace'),
      'src/content/owner.ts, owner.profiles[0].id: is not known: write one of github, linkedin',
    ],
    [
      'a featured project that doesn’t exist',
      (c) => (c.homeStory.homeStory.featured.ids[1] = 'tempo'),
      'src/content/homeStory.ts, homeStory.featured.ids[1]: there is no project "tempo": write one of ',
    ],
    [
      'a link to a page that doesn’t exist',
      (c) => (c.frame.navigation.links[1].path = '/Abuot'),
      'src/content/frame.ts, navigation.links[1].path: there is no page "/Abuot": write one of /Home, /About',
    ],
    [
      'more photographs than a ring holds',
      ({ aboutStory: { aboutStory } }) => {
        const [first] = aboutStory.ring.photographs;
        const image = (i: number) => ({ ...first.image, src: `${i}.jpg` });
        aboutStory.ring.photographs = Array.from({ length: 16 }, (_, i) => ({ ...first, image: image(i) }));
      },
      'src/content/aboutStory.ts, aboutStory.ring.photographs: are too many: a ring holds 15',
    ],
    [
      'fewer photographs than a ring needs',
      (c) => c.aboutStory.aboutStory.ring.photographs.splice(2),
      'src/content/aboutStory.ts, aboutStory.ring.photographs: are too few: a ring needs 3',
    ],
    [
      'a photograph that appears twice',
      ({ aboutStory: { aboutStory } }) => {
        aboutStory.ring.photographs[1].image.src = aboutStory.ring.photographs[0].image.src;
      },
      'photographs[1].image.src: "landscapes/aizkorri.jpg" appears twice: remove one',
    ],
    [
      'a picture given as a data URL',
      (c) => (c.owner.owner.avatar.src = 'data:image/png;base64,AAAA'),
      'src/content/owner.ts, owner.avatar.src: is neither a file below static/images nor an absolute https address',
    ],
    [
      'a profile that would run a script',
      (c) => (c.owner.owner.profiles[0].url = 'JavaScript:alert(1)'),
      'src/content/owner.ts, owner.profiles[0].url: "JavaScript:alert(1)" is no absolute http(s) address',
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
      (c) => (c.owner.owner.host.url = 'https://ada.dev/a b'),
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
      (c) => c.homeStory.homeStory.featured.ids.pop(),
      'src/content/homeStory.ts, homeStory.featured.ids: needs three ids',
    ],
    [
      'an id that is used twice',
      (c) => (c.skills.skills[4].id = c.skills.skills[1].id),
      `src/content/skills.ts, skills[4].id: "${content.skills.skills[1]?.id}" is the id of entry 1, too: choose another`,
    ],
  ])('for %s', (_what, change, expected) => {
    expect(faultsAfter(change)).toContain(expected);
  });

  it('reports all faults at once', () => {
    const message = faultsAfter((c) => {
      c.owner.owner.name = '';
      c.homeStory.logos = [];
    });
    expect(message).toContain('2 faults');
  });
});
