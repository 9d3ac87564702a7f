// Every page and state at every window size: everything is complete, in place, can be pressed, and is
// accessible.
import type { Page } from 'playwright/test';
import type { Edition } from '../support/contentOf.ts';
import { editions, first, isDemonstration, site as written } from '../support/own.ts';
import { findings } from './findings.ts';
import { bringUpGreeting, burger, expect, homeOf, hydrated, routes, site, test } from './fixtures.ts';
import { screenFaults } from './screenFaults.ts';

/** In CSS pixels; a narrower window is treated as a phone's, in portrait or landscape. */
const PHONE_BELOW = 900;
const WIDTHS = [320, 360, 390, 480, 640, 641, 768, 1023, 1024, 1440, 1920, 2560];
/** For the other editions, whose words differ but whose layout and colours don't. */
const WIDTHS_OF_WORDS = [320, 390, 640, 1024];
/** For a second owner's site (test/run.ts). */
const FEW_WIDTHS = [320, 768, 1440];
/** Where each control is pressed, too: a phone's, a tablet's, the first with links in the bar, a computer's. */
const WIDTHS_OF_CONTROLS = [320, 640, 768, 1024, 1440];
const LOW = [
  { width: 667, height: 375 },
  { width: 844, height: 390 },
];
const few = Boolean(process.env.SITE_OF);
const SIZES = [
  ...(few ? FEW_WIDTHS : WIDTHS).map((width) => ({ width, height: width < PHONE_BELOW ? 844 : 900 })),
  ...(few ? [] : LOW),
];
/** Where axe and IBM's checker look. */
const PHONE = 360;
const AUDITED_WIDTHS = [PHONE, 1440];
/** From this width on, NavBar.module.css puts the links into the bar. */
const MENU_BELOW = 1024;

interface State {
  name: string;
  path: string;
  /** False if this site has no such state. */
  has?: boolean;
  referer?: string;
  /** Runs before the page is opened. */
  arrange?: (page: Page) => Promise<unknown>;
  /** Runs when the page has hydrated. */
  prepare?: (page: Page) => Promise<unknown>;
  /** False where nothing hydrates: the CV has no script, and a page that fails is replaced. */
  hydrates?: false;
  newVisitor?: true;
  /** Matches the messages that the browser or React logs in this state. */
  logs?: RegExp;
  /** The state is checked only in windows narrower than this. */
  below?: number;
  /** False where the checkers would see another state again, or wait for the time that this one stops. */
  audited?: false;
  /** True where things move: only the checkers look at it. */
  moves?: true;
}

const last = routes.at(-1) ?? '';
const BROKEN =
  'The page is broken: its message may be long, and name a-word-that-nobody-can-break/anywhere.tsx';

/** A story, a note and the list of notes, as far as the edition has them. */
function documentsOf({ code }: Edition): State[] {
  const idOf = (kind: string) => written.prose.find((each) => each.kind === kind && each.code === code)?.id;
  const [story, note] = [idOf('stories'), idOf('notes')];
  return [
    ...(story ? [{ name: 'a story', path: `Projects/${story}` }] : []),
    ...(note ? [{ name: 'a note', path: `Notes/${note}` }] : []),
    ...(note ? [{ name: 'the list of notes', path: 'Notes' }] : []),
  ].map((state): State => ({ ...state, hydrates: false }));
}

const statesOf = (edition: Edition): State[] => {
  const { content } = edition;
  // Any but the first page may be missing.
  const { contact } = content.contact ?? {};
  const { labels, popup } = content.frame;
  const { aboutStory, carouselLabels } = content.about ?? {};
  const { welcomeCard } = content.home.homeStory;
  const skill = content.skills?.skills.find(({ info }: { info?: string[] }) => info);
  const documents = edition.pages
    .filter(({ definition }) => definition.document)
    .map(({ name }): State => ({ name: `/${name}`, path: name, hydrates: false }));
  return [
    ...routes.map((path): State => ({ name: `/${path}`, path })),
    ...documents,
    ...documentsOf(edition),
    {
      name: 'the error screen',
      path: last,
      arrange: (page) =>
        page.route(new RegExp(`/assets/${last}-\\w+\\.js$`), (route) =>
          route.fulfill({
            contentType: 'text/javascript',
            body: `export const ${last} = () => { throw new Error("${BROKEN}"); }`,
          }),
        ),
      async prepare(page) {
        await page.mouse.move(30, 300);
        await expect(page.getByRole('alert')).toContainText(BROKEN);
        // Its styles come after it.
        await expect(page.locator('[data-error] > p')).toHaveCSS('border-inline-start-width', '3px');
      },
      hydrates: false,
      logs: /broken/,
    },
    {
      name: 'the menu',
      path: 'Home',
      prepare: (page) => burger(page).click(),
      below: MENU_BELOW,
    },
    {
      name: 'the dialog',
      path: `Skills?skill=${skill?.id}`,
      has: skill !== undefined,
      prepare: (page) => expect(page.getByRole('dialog')).toBeVisible(),
    },
    {
      name: 'the welcome card',
      path: 'Home',
      has: welcomeCard !== undefined,
      prepare: (page) => page.getByRole('button', { name: welcomeCard.button }).click(),
    },
    {
      name: 'the greeting',
      path: 'Home',
      async prepare(page) {
        await bringUpGreeting(page);
        await expect(page.getByRole('dialog', { name: popup.title })).toBeVisible();
      },
      newVisitor: true,
    },
    {
      name: 'the form with its errors',
      path: 'Contact',
      has: contact?.endpoint !== undefined,
      prepare: async (page) => {
        await page.getByRole('button', { name: contact.submit }).click();
        await expect(page.getByText(contact.messages.message)).toBeVisible();
      },
    },
    {
      name: 'the thank-you',
      path: 'Contact?sent=1#thanks',
      referer: site.url, // as after sending
      has: contact?.endpoint !== undefined,
      prepare: (page) => expect(page.getByRole('status')).toContainText(contact.thanks.title),
    },
    {
      name: 'a typed line at its longest',
      path: 'Home',
      has: content.home.home.phrases !== undefined,
      arrange: (page) => page.clock.install(),
      prepare: (page) => typeLongest(page, content),
      audited: false,
    },
    {
      name: 'the ring at rest',
      path: 'About',
      has: aboutStory?.ring !== undefined,
      prepare: async (page) => {
        await page.getByRole('button', { name: carouselLabels.nextPhotograph }).click();
        await page.keyboard.press('End');
      },
      audited: false,
    },
    {
      name: 'About in motion',
      path: 'About',
      prepare: (page) => page.getByRole('button', { name: labels.resumeMotion }).click(),
      moves: true,
      has: content === first.content && routes.includes('About'),
    },
  ];
};

