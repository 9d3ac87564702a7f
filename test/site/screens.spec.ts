// Every page and state at every window size: everything is complete, in place, can be pressed, and is
// accessible.
import type { Page } from 'playwright/test';
import type { Edition } from '../support/content.ts';
import { documentsOf, editions, first, isDemonstration } from '../support/own.ts';
import { contentFaults } from './contentFaults.ts';
import { findings } from './findings.ts';
import { bringUpGreeting, burger, expect, homeOf, ornamented, routes, site, test } from './fixtures.ts';
import { screenFaults } from './screenFaults.ts';

/** In CSS pixels; a narrower window is treated as a phone's, in portrait or landscape. */
const PHONE_BELOW = 900;
const WIDTHS = [320, 390, 480, 641, 768, 1023, 1024, 1440, 2560];
/** For the other editions, whose words differ but whose layout and colours don't. */
const WIDTHS_OF_WORDS = [320, 480, 1024];
/** For a stranger's site (test/run.ts), and for states of a page that is checked at all widths. */
const FEW_WIDTHS = [320, 768, 1440];
/** The widths at which each control is pressed, too: a phone's, a tablet's, the first with links in the bar, a computer's. */
const WIDTHS_OF_CONTROLS = [320, 768, 1024, 1440];
const LOW = [
  { width: 667, height: 375 },
  { width: 844, height: 390 },
];
const few = Boolean(process.env.SITE_OF);
const SIZES = [
  ...(few ? FEW_WIDTHS : WIDTHS).map((width) => ({ width, height: width < PHONE_BELOW ? 844 : 900 })),
  ...(few ? [] : LOW),
];
/** How axe looks, and IBM's checker: in another edition the first way is enough, and only axe. */
const LOOKS = [
  { width: 360, colorScheme: 'light', ibm: true },
  { width: 1440, colorScheme: 'light', ibm: false },
  { width: 360, colorScheme: 'dark', ibm: false },
] as const;
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
}

const last = routes.at(-1) ?? '';
const BROKEN =
  'The page is broken: its message may be long, and name a-word-that-nobody-can-break/anywhere.tsx';

/** A story, a note and the list of notes, as far as an edition has them. */
const KINDS = [/^Projects\//, /^Notes\//, /^Notes$/];

const statesOf = (edition: Edition): State[] => {
  const { content } = edition;
  // Any but the first page may be missing.
  const { contact } = content.contact ?? {};
  const { popup } = content.frame;
  const { welcomeCard } = content.home.homeStory;
  const skill = content.skills?.skills.find(({ info }: { info?: string[] }) => info);
  const pages = edition.pages.filter(({ definition }) => definition.printed).map(({ name }) => name);
  const documents = KINDS.flatMap((kind) => documentsOf(edition).find((path) => kind.test(path)) ?? []);
  return [
    ...routes.map((path): State => ({ name: `/${path}`, path })),
    ...[...pages, ...documents].map((path): State => ({ name: `/${path}`, path, hydrates: false })),
    {
      name: 'the error screen',
      path: last,
      arrange: (page) =>
        page.route(new RegExp(`/assets/${last}Page-\\w+\\.js$`), (route) =>
          route.fulfill({
            contentType: 'text/javascript',
            body: `export const ${last}Page = () => { throw new Error("${BROKEN}"); }`,
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
      prepare: (page) => expect(page.getByRole('heading', { name: contact.thanks.title })).toBeVisible(),
    },
    {
      name: 'a typed line at its longest',
      path: 'Home',
      has: content.home.home.phrases !== undefined,
      prepare(page) {
        const texts = content.home.home.phrases.map(({ text }) => text);
        const longest = texts.reduce((one, other) => (other.length > one.length ? other : one));
        const row = page.locator('main p > [aria-hidden] > span').first();
        return row.evaluate((line, text) => {
          for (const [i, letter] of [...line.children].entries()) letter.textContent = i === 0 ? text : '';
        }, longest);
      },
      audited: false,
    },
  ];
};

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
    .filter(({ name }) => edition === first || !/error screen|thank-you/.test(name))
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
} of ALL) {
  const whole = edition === first;
  const isState = prepare !== undefined;
  const some = whole ? [...FEW_WIDTHS, 667] : WIDTHS_OF_WORDS;
  const wanted = whole && !isState ? SIZES : SIZES.filter(({ width }) => some.includes(width));
  // The measure is set for the demonstration's languages; letters of others are narrower.
  const characters = isDemonstration ? 66 : 78;
  const sizes = wanted.filter(({ width }) => width < below);
  // In another language the checkers could only find what they do in the first one, but for its words.
  const words = routes.includes(path) ? [{ ...LOOKS[0], ibm: false }] : [];
  const ofFirst = LOOKS.map((look) => ({ ...look, ibm: look.ibm && !few && !isState }));
  const looks = (whole ? ofFirst : words).filter(({ width }) => audited && width < below);
  test.describe(() => {
    test.use({ newVisitor });

    test(`${name} has no fault at any window size${whole ? '' : ` in ${edition.code}`}`, async ({
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
      if (hydrates) await ornamented(page);
      await prepare?.(page);
      const faults: Record<string, string[]> = {};
      for (const size of sizes) {
        await resize(size);
        // Where controls are doesn't depend on the language.
        const controls = whole && (WIDTHS_OF_CONTROLS.includes(size.width) || LOW.includes(size));
        const found = await page.evaluate(screenFaults, { ...size, characters, controls });
        found.push(...(await contentFaults(page)));
        if (found.length > 0) faults[`${size.width}×${size.height}`] = found;
      }
      for (const { width, colorScheme, ibm } of looks) {
        await resize({ width, height: 800 });
        await page.emulateMedia({ colorScheme });
        const found = await findings(page, { coloursAlone: colorScheme === 'dark', ibm });
        if (found.length > 0) faults[`${width} px, ${colorScheme}, by axe and IBM’s checker`] = found;
      }
      if (logs) {
        expect(complaints.filter((line) => !logs.test(line))).toEqual([]);
        complaints.length = 0;
      }
      expect(faults).toEqual({});
    });
  });
}
