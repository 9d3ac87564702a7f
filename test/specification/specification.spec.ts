// Checks what a reader of the specification would look at, row by row and in its order
// (test/support/specification.ts). The words are the demonstration's: other owners write their own.
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright/test';
import type { Phrase } from '../../src/schema/types.ts';
import {
  bar,
  test as base,
  drawn,
  expect,
  h1,
  hold,
  hydrated,
  linkTo,
  routes,
  setHidden,
  site,
  titleOf,
} from '../site/fixtures.ts';
import { isDemonstration } from '../support/own.ts';
import { FIXTURE } from '../support/sites.ts';
import { type BrowserRow, browserRows } from '../support/specification.ts';
import {
  about,
  aboutStory,
  carouselLabels,
  contact,
  greeting,
  home,
  homeStory,
  labels,
  owner,
  skillLabels,
  skills,
} from './content.ts';

interface Conditions extends BrowserContextOptions {
  /** Whether things may move; otherwise the visitor prefers reduced motion. */
  motion?: boolean;
  /** Whether the visitor has been here before. */
  greeted?: boolean;
  /** When the page's clock starts; it is paused a minute later, and then advanced by `page.clock`. */
  now?: string;
  prepare?: (page: Page) => Promise<unknown>;
  /** Matches the console messages that are expected; any other fails the test. */
  complains?: RegExp;
}
type Open = (path: string, conditions?: Conditions) => Promise<Page>;
interface Visitor {
  /** A page that all rows share, since opening one is slow: they leave it as they found it. */
  look: Open;
  /** A page of the row's own. */
  visit: Open;
}

/** The requests of all pages, apart from navigations and the site's own files. */
const calls: string[] = [];
const FILES = ['script', 'stylesheet', 'font', 'image', 'manifest', 'other'];

/** Reads something once for all rows. */
function once<T>(read: (visitor: Visitor) => Promise<T>) {
  let result: Promise<T> | null = null;
  return (visitor: Visitor) => {
    result ??= read(visitor);
    return result;
  };
}

interface Opened extends Pick<Conditions, 'motion'> {
  page: Page;
  complaints: string[];
}

async function open(browser: Browser, path: string, conditions: Conditions): Promise<Opened> {
  const { motion = false, greeted = true, now, prepare, complains, ...context } = conditions;
  const reducedMotion = motion ? 'no-preference' : 'reduce';
  const page = await (await browser.newContext({ reducedMotion, ...context })).newPage();
  const complaints: string[] = [];
  const complain = (text: string) => complains?.test(text) || complaints.push(text);
  page.on('pageerror', (error) => complain(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complain(`${message.type()}: ${message.text()}`);
  });
  const address = new URL(path, site.url);
  page.on('request', (request) => {
    const file = FILES.includes(request.resourceType()) && request.method() === 'GET';
    const foreign = new URL(request.url()).origin !== address.origin;
    if (!request.isNavigationRequest() && (!file || foreign))
      calls.push(`${request.method()} ${request.url()}`);
  });
  await page.addInitScript(record);
  if (greeted) await page.addInitScript(() => window.localStorage.setItem('first-time', 'true'));
  if (now) await page.clock.install({ time: new Date(now) });
  await prepare?.(page);
  await page.goto(address.href);
  await hydrated(page);
  if (now) await page.clock.pauseAt(new Date(Date.parse(now) + 60_000));
  return { page, complaints, motion };
}

interface Records {
  /** Which observers watch the headings. */
  observers: string[];
  /** The names of the animations that have started on the footer. */
  footer: string[];
  /** Each order to the particles: true to play, false to pause. */
  playing: boolean[];
}

/** Records in the page what can't be read from it later. */
function record() {
  const records: Records = { observers: [], footer: [], playing: [] };
  Object.assign(window, { records });
  const { observe } = IntersectionObserver.prototype;
  IntersectionObserver.prototype.observe = function (element) {
    if (element.matches('[data-phase]'))
      records.observers.push(`${element.textContent}: ${this.thresholds[0]?.toFixed(2)}, ${this.rootMargin}`);
    observe.call(this, element);
  };
  const onStart = ({ target, animationName }: AnimationEvent) => {
    if (target instanceof Element && target.matches('footer')) records.footer.push(animationName);
  };
  window.addEventListener('animationstart', onStart, { capture: true });
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (...message: unknown[]) {
    const [order] = message as [{ playing?: boolean }];
    if (order.playing !== undefined) records.playing.push(order.playing);
    postMessage.apply(this, message as [object]);
  };
}
const recordsOf = (page: Page) => page.evaluate(() => Reflect.get(window, 'records') as Records);

const DESKTOP = { width: 1280, height: 720 };

const test = base.extend<Visitor, { shared: Map<string, Promise<Opened>> }>({
  shared: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern
    async ({}, use) => {
      await use(new Map());
    },
    { scope: 'worker' },
  ],
  look: async ({ browser, shared }, use) => {
    const moving = new Set<Page>();
    await use(async (path, { viewport = DESKTOP, ...conditions } = {}) => {
      const key = JSON.stringify([path, conditions]);
      if (!shared.has(key)) shared.set(key, open(browser, path, conditions));
      const { page, motion } = (await shared.get(key)) as Opened;
      if (viewport && viewport.width !== page.viewportSize()?.width) await page.setViewportSize(viewport);
      if (motion && !moving.has(page)) await setHidden(page, false);
      if (motion) moving.add(page);
      return page;
    });
    // As hidden tabs, they animate nothing in the meantime.
    for (const page of moving) await setHidden(page, true);
    for (const opened of shared.values()) expect((await opened).complaints).toEqual([]);
  },
  visit: async ({ browser }, use) => {
    const pages: Opened[] = [];
    await use(async (path, conditions = {}) => {
      const opened = await open(browser, path, conditions);
      pages.push(opened);
      return opened.page;
    });
    for (const { page } of pages) await page.context().close();
    for (const { complaints } of pages) expect(complaints).toEqual([]);
  },
});
// In one worker, so that the shared pages are opened once.
test.describe.configure({ mode: 'default' });

const { url } = site;
const MOVING = { motion: true };
const PHONE = { viewport: { width: 360, height: 740 } };
/** The widest window with the narrow ring, and the narrowest with the wide one. */
const NARROW = { viewport: { width: 640, height: 800 } };
const WIDE = { viewport: { width: 641, height: 800 } };
/** The greeting has appeared after this long. */
const READING_MS = 10_000;
const NOW = '2026-01-01T10:00:00Z';
const TOKYO = { ...MOVING, now: NOW, timezoneId: 'Asia/Tokyo' };
const LOST = { complains: /404/ };
const FRONTEND = ['React', 'Vite', 'TypeScript', 'JavaScript', 'HTML', 'CSS'];
const SPAM = 'vendo, telefono, link, amor, curso, formacion, dinero, http, https';
const WELCOME = 'Hola, me alegra que estés aquí';
const PROFILES = owner.profiles.map(({ label, url }) => [label, url]);