/** Waits until the longest phrase is typed, and pauses there. */
async function typeLongest(page: Page, { home, frame: { labels } }: Edition['content']) {
  await page.getByRole('button', { name: labels.resumeMotion }).click();
  const longest = home.home.phrases.map(({ text }) => text).sort((a, b) => b.length - a.length)[0] ?? '';
  const row = page.locator('main p > [aria-hidden] > span').first();
  for (let i = 0; i < 80 && (await row.getAttribute('data-text')) !== longest; i++) {
    await page.clock.runFor(500);
  }
  await expect(row).toHaveAttribute('data-text', longest);
  await page.getByRole('button', { name: labels.pauseMotion }).click();
}

test.use({
  colorScheme: 'dark',
  // Everything ends up where it would with motion, and there are no animations to wait for.
  contextOptions: { reducedMotion: 'reduce' },
  viewport: SIZES[0] ?? null,
});

const ALL = editions.flatMap((edition) =>
  statesOf(edition)
    .filter((state) => state.has ?? true)
    // Their layouts are the same in every language, and their words are few.
    .filter(({ name }) => edition === first || !/ring at rest|error screen|thank-you/.test(name))
    .map((state) => ({ edition, ...state })),
);

for (const {
  edition,
  name,
  path,
  referer,
  arrange,
  prepare,
  hydrates = true,
  newVisitor = false,
  logs,
  below = Number.POSITIVE_INFINITY,
  audited = true,
  moves = false,
} of ALL) {
  const wanted = edition === first ? SIZES : SIZES.filter(({ width }) => WIDTHS_OF_WORDS.includes(width));
  // The measure is set for the demonstration's languages; letters of others are narrower.
  const characters = isDemonstration ? 66 : 78;
  const sizes = moves ? [] : wanted.filter(({ width }) => width < below);
  test.describe(() => {
    test.use({ newVisitor });

    test(`${name} has no fault at any window size${edition === first ? '' : ` in ${edition.code}`}`, async ({
      page,
      complaints,
    }) => {
      const cdp = await page.context().newCDPSession(page);
      const resize = ({ width, height }: { width: number; height: number }) =>
        cdp.send('Emulation.setDeviceMetricsOverride', {
          width,
          height,
          deviceScaleFactor: 1,
          mobile: width < PHONE_BELOW,
        });
      await arrange?.(page);
      await page.goto(homeOf(edition) + path, { referer });
      if (hydrates) await hydrated(page);
      await prepare?.(page);
      const faults: Record<string, string[]> = {};
      for (const size of sizes) {
        await resize(size);
        const controls = WIDTHS_OF_CONTROLS.includes(size.width) || LOW.includes(size);
        const found = await page.evaluate(screenFaults, { ...size, characters, controls });
        if (found.length > 0) faults[`${size.width}×${size.height}`] = found;
      }
      await page.emulateMedia({ colorScheme: 'light' });
      const whole = edition === first;
      // In another language the checkers could only find what they do in the first one, but for its words.
      const isPage = routes.includes(path);
      for (const width of audited && (whole || isPage) ? AUDITED_WIDTHS.filter((each) => each < below) : []) {
        if (!whole && width !== PHONE) continue;
        await resize({ width, height: 800 });
        const found = await findings(page, { ibm: whole && width === PHONE });
        if (found.length > 0) faults[`${width} px, by axe and IBM’s checker`] = found;
      }
      if (audited && whole) {
        await resize({ width: PHONE, height: 800 });
        await page.emulateMedia({ colorScheme: 'dark' });
        const dark = await findings(page, { ibm: false });
        if (dark.length > 0) faults['in the dark, by the checkers'] = dark;
        await page.emulateMedia({ forcedColors: 'active' });
        const forced = await findings(page, { forced: true, ibm: false });
        if (forced.length > 0) faults['in forced colours, by the checkers'] = forced;
      }
      if (logs) {
        expect(complaints.filter((line) => !logs.test(line))).toEqual([]);
        complaints.length = 0;
      }
      expect(faults).toEqual({});
    });
  });
}