const header = (page: Page) => page.locator('#root > header');
const main = (page: Page) => page.getByRole('main');
const footer = (page: Page) => page.getByRole('contentinfo');
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const strip = (page: Page) => region(page, homeStory.technologies);
const popup = (page: Page) => page.getByRole('dialog', { name: greeting.title });
const burger = (page: Page) => header(page).locator('summary');
const menuIsOpen = (page: Page) =>
  header(page)
    .locator('details')
    .evaluate((menu) => (menu as HTMLDetailsElement).open);
/** The names and addresses of the first list of profiles in a part of the page. */
const profilesIn = (part: Locator) =>
  part
    .getByRole('list', { name: labels.profiles })
    .first()
    .getByRole('link')
    .evaluateAll((links: HTMLAnchorElement[]) => links.map((a) => [a.textContent, a.href]));

/** Whether each picture in a part of the page has loaded. */
const pictures = (part: Locator) =>
  part.locator('img').evaluateAll((images: HTMLImageElement[]) =>
    Promise.all(
      images.map(async (image) => {
        image.loading = 'eager';
        await image.decode();
        return image.naturalWidth > 0;
      }),
    ),
  );

const bodyClass = (page: Page) => page.evaluate(() => document.body.className);
const scrollIntoView = (part: Locator, block: ScrollLogicalPosition) =>
  part.evaluate((element, block) => element.scrollIntoView({ block, behavior: 'instant' }), block);
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
/** The animations of an element and, with `subtree`, of those inside it. */
const animations = (part: Locator, { subtree = false } = {}) =>
  part.evaluate(
    (element, options) =>
      element.getAnimations(options).map(({ effect, playState }) => ({
        ...(effect as KeyframeEffect).getComputedTiming(),
        playState,
        text: (effect as KeyframeEffect).target?.textContent,
        keyframes: (effect as KeyframeEffect).getKeyframes(),
      })),
    { subtree },
  );

/** A page's typed lines. */
const typed = (page: Page) => page.locator('main p > [aria-hidden] > span');
const PHRASE_MS = 10_000;
/** The phrases that a typed line shows during some fake time, in order. */
async function phrases(page: Page, line: Locator, ms: number) {
  await line.evaluate((element: HTMLElement) => {
    const shown = [element.dataset.text];
    new MutationObserver(() => shown.push(element.dataset.text)).observe(element, {
      attributeFilter: ['data-text'],
    });
    Object.assign(window, { shown });
  });
  await page.clock.runFor(ms);
  return page.evaluate(() => Reflect.get(window, 'shown') as string[]);
}
/** These phrases in a loop: as many as were shown, starting with the same one. */
const rounds = (texts: Phrase[], shown: string[]) =>
  shown.map((_, i) => texts[(texts.findIndex(({ text }) => text === shown[0]) + i) % texts.length]?.text);
/** Whether a line is typing one of these phrases. */
const types = async (line: Locator, texts: Phrase[]) => {
  const shown = await line.getAttribute('data-text');
  const moving = (await animations(line, { subtree: true })).some(({ playState }) => playState === 'running');
  return moving && texts.some(({ text }) => text === shown);
};

/**
 * Scrolls a heading that waits below the viewport into view.
 *
 * @returns its phase when a twentieth of it is in view, how its words look until then, and their animations
 */
async function entrance(page: Page, title: string) {
  const words = heading(page, title);
  await expect(words).toHaveAttribute('data-phase', 'armed');
  await words.evaluate((element) => {
    const { top, height } = element.getBoundingClientRect();
    window.scrollBy({ top: top + height / 20 - window.innerHeight, behavior: 'instant' });
  });
  await drawn(page);
  const before = await words.evaluate((element: HTMLElement) => {
    const pieces = [...(element.firstElementChild?.children ?? [])];
    const waiting = pieces.map((piece) => {
      const { filter, opacity, transform } = getComputedStyle(piece);
      return { filter, opacity, transform };
    });
    const atFirst = element.dataset.phase;
    const observer = new MutationObserver(() => {
      for (const animation of element.getAnimations({ subtree: true })) animation.pause();
      observer.disconnect();
    });
    observer.observe(element, { attributeFilter: ['data-phase'] });
    element.scrollIntoView({ behavior: 'instant', block: 'nearest' });
    return { waiting, atFirst };
  });
  await expect(words).toHaveAttribute('data-phase', 'playing');
  const entering = await animations(words, { subtree: true });
  await words.evaluate((element) => {
    for (const animation of element.getAnimations({ subtree: true })) animation.play();
  });
  return { ...before, entering };
}
/** The entrance of the words in Home's heading, which happens once a round. */
const welcomeWords = once(async ({ look }) => entrance(await look('Home', MOVING), WELCOME));

/** The ring of photographs. */
const places = (page: Page) => region(page, aboutStory.ring.title);
const ring = (page: Page) => places(page).locator(':scope > div > div').last();
const front = (page: Page) => places(page).getByRole('group').and(page.locator(':not([inert])'));
const STEP = 360 / 7;

/** The ring's matrix as it is drawn: its angle in degrees, and how far its axis lies behind the page, in px. */
const ringAt = (page: Page) =>
  ring(page).evaluate((element) => {
    const { m11, m13, m43 } = new DOMMatrix(getComputedStyle(element).transform);
    return { angle: (Math.atan2(-m13, m11) * 180) / Math.PI, radius: -m43 };
  });
/** How far the ring is from having a face at its front, in degrees. */
const offFace = async (page: Page) => {
  const { angle } = await ringAt(page);
  return Math.abs(angle - Math.round(angle / STEP) * STEP);
};
const turns = async (page: Page) => (await animations(ring(page))).length > 0;

/** About with the ring in view; it turns if motion is allowed. */
async function toRing(look: Open, conditions: Conditions = MOVING) {
  const page = await look('About', conditions);
  await scrollIntoView(places(page), 'center');
  await page.mouse.move(1, 1);
  await expect.poll(() => turns(page)).toBe(conditions.motion === true);
  return page;
}
/** Drags the ring by its front face, and waits until it has turned. */
async function drag(page: Page, by: number) {
  const { x, y } = await middleOf(page);
  await page.mouse.move(x, y);
  await expect.poll(() => turns(page)).toBe(false);
  const { angle } = await ringAt(page);
  await page.mouse.down();
  await page.mouse.move(x + by, y, { steps: 5 });
  const turned = async () => (((await ringAt(page)).angle - angle + 540) % 360) - 180;
  await expect.poll(async () => Math.sign(by) * (await turned())).toBeGreaterThan(5);
}
/** Releases the ring so that it turns again at once, instead of lingering on its front face. */
async function release(page: Page) {
  await page.mouse.up();
  for (const label of [carouselLabels.stopTurning, carouselLabels.turn]) await button(page, label).click();
}
/** The middle of the front face. */
async function middleOf(page: Page) {
  const { x, y, width, height } = (await front(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
}

const WRITTEN = {
  nombre: 'Grace Hopper',
  email: 'grace@example.com',
  empresa: 'Eckert–Mauchly',
  description: 'De la especificación',
};
const field = (page: Page, name: string) => page.locator(`form [name="${name}"]`);
const names = (controls: Locator) =>
  controls.evaluateAll((all: HTMLInputElement[]) => all.map(({ name }) => name));

/** Writes a message, with some of its fields changed, and sends it. */
async function send(page: Page, changes: Partial<typeof WRITTEN> = {}) {
  for (const [name, text] of Object.entries({ ...WRITTEN, ...changes })) await field(page, name).fill(text);
  await button(page, contact.submit).click();
}

/** The form's messages at the fields that it refuses, by name; '' where none is visible. */
async function refusals(page: Page, changes: Partial<typeof WRITTEN>): Promise<Record<string, string>> {
  await send(page, changes);
  return page.locator('form [aria-invalid=true]').evaluateAll((controls: HTMLInputElement[]) =>
    Object.fromEntries(
      controls.map((control) => {
        const [id = ''] = control.getAttribute('aria-describedby')?.split(' ') ?? [];
        const message = document.getElementById(id);
        return [control.name, message && message.offsetWidth > 1 ? message.innerText : ''];
      }),
    ),
  );
}

/** A message to the local inbox: the request, and the page that it led to. */
const message = once(async ({ visit }) => {
  const page = await visit('Contact');
  const posted = page.waitForRequest((request) => request.method() === 'POST');
  await send(page);
  await expect(heading(page, contact.thanks.title)).toBeVisible();
  const request = await posted;
  return {
    isDocument: request.isNavigationRequest(),
    type: request.headers()['content-type'],
    payload: Object.fromEntries(new URLSearchParams(request.postData() ?? '')),
    address: page.url(),
    inbox: await (await page.request.get(`${url}inbox`)).text(),
  };
});

/** A first visit, and the next one. */
const firstVisit = once(async ({ visit }) => {
  const page = await visit('Home', { greeted: false, now: NOW });
  const popup = page.getByRole('dialog');
  await page.clock.runFor(READING_MS);
  const title = await popup.getByRole('heading').textContent();
  const flag = await page.evaluate(() => window.localStorage.getItem('first-time'));
  await popup.getByRole('button').click();
  const closed = (await popup.count()) === 0;
  await page.clock.resume();
  await page.reload();
  await hydrated(page);
  await page.clock.runFor(READING_MS);
  return { title, flag, closed, again: await popup.count() };
});

const checks: Record<BrowserRow, (visitor: Visitor) => Promise<unknown>> = {
  'written mainly in Spanish, with some German and English labels': async ({ look }) => {
    const page = await look('Home');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    for (const lang of ['de', 'en'])
      expect(await main(page).locator(`[lang=${lang}]`).allTextContents()).not.toEqual([]);
  },
  "It presents the owner's background, skills, experience, projects and a contact form": async ({ look }) => {
    await expect(heading(await look('About'), 'Sobre mi')).toBeAttached();
    await expect(main(await look('Skills')).getByRole('article')).not.toHaveCount(0);
    await expect(heading(await look('Home'), 'Experiencía')).toBeAttached();
    await expect(main(await look('Projects')).getByRole('article')).not.toHaveCount(0);
    await expect((await look('Contact')).locator('form')).toBeVisible();
  },

  'There are no accounts and no login.': async ({ look }) => {
    for (const route of routes) {
      const page = await look(route);
      await expect(page.locator('[type=password], [autocomplete*=password], [href*=login]')).toHaveCount(0);
      expect(await page.context().cookies()).toEqual([]);
    }
  },
  'introduce the owner (frontend skills: React, Vite, TypeScript, JavaScript, HTML, CSS; a past service-desk L1/L2 role; currently learning MongoDB and Vue)':
    async ({ look }) => {
      const page = await look('Home');
      for (const fact of [...FRONTEND, 'service desk L1/L2', 'aprendo MongoDB y Vue'])
        await expect(main(page)).toContainText(fact);
    },
  'let visitors send a message through a contact form': async (visitor) => {
    const { address, inbox } = await message(visitor);
    expect(address).toBe(`${url}Contact?sent=1#thanks`);
    expect(inbox).toContain(WRITTEN.description);
  },
  'All content is static and public.': async ({ look }) => {
    const { request } = await look('Home');
    for (const route of routes) {
      const response = await request.get(url + route);
      expect(response.status()).toBe(200);
      expect(response.headers()['set-cookie']).toBeUndefined();
      expect(await response.text()).toContain('</h1>');
    }
  },
  'The product stores no data of its own except one local browser flag': async ({ look }) => {
    const page = await look('Contact');
    await field(page, 'description').fill('A draft');
    expect(
      await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage), document.cookie]),
    ).toEqual([['first-time'], [], '']);
  },
  'Decorative elements: animated particle backgrounds, typing-effect taglines, word-by-word blur-in headings, a 3D image carousel, an infinite logo slider.':
    async ({ look }) => {
      const front = await look('Home', MOVING);
      await expect(front.locator('h2[data-by=words]')).not.toHaveCount(0);
      expect(await animations(strip(front), { subtree: true })).toHaveLength(1);
      const page = await look('About', MOVING);
      await expect(page.locator('canvas')).toHaveCount(1);
      await expect(typed(page)).toHaveCount(2);
      await expect(places(page)).toHaveAttribute('data-layout', 'ring');
    },

  'The app is served under a base path {base}.': async ({ look }) => {
    for (const [url, base] of [
      [site.url, ''],
      [process.env[FIXTURE.variable], FIXTURE.base],
    ]) {
      const page = await look(`${url}Home`);
      const link = header(page).locator('nav a[href$="/About"]').first();
      await expect(link).toHaveAttribute('href', `${base}/About`);
    }
  },
  '/ | Home page': async ({ look }) => expect(h1(await look('', TOKYO), 'Home')).toHaveText('Lucía Montes'),
  '/Home | Home page': async ({ look }) => expect(h1(await look('Home'), 'Home')).toHaveText('Lucía Montes'),
  '/About | About page': async ({ look }) =>
    expect(h1(await look('About'), 'About')).toHaveText('Más sobre mí'),
  '/Contact | Contact page': async ({ look }) =>
    expect(h1(await look('Contact'), 'Contact')).toHaveText('Contacto'),
  'any other path | Home page': async ({ look }) => {
    const page = await look('no/such/page', LOST);
    await expect(h1(page, 'Home')).toBeVisible();
    await expect(page).toHaveTitle(titleOf('Home'));
  },
  'The Projects page and the Skills page exist as screens': async ({ look }) => {
    for (const route of ['Projects', 'Skills'] as const)
      await expect(h1(await look(route), route)).toBeVisible();
  },
  'A navigation bar appears above all routes.': async ({ look }) => {
    for (const route of routes) {
      const page = await look(route);
      const { x, y, width } = (await header(page).boundingBox()) ?? {};
      expect([x, y, width]).toEqual([0, 0, 1280]);
      await expect(linkTo(page, 'Home')).toBeVisible();
      const over = await page.evaluate(
        () => document.elementFromPoint(640, 20)?.closest('header')?.parentElement?.id,
      );
      expect(over).toBe('root');
    }
  },
  'a brand link to an external personal page ({host})': async ({ look }) => {
    const brand = header(await look('Home')).getByRole('link', { name: 'Lucía Montes', exact: true });
    await expect(brand).toHaveAttribute('href', owner.host?.url ?? '');
    await expect(brand).toHaveAccessibleDescription('sitio externo');
  },
  'a menu toggle (burger icon) for small screens that opens and closes a list': async ({ look }) => {
    await expect(burger(await look('Home'))).toBeHidden();
    const page = await look('Home', PHONE);
    await burger(page).click();
    await expect(bar(page).getByRole('list').first()).toBeVisible();
    await burger(page).click();
    await expect(bar(page).getByRole('list')).toHaveCount(0);
  },
  'links to /Home, /About and /Contact': async ({ look }) => {
    const page = await look('Home');
    for (const route of ['Home', 'About', 'Contact'] as const)
      await expect(linkTo(page, route)).toHaveAttribute('href', `/${route}`);
  },
  'Clicking a link closes the list.': async ({ look }) => {
    const page = await look('Home', PHONE);
    const arrive = await hold(page, /\/assets\/Skills-\w+\.js$/); // it must close before the page loads
    await burger(page).click();
    await linkTo(page, 'Skills').click();
    expect(await menuIsOpen(page)).toBe(false);
    await expect(bar(page).getByRole('link')).toHaveCount(0);
    arrive();
    await expect(h1(page, 'Skills')).toBeVisible();
    await burger(page).click();
    await linkTo(page, 'Home').click();
    await expect(h1(page, 'Home')).toBeVisible();
  },
  'The bar renders the child page below it.': async ({ look }) => {
    const page = await look('Home');
    const bar = await header(page).elementHandle();
    for (const route of ['About', 'Home'] as const) {
      await linkTo(page, route).click();
      await expect(h1(page, route)).toBeVisible();
      const follows = await main(page).evaluate(
        (child, bar) => bar?.isConnected && bar.compareDocumentPosition(child),
        bar,
      );
      expect(follows).toBe(4); // Node.DOCUMENT_POSITION_FOLLOWING
    }
  },
  'On each route change the document title is set to a frontend-developer label followed by the path with the base prefix and slashes removed.':
    async ({ look }) => {
      const page = await look('Home');
      for (const route of ['About', 'Projects', 'Skills', 'Contact'] as const) {
        await linkTo(page, route).click();
        await expect(page).toHaveTitle(`Desarrolladora frontend · ${route}`);
      }
      await linkTo(page, 'Home').click();
      await expect(page).toHaveTitle('Lucía Montes · Home');
    },
  "The Home page title is the owner's name followed by Home.": async ({ look }) =>
    expect(await look('Home')).toHaveTitle('Lucía Montes · Home'),
  "a Spanish meta description about the owner's frontend skills, the past service-desk role and learning MongoDB and Vue":
    async ({ look }) => {
      const description = (await look('Home')).locator('meta[name=description]');
      for (const fact of ['Portafolio', ...FRONTEND, 'service desk', 'aprende MongoDB y Vue'])
        await expect(description).toHaveAttribute('content', new RegExp(fact));
    },

  'Header banner with a typing banner that loops automatically': async ({ look }) => {
    const page = await look('', TOKYO);
    const shown = await phrases(page, typed(page).first(), 6 * PHRASE_MS);
    expect(shown.length).toBeGreaterThan(home.phrases.length);
    expect(shown).toEqual(rounds(home.phrases, shown));
  },
  'Bienvenido, Welcome to my Portfolio, Herzlich Wilkommen, and a short self-introduction': async ({
    look,
  }) => {
    const phrases = (await look('Home')).locator('main p > span[lang]');
    await expect(phrases).toHaveText([
      'Bienvenido',
      'Welcome to my Portfolio',
      'Herzlich Wilkommen',
      /^Soy Lucía /,
    ]);
    const langs = await phrases.evaluateAll((all: HTMLElement[]) => all.map(({ lang }) => lang));
    expect(langs).toEqual(['es', 'en', 'de', 'es']);
  },
  'Welcome heading with a word-by-word blur-in animation, starting when scrolled into view.': async (
    visitor,
  ) => {
    const { entering } = await welcomeWords(visitor);
    expect(entering.map(({ text }) => text)).toEqual(WELCOME.split(' '));
  },
  "Links to the owner's code-hosting and professional-network profiles.": async ({ look }) =>
    expect(await profilesIn(main(await look('Home')))).toEqual(expect.arrayContaining(PROFILES)),
  "An 'Experiencía' section and a 'Sobre mí' section (a personal story about learning web development).":
    async ({ look }) => {
      const page = await look('Home');
      await expect(region(page, 'Experiencía')).toContainText('Service Desk');
      await expect(region(page, 'Sobre mí')).toContainText('Mi primera página web');
    },
  'A closing block with the same two profile links, and a footer.': async ({ look }) => {
    const page = await look('Home');
    expect(await profilesIn(region(page, '¿Hablamos?'))).toEqual(await profilesIn(main(page)));
    await expect(footer(page)).toBeVisible();
  },
  'a horizontally scrolling infinite logo slider': async ({ look }) => {
    const [slide] = await animations(strip(await look('Home', MOVING)), { subtree: true });
    expect(slide?.iterations).toBe(Number.POSITIVE_INFINITY);
    expect(slide?.keyframes.at(-1)?.transform).toBe('translate(-25%)'); // by one of its four sets
  },
  '5 technology logos (html, css, javascript, node, atom/react) repeated 4 times, 20 slides': async ({
    look,
  }) => {
    const logos = await strip(await look('Home'))
      .locator('img')
      .evaluateAll((images: HTMLImageElement[]) => images.map(({ src }) => src.match(/(\w+)-[^/]*$/)?.[1]));
    expect(logos).toEqual(Array(4).fill(['html5', 'css', 'javascript', 'nodejs', 'react']).flat());
  },
  "each with alt text 'html img'": async ({ look }) =>
    expect(strip(await look('Home')).locator('[alt="html img"]')).toHaveCount(20),

  "Header titled 'Más sobre mí'": async ({ look }) => {
    const page = await look('About');
    await expect(main(page).locator('header h1')).toHaveText('Más sobre mí');
  },
  'a full-window particle background': async ({ look }) => {
    const page = await look('About', MOVING);
    await scrollTo(page, 0);
    await expect(page.locator('canvas')).toHaveCount(1);
    expect(await page.locator('canvas').boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 720 });
  },
  'on black, at layer -1': async ({ look }) => {
    const background = main(await look('About'))
      .locator('header > [aria-hidden]')
      .first();
    await expect(background).toHaveCSS('background-color', 'rgb(0, 0, 0)');
    await expect(background).toHaveCSS('z-index', '-1');
  },
  "'Sobre mi' text block: greeting, self-taught learning": async ({ look }) => {
    const story = region(await look('About'), 'Sobre mi');
    await expect(story).toContainText('¡Hola! Soy Lucía.');
    await expect(story).toContainText('Aprendí a programar por mi cuenta');
  },
  'skills list (HTML, CSS, JavaScript, Typescript, React-Vite; Node/express and MongoDB as next steps)':
    async ({ look }) => {
      const lists = region(await look('About'), 'Sobre mi').getByRole('list');
      // The first are the profiles.
      await expect(lists.nth(1).getByRole('listitem')).toHaveText([
        'HTML',
        'CSS',
        'JavaScript',
        'Typescript',
        'React-Vite',
      ]);
      await expect(lists.nth(2).getByRole('listitem')).toHaveText(['Node/express', 'MongoDB']);
    },
  'A typing-effect tagline': async ({ look }) => {
    const page = await look('About', MOVING);
    await scrollTo(page, 0);
    await expect.poll(() => types(typed(page).first(), about.tagline)).toBe(true);
  },
  'a profile photo': async ({ look }) => {
    const stage = (await look('About')).locator('main header');
    await expect(stage.getByRole('img', { name: /Lucía Montes/ })).toBeVisible();
    expect(await pictures(stage)).toEqual([true]);
  },
  "an 'Experiencia' block on IT support work": async ({ look }) =>
    expect(region(await look('About'), 'Experiencia')).toContainText('soporte informático'),
  'a second typing tagline': async ({ look }) => {
    const page = await look('About', MOVING);
    await typed(page).last().scrollIntoViewIfNeeded();
    await expect.poll(() => types(typed(page).last(), aboutStory.closingTagline)).toBe(true);
  },
  'Links to the code-hosting and professional-network profiles.': async ({ look }) =>
    expect(await profilesIn(main(await look('About')))).toEqual(expect.arrayContaining(PROFILES)),
  'An auto-rotating 3D carousel of 7 stock landscape images': async ({ look }) => {
    const page = await toRing(look);
    const [turn] = await animations(ring(page));
    expect(turn?.iterations).toBe(Number.POSITIVE_INFINITY);
    await expect(ring(page)).toHaveCSS('transform-style', 'preserve-3d');
    await expect(places(page).getByRole('group', { includeHidden: true })).toHaveCount(7);
    await expect(places(page)).toContainText(/Foto: .+ CC/);
  },
  'it pauses on hover and can be dragged horizontally': async ({ look }) => {
    const page = await toRing(look);
    await drag(page, 100); // which hovers first
    await release(page);
  },
  'Footer.': async ({ look }) => expect(footer(await look('About'))).toContainText('Lucía Montes'),

  "Contact page ('Contacto')": async ({ look }) =>
    expect(main(await look('Contact')).getByRole('heading', { level: 1 })).toHaveText('Contacto'),
  'A picture, an intro text': async ({ look }) => {
    const page = await look('Contact');
    expect(await pictures(main(page))).toEqual([true]);
    await expect(main(page).getByText('¿Tienes un proyecto, una vacante o una duda?')).toBeVisible();
  },
  'the contact form': async ({ look }) => {
    const page = await look('Contact');
    await expect(main(page).locator('form')).toBeVisible();
    await expect(button(page, 'Enviar mensaje')).toBeVisible();
  },
  'profile links and the footer': async ({ look }) => {
    const page = await look('Contact');
    expect(await profilesIn(main(page))).toEqual(expect.arrayContaining(PROFILES));
    await expect(footer(page)).toBeVisible();
  },

  '8 cards, each with thumbnail, title and description.': async ({ look }) => {
    const cards = (await look('Projects')).getByRole('article');
    await expect(cards).toHaveCount(8);
    expect(await pictures(cards)).toEqual(Array(8).fill(true));
    await expect(cards.getByRole('img')).toHaveCount(8);
    for (const card of await cards.all()) {
      await expect(card.getByRole('heading')).toHaveText(/\w/);
      await expect(card.getByRole('paragraph').first()).toHaveText(/\w/);
    }
  },
  'Clicking a card navigates to an external site.': async ({ visit }) => {
    // Words beside the picture, words on the picture, and a small one.
    for (const place of [0, 2, 3]) {
      const page = await visit('Projects');
      const card = page.getByRole('article').nth(place);
      const link = card.getByRole('heading').getByRole('link');
      const { href } = await link.evaluate(({ href }: HTMLAnchorElement) => ({ href }));
      await page.route(href, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere' }));
      await card.getByRole('img').click({ force: true, position: { x: 40, y: 40 } }); // the whole card is the link
      await expect(page).toHaveURL(href);
      await expect(heading(page, 'Elsewhere')).toBeVisible();
    }
  },
  "Cards: a garden-company one-pager; a JavaScript quiz; tic-tac-toe; a finance tracker; a weather forecast app ('Previsión Meteorológica'); a colour picker; a 'Find the Letter' game; the owner's old portfolio.":
    async ({ look }) =>
      expect((await look('Projects')).getByRole('article').getByRole('heading')).toHaveText([
        'Jardines del Norte',
        'Tres en raya',
        'Control de gastos',
        'Quiz de JavaScript',
        'Previsión Meteorológica',
        'Selector de color',
        'Find the Letter',
        'Mi portafolio anterior',
      ]),

  '5 review-style cards (Html, CSS, JavaScript, Node.Js, React).': async ({ look }) =>
    expect((await look('Skills')).getByRole('article').getByRole('heading')).toHaveText([
      'Html',
      'CSS',
      'JavaScript',
      'Node.Js',
      'React',
    ]),
  "Each has an image, a title, a short description and a 'Más info' button": async ({ look }) => {
    for (const card of await (await look('Skills')).getByRole('article').all()) {
      await expect(card.getByRole('img')).toBeVisible();
      await expect(card.getByRole('heading')).toBeVisible();
      await expect(card.getByRole('paragraph')).toHaveText(/\w/);
      await expect(card.getByRole('button')).toHaveText('Más info');
    }
  },
  'opens a modal with a longer text; the modal has a close button': async ({ look }) => {
    for (const { description = '', info = [] } of skills)
      expect(info.join().length).toBeGreaterThan(description.length);
    const page = await look('Skills');
    const { title, info = [] } = skills[0] ?? {};
    await page.getByRole('article', { name: title }).getByRole('button').click();
    const dialog = page.getByRole('dialog', { name: title });
    expect(await dialog.evaluate((e) => e.matches(':modal'))).toBe(true);
    for (const paragraph of info) await expect(dialog).toContainText(paragraph);
    await dialog.getByRole('button', { name: skillLabels.close }).click();
    await expect(dialog).toHaveCount(0);
  },

  "Welcome card: a clickable card 'Haz un Clic aqui' that expands and collapses a welcome text with a photo.":
    async ({ look }) => {
      const page = await look('Home');
      const { paragraphs, image } = homeStory.welcomeCard;
      const text = page.getByText(paragraphs[0] ?? '');
      await button(page, 'Haz un Clic aqui').click();
      await expect(text).toBeVisible();
      const photo = page.getByRole('img', { name: image.alt });
      await expect(photo).toBeVisible();
      await photo.click(); // the card, not only its button
      await expect(text).toBeHidden();
    },
  'Clock: current local time, refreshed every second.': async ({ look }) => {
    const page = await look('', TOKYO);
    for (let second = 0; second < 3; second++) {
      const text = await page.evaluate(() => new Date().toTimeString().slice(0, 8));
      expect(text).toMatch(/^19:/); // ten in London
      await expect(page.locator('time').first()).toHaveText(text);
      await page.clock.runFor(1000);
    }
  },
  "First-visit popup: 'Bienvenido a mi Portafolio', closed by a button.": async (visitor) => {
    const { title, closed } = await firstVisit(visitor);
    expect([title, closed]).toEqual(['Bienvenido a mi Portafolio', true]);
  },
  "Footer: profile icons, the owner's name and the current year": async ({ look }) => {
    const page = await look('Home');
    for (const [name = ''] of PROFILES)
      await expect(footer(page).getByRole('link', { name }).locator('svg')).toBeVisible();
    await expect(footer(page)).toContainText('Lucía Montes');
    await expect(footer(page).locator('time')).toHaveText(String(new Date().getFullYear()));
  },
  'fades in after mounting': async ({ visit }) => {
    const page = await visit('Home', MOVING);
    await expect.poll(async () => (await recordsOf(page)).footer).toHaveLength(1);
    // Run it once more, to see how it fades.
    await footer(page).evaluate((element) => {
      element.style.animation = 'none';
      element.getAnimations();
      element.style.animation = '';
    });
    const [fade] = await animations(footer(page));
    expect(fade?.iterations).toBe(1);
    expect(fade?.keyframes.map(({ opacity }) => opacity)).toEqual(['0', '1']);
  },

  'No stored data entities.': async ({ look }) => {
    for (const route of routes) {
      const stored = await (await look(route)).evaluate(async () => [
        await indexedDB.databases(),
        await caches.keys(),
        await navigator.serviceWorker.getRegistrations(),
      ]);
      expect(stored).toEqual([[], [], []]);
    }
  },
  'Contact form fields: nombre, email, empresa, description, pais': async ({ look }) => {
    const controls = (await look('Contact')).locator(
      'form :is(input, textarea, select):not([type=hidden], [aria-hidden])',
    );
    expect(await names(controls)).toEqual(['nombre', 'email', 'empresa', 'description', 'pais']);
  },
  'options es = Español, de = Deutsch, en = English': async ({ look }) => {
    const options = await field(await look('Contact'), 'pais')
      .locator('option')
      .evaluateAll((all: HTMLOptionElement[]) => all.map(({ value, text }) => [value, text]));
    expect(options).toEqual([
      ['es', 'Español'],
      ['de', 'Deutsch'],
      ['en', 'English'],
    ]);
  },
  '_captcha (value false)': async ({ look }) =>
    expect(field(await look('Contact'), '_captcha')).toHaveValue('false'),
  '_blacklist (comma-separated spam words: vendo, telefono, link, amor, curso, formacion, dinero, http, https)':
    async ({ look }) => {
      const page = await look('Contact');
      await expect(field(page, '_blacklist')).toHaveValue(SPAM);
      // The form itself refuses none of them: that is for the service to decide.
      expect(await refusals(page, { nombre: '', description: 'Te vi en LinkedIn' })).not.toHaveProperty(
        'description',
      );
    },
  '_next (redirect target after sending)': async ({ look }) =>
    expect(field(await look('Contact'), '_next')).toHaveValue(`${url}Contact?sent=1#thanks`),
  "Local browser flag 'first-time': marks that the welcome popup has been shown.": async (visitor) =>
    expect((await firstVisit(visitor)).again).toBe(0),

  'Menu: open/closed flag; the burger icon flips it': async ({ look }) => {
    const page = await look('Home', PHONE);
    for (const open of [true, false, true, false]) {
      await burger(page).click();
      expect(await menuIsOpen(page)).toBe(open);
    }
  },
  'any nav item click sets it closed': async ({ look }) => {
    const page = await look('Home', PHONE);
    for (const route of ['About', 'Projects', 'Skills', 'Contact', 'Home'] as const) {
      await burger(page).click();
      await linkTo(page, route).click();
      expect(await menuIsOpen(page)).toBe(false);
      await expect(h1(page, route)).toBeVisible();
    }
  },
  'Initial state: closed.': async ({ look }) => {
    const page = await look('Home', PHONE);
    expect(await menuIsOpen(page)).toBe(false);
    await expect(bar(page).getByRole('link')).toHaveCount(0);
  },
  "Welcome popup: shown only if the 'first-time' flag is absent from local storage": async ({ visit }) => {
    // Where storage throws, the flag is absent; the site then remembers it for the visit.
    const deny = () =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    const page = await visit('Home', {
      greeted: false,
      now: NOW,
      prepare: (page) => page.addInitScript(deny),
    });
    await page.clock.runFor(READING_MS);
    await button(page, greeting.button).click();
    await linkTo(page, 'About').click();
    await expect(h1(page, 'About')).toBeVisible();
    await page.clock.runFor(READING_MS);
    await expect(popup(page)).toHaveCount(0);
  },
  'showing it sets the flag; the close button hides it': async (visitor) => {
    const { flag, closed } = await firstVisit(visitor);
    expect([typeof flag, closed]).toEqual(['string', true]);
  },
  "Skill modal: closed by default; 'Más info' opens it; the close button closes it": async ({ look }) => {
    const page = await look('Skills');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByText('Más info').first().click();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await button(page, skillLabels.close).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
  'while open the page body has a modal-open style': async ({ look }) => {
    const page = await look('Skills');
    expect(await bodyClass(page)).toBe('');
    await page.getByText('Más info').first().click();
    await expect.poll(() => bodyClass(page)).toBe('modal-open');
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
    await button(page, skillLabels.close).click();
    await expect.poll(() => bodyClass(page)).toBe('');
  },
  'Welcome card: toggles expanded/collapsed on click.': async ({ look }) => {
    const toggle = button(await look('Home'), 'Haz un Clic aqui');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    for (const expanded of ['true', 'false']) {
      await toggle.click();
      await expect(toggle).toHaveAttribute('aria-expanded', expanded);
    }
  },
  'Carousel: autoplay rotates one image step (360 divided by image count degrees) every 4 seconds.': async ({
    look,
  }) => {
    const [turn] = await animations(ring(await toRing(look)));
    const [from, to] =
      turn?.keyframes.map(({ transform }) => Number(/rotateY\((.+)deg/.exec(`${transform}`)?.[1])) ?? [];
    const degPerMs = (Number(from) - Number(to)) / Number(turn?.duration);
    expect(degPerMs * 4000).toBeCloseTo(360 / 7, 6);
  },
  'Hover pauses, leaving resumes.': async ({ look }) => {
    const page = await toRing(look);
    const { x, y } = await middleOf(page);
    await page.mouse.move(x, y);
    await expect.poll(() => turns(page)).toBe(false);
    await page.mouse.move(1, 1);
    await expect.poll(() => turns(page)).toBe(true);
    for (const step of [carouselLabels.nextPhotograph, carouselLabels.previousPhotograph]) {
      await button(page, step).click();
      await expect.poll(() => turns(page)).toBe(false);
      await page.mouse.move(1, 1);
      await expect.poll(() => turns(page)).toBe(true);
    }
  },
  'Dragging adjusts rotation; release applies a spring.': async ({ look }) => {
    const page = await toRing(look);
    await drag(page, -150);
    await page.mouse.up();
    await expect.poll(() => offFace(page)).toBeLessThan(1e-3);
    await release(page);
  },
  'Layout is narrower when the window width is at most 640.': async ({ look }) => {
    const width = async (page: Page) => (await front(page).boundingBox())?.width ?? 0;
    const wide = await width(await toRing(look, WIDE));
    const page = await toRing(look, NARROW);
    await expect.poll(() => width(page)).toBeLessThan(0.7 * wide);
  },
  'Animated headings: hidden (blurred, transparent, offset 50px) until in the viewport': async (visitor) => {
    const { waiting, entering } = await welcomeWords(visitor);
    const hidden = { filter: 'blur(10px)', opacity: '0', transform: 'matrix(1, 0, 0, 1, 0, -50)' };
    expect(waiting).toEqual(Array(6).fill(hidden));
    for (const { keyframes } of entering)
      expect(keyframes[0]).toMatchObject({
        filter: 'blur(10px)',
        opacity: '0',
        transform: 'translateY(-50px)',
      });
  },
  'then animate through two steps to visible': async (visitor) => {
    for (const { keyframes } of (await welcomeWords(visitor)).entering) {
      expect(keyframes.map(({ computedOffset }) => computedOffset)).toEqual([0, 0.5, 1]);
      expect(keyframes.slice(1)).toMatchObject([
        { filter: 'blur(5px)', opacity: '0.5', transform: 'translateY(5px)' },
        { filter: 'blur(0px)', opacity: '1', transform: 'translateY(0px)' },
      ]);
    }
    const page = await visitor.look('Home', MOVING);
    await expect(heading(page, WELCOME)).toHaveAttribute('data-phase', 'shown');
    await expect(heading(page, WELCOME)).toHaveCSS('opacity', '1');
  },
  'When all words finish, a counter increments, which restarts the animated headings.': async (visitor) => {
    await welcomeWords(visitor);
    const page = await visitor.look('Home', MOVING);
    for (const each of await page.locator('h2[data-phase]').all()) {
      await scrollIntoView(each, 'center');
      await drawn(page); // for the observers
      await expect(each).toHaveAttribute('data-phase', 'shown');
    }
    await scrollTo(page, 0);
    await entrance(page, WELCOME);
  },
  'Home page: a visible flag is set after first load to trigger an appear animation.': async ({ look }) => {
    const page = await look('Home', MOVING);
    expect(await (await page.request.get(`${url}Home`)).text()).toContain('data-visible="false"');
    const hero = page.locator('[data-visible]');
    await expect(hero).toHaveAttribute('data-visible', 'true');
    // The flag starts it: the facets slide out.
    const facets = hero.locator('[data-ring] li > :first-child');
    await expect(facets.first()).toHaveCSS('animation-play-state', 'running');
    await hero.evaluate((element: HTMLElement) => element.setAttribute('data-visible', 'false'));
    for (const facet of await facets.all()) await expect(facet).toHaveCSS('animation-play-state', 'paused');
  },
  'Footer fades in after mounting.': async ({ visit }) => {
    for (const conditions of [MOVING, {}]) {
      const page = await visit('Home', conditions);
      await footer(page).scrollIntoViewIfNeeded();
      await expect(footer(page)).toHaveCSS('opacity', '1');
      // With reduced motion it appears at once.
      if (conditions !== MOVING) await expect(footer(page)).toHaveCSS('animation-duration', '0s');
    }
  },

  "nombre | required | 'Dime tu nombre'": async ({ look }) => {
    const page = await look('Contact');
    for (const nombre of ['', ' '])
      expect(await refusals(page, { nombre })).toEqual({ nombre: 'Dime tu nombre' });
  },
  "nombre | maximum 25 characters | 'Tu nombre no puede superar los 25 caracteres'": async ({ look }) => {
    const page = await look('Contact');
    expect(await refusals(page, { nombre: 'a'.repeat(26) })).toEqual({
      nombre: 'Tu nombre no puede superar los 25 caracteres',
    });
    expect(await refusals(page, { nombre: 'a'.repeat(25), description: '' })).not.toHaveProperty('nombre');
  },
  "email | input type email, required natively; format pattern | 'El formato del e-mail está incorrecto'":
    async ({ look }) => {
      const page = await look('Contact');
      await expect(field(page, 'email')).toHaveAttribute('type', 'email');
      await expect(field(page, 'email')).toHaveAttribute('required');
      await expect(field(page, 'email')).toHaveAttribute('pattern');
      for (const email of ['', 'grace', 'grace@navy', `${'a'.repeat(65)}@example.com`])
        expect(await refusals(page, { email })).toEqual({ email: 'El formato del e-mail está incorrecto' });
    },
  'empresa | required | no message shown': async ({ look }) =>
    expect(await refusals(await look('Contact'), { empresa: '' })).toEqual({ empresa: '' }),
  "description | required | '¿No quieres dejarme una nota?'": async ({ look }) =>
    expect(await refusals(await look('Contact'), { description: '' })).toEqual({
      description: '¿No quieres dejarme una nota?',
    }),
  'pais | no rule | none': async ({ look }) => {
    const page = await look('Contact');
    const rules = await field(page, 'pais').evaluate((e) => [
      e.hasAttribute('required'),
      e.hasAttribute('pattern'),
    ]);
    expect(rules).toEqual([false, false]);
    await field(page, 'pais').selectOption('en');
    expect(await refusals(page, { nombre: '' })).not.toHaveProperty('pais');
    await field(page, 'pais').selectOption('es');
  },
  'Native required attributes are also set on nombre, email and description.': async ({ look }) =>
    expect(await names((await look('Contact')).locator('form [required]'))).toEqual([
      'nombre',
      'email',
      'description',
    ]),

  'No roles and no login. All visitors see the same public pages.': async ({ look }) => {
    const { request } = await look('Home');
    const headers = {
      'accept-language': 'de',
      cookie: 'role=admin',
      authorization: 'Basic YWRtaW46YWRtaW4=',
    };
    for (const route of routes) {
      const [one, other] = await Promise.all([
        request.get(url + route),
        request.get(url + route, { headers }),
      ]);
      expect(await other.text()).toBe(await one.text());
    }
  },

  'Contact form: a native form submission, POST, to an external form-forwarding service.': async (
    visitor,
  ) => {
    const { isDocument, type } = await message(visitor);
    expect([isDocument, type]).toEqual([true, 'application/x-www-form-urlencoded']);
    // The site under test uses a local inbox instead.
    expect(contact.endpoint).toMatch(/^https:\/\/formsubmit\.co\//);
  },
  'Payload fields: nombre, email, empresa, description, pais, _captcha, _blacklist, _next.': async (
    visitor,
  ) => {
    const { _honey, ...payload } = (await message(visitor)).payload;
    expect(payload).toEqual({
      ...WRITTEN,
      pais: 'es',
      _captcha: 'false',
      _blacklist: SPAM,
      _next: `${url}Contact?sent=1#thanks`,
    });
  },
  'No other requests. No calls to an own API.': async ({ look }) => {
    for (const route of routes) await look(route);
    await look('About', MOVING);
    expect(calls).toEqual([]);
  },

  'Form messages as listed in section 5.': async ({ look }) => {
    const page = await look('Contact');
    expect(await refusals(page, { nombre: '', email: '', empresa: '', description: '' })).toEqual({
      nombre: 'Dime tu nombre',
      email: 'El formato del e-mail está incorrecto',
      empresa: '',
      description: '¿No quieres dejarme una nota?',
    });
    await expect(field(page, 'nombre')).toBeFocused();
  },
  'Unmatched paths do not produce an error; they show the Home page.': async ({ look }) => {
    const page = await look('no/such/page', LOST);
    await expect(h1(page, 'Home')).toBeVisible();
    await linkTo(page, 'About').click();
    await expect(h1(page, 'About')).toBeVisible();
    await page.evaluate(() => window.history.pushState(null, '', '/no/such/page'));
    await expect(h1(page, 'Home')).toBeVisible();
    await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
  },
  "A default routing error screen shows the heading 'Unexpected Application Error!' with the error message or status text.":
    async ({ visit }) => {
      const page = await visit('Home', {
        prepare: (page) =>
          page.addInitScript(() => {
            Date.prototype.toTimeString = () => {
              throw new Error('no time');
            };
          }),
        complains: /no time|a teapot|error/i, // React logs what it has caught
      });
      const screen = page.getByRole('alert');
      await expect(screen.getByRole('heading')).toHaveText('Unexpected Application Error!');
      await expect(screen).toContainText('no time');
      await page.evaluate(() => {
        Date.prototype.toTimeString = () => {
          throw { status: 418, statusText: 'a teapot' };
        };
      });
      await screen.getByRole('link', { name: 'Volver al inicio' }).click(); // to Home, which still fails
      await expect(screen).toContainText('a teapot');
    },

  'Name maximum: 25 characters.': async ({ look }) => {
    const accepted = await field(await look('Contact'), 'nombre').evaluate((input: HTMLInputElement) => {
      const before = input.value;
      const results = [25, 26].map((length) => {
        input.value = 'ñ'.repeat(length);
        return input.validity.valid;
      });
      input.value = before;
      return results;
    });
    expect(accepted).toEqual([true, false]);
  },
  'Carousel: 7 images': async ({ visit }) => {
    const [{ caption, image }] = aboutStory.ring.photographs as [
      (typeof aboutStory.ring.photographs)[number],
    ];
    const page = await visit('About', {
      prepare: (page) => page.route(/\/aizkorri-/, (route) => route.abort()),
      complains: /Failed to load resource/,
    });
    await places(page).scrollIntoViewIfNeeded();
    await expect(places(page).locator('[data-broken]')).toHaveCount(1);
    await expect(front(page).getByText(`${caption} ${image.alt}`)).toBeVisible(); // in place of the one that failed
  },
  'width 1100 when window is at most 640, otherwise 1800': async ({ look }) => {
    for (const [conditions, width] of [
      [WIDE, 1800],
      [NARROW, 1100],
    ] as const) {
      const page = await toRing(look, conditions);
      await expect.poll(async () => 2 * Math.PI * (await ringAt(page)).radius).toBeCloseTo(width, 1);
    }
  },
  'step every 4000 ms; 4 s linear turn': async ({ look }) => {
    const angles = await ring(await toRing(look)).evaluate((element) => {
      const [turn] = element.getAnimations();
      const before = turn?.currentTime ?? 0;
      turn?.pause();
      const angles = [0, 1000, 2000, 4000].map((ms) => {
        if (turn) turn.currentTime = ms;
        const { m11, m13 } = new DOMMatrix(getComputedStyle(element).transform);
        return (Math.atan2(-m13, m11) * 180) / Math.PI;
      });
      if (turn) turn.currentTime = before;
      turn?.play();
      return angles;
    });
    const turned = angles.map((angle) => ((angles[0] ?? 0) - angle + 360) % 360);
    for (const [i, share] of [0, 1 / 4, 1 / 2, 1].entries()) expect(turned[i]).toBeCloseTo(share * STEP, 3);
  },
  'Clock refresh: 1000 ms.': async ({ look }) => {
    const page = await look('', TOKYO);
    await page.evaluate(() => {
      const ticks: number[] = [];
      Object.assign(window, { ticks });
      new MutationObserver(() => ticks.push(Date.now())).observe(document.querySelector('time') as Element, {
        childList: true,
      });
    });
    await page.clock.runFor(5000);
    const ticks = await page.evaluate(() => Reflect.get(window, 'ticks') as number[]);
    expect(ticks).toHaveLength(5);
    expect(ticks.map((tick) => tick - (ticks[0] ?? 0))).toEqual([0, 1000, 2000, 3000, 4000]);
  },
  'Typing effects loop; the home banner starts automatically.': async ({ look, visit }) => {
    const front = await look('Home', MOVING);
    await scrollTo(front, 0);
    await expect.poll(() => types(typed(front).first(), home.phrases)).toBe(true);
    const page = await visit('About', { ...MOVING, now: NOW });
    const shown = await phrases(page, typed(page).first(), 5 * PHRASE_MS);
    expect(shown.length).toBeGreaterThan(about.tagline.length);
    expect(shown).toEqual(rounds(about.tagline, shown));
  },
  'Text animation defaults: delay 200 ms per word (150 ms used on the home heading)': async (visitor) => {
    const delays = ({ entering }: Awaited<ReturnType<typeof entrance>>) => entering.map(({ delay }) => delay);
    expect(delays(await welcomeWords(visitor))).toEqual([0, 150, 300, 450, 600, 750]);
    const page = await visitor.look('Home', MOVING);
    await scrollIntoView(heading(page, WELCOME), 'nearest'); // the next one waits below it
    expect(delays(await entrance(page, 'Proyectos destacados'))).toEqual([0, 200]);
  },
  'threshold 0.1, root margin 0px': async (visitor) => {
    const page = await visitor.look('Home', MOVING);
    const { observers } = await recordsOf(page);
    for (const title of await page.locator('h2[data-phase]').allTextContents())
      expect(observers).toContain(`${title}: 0.10, 0px 0px 0px 0px`);
    // With a twentieth of it in view it still waits.
    expect((await welcomeWords(visitor)).atFirst).toBe('armed');
  },
  'easing easeOutCubic': async (visitor) => {
    for (const { keyframes } of (await welcomeWords(visitor)).entering)
      for (const { easing } of keyframes.slice(0, -1)) {
        const [x1, y1, x2, y2] = easing.match(/[\d.]+/g)?.map(Number) ?? [];
        expect([x1?.toFixed(3), y1, x2?.toFixed(3), y2]).toEqual(['0.333', 1, '0.667', 1]); // 1 − (1 − t)³
      }
  },
  'pauses on blur and when outside the viewport': async ({ look }) => {
    const page = await look('About', MOVING);
    const last = async () => (await recordsOf(page)).playing.at(-1);
    await scrollTo(page, 0);
    await expect.poll(last).toBe(true);
    const ways = [
      [() => page.evaluate(() => window.dispatchEvent(new Event('blur'))), false],
      [() => page.evaluate(() => window.dispatchEvent(new Event('focus'))), true],
      [() => scrollTo(page, 10_000), false],
      [() => scrollTo(page, 0), true],
    ] as const;
    for (const [act, playing] of ways) {
      await act();
      await expect.poll(last).toBe(playing);
    }
  },
};

if (isDemonstration)
  for (const { title, words } of browserRows)
    test(title, ({ look, visit }) => checks[words]({ look, visit }));
