// The rows of the specification that a browser or another test proves, or that a decision meets, in
// its order and words. All others are the tests of specification.test.ts, titled by their words. A browser's row
// without a check in specification.spec.ts, or a check without a row, is a type error.

type BrowserRow = `browser: ${string}`;
/** The file in test/ and the title of the test. */
type Elsewhere = `${string}.${'test' | 'spec'}.${'ts' | 'tsx'}: ${string}`;
/** The proof of a row, the decision that limits or meets it, by its name, or both. */
type By = BrowserRow | Elsewhere | { by?: Elsewhere; decided: Decided };
type Decided =
  `${'contact' | 'ContactForm' | 'headings’ rounds' | 'How it looks' | 'images' | 'routes'}: ${string}`;

// Tests that prove several rows.
const MENU =
  'browser/journeys.spec.ts: the menu covers the page, which doesn’t scroll behind it, and closes on Escape, by its links and on Back';
const CLOCK =
  'unit/components/text/Typewriter.test.tsx: shows no seconds while motion is paused, and each second otherwise';
const MESSAGE = 'pages/Contact/form.spec.ts: a message is sent once, and isn’t in the form again after Back';
const GREETING = 'unit/App.test.tsx: comes after three seconds, sets the flag when it is seen and closes';
const HEADINGS =
  'unit/components/text/BlurText.test.tsx: hides while out of view, and comes into focus word by word when it is scrolled into view';

const specification = {
  '1. What the product does and for whom': {
    'let visitors send a message through a contact form': MESSAGE,
    'The product stores no data of its own except one local browser flag': 'browser: storage and requests',
  },
  '2. Screens and routes': {
    'The app is served under a base path {base}.':
      'unit/render/render.test.ts: puts everything below the base path',
    'their route paths are not shown': {
      decided: 'routes: /, /Home, /About, /Contact, /Projects, /Skills; any other path shows Home',
    },
    'a menu toggle (burger icon) for small screens that opens and closes a list': MENU,
    'Clicking a link closes the list.': MENU,
    'On each route change the document title is set to a frontend-developer label followed by the path with the base prefix and slashes removed.':
      'browser/head.spec.ts: a navigation leaves the head that a load of the address has, from an unknown address too',
  },
  '2. Home page': {
    'Header banner with a typing banner that loops automatically':
      'browser/motion.spec.ts: Home’s phrases are typed without being asked, and only typed letters are seen, before the caret',
    'Welcome heading with a word-by-word blur-in animation, starting when scrolled into view.': HEADINGS,
    'Further sections: not shown.': {
      decided: 'How it looks: Home also has three featured projects and the welcome card',
    },
    'a horizontally scrolling infinite logo slider':
      'browser/motion.spec.ts: the strip of logos starts again exactly where it began, and fills a very wide window',
    'Which page holds it: not shown.': {
      decided: 'How it looks: Home has the logo strip below its first view',
    },
  },
  '2. About page': {
    'a full-window particle background': 'browser: particles',
    'on black, at layer -1': 'browser: particles',
    'An auto-rotating 3D carousel of 7 stock landscape images': 'browser: ring',
    'it pauses on hover and can be dragged horizontally':
      'pages/About/ring.spec.ts: the mouse over it stops it, and leaving lets it go on',
  },
  '2. Projects page': {
    'Clicking a card navigates to an external site.':
      'specification/demos.spec.ts: each card of Projects opens its project, in the page’s language',
  },
  '2. Skills page': {
    'opens a modal with a longer text; the modal has a close button':
      'pages/Skills/skills.spec.ts: a skill’s text opens at its address, and its button closes it without leaving the page',
  },
  '2. Other visual blocks': {
    "Welcome card: a clickable card 'Haz un Clic aqui' that expands and collapses a welcome text with a photo.":
      'browser/card.spec.ts: the welcome card toggles wherever it is pressed',
    'Clock: current local time, refreshed every second.': CLOCK,
    "First-visit popup: 'Bienvenido a mi Portafolio', closed by a button.": GREETING,
    'fades in after mounting': 'browser/documents.spec.ts: the footer fades in once, on documents too',
  },
  '3. Entities and their fields': {
    'No stored data entities.': 'browser: storage and requests',
    "Local browser flag 'first-time': marks that the welcome popup has been shown.": GREETING,
  },
  '4. States and transitions': {
    'Menu: open/closed flag; the burger icon flips it': MENU,
    'any nav item click sets it closed': MENU,
    'Initial state: closed.': MENU,
    "Welcome popup: shown only if the 'first-time' flag is absent from local storage": GREETING,
    'showing it sets the flag; the close button hides it': GREETING,
    "Skill modal: closed by default; 'Más info' opens it; the close button closes it":
      'pages/Skills/skills.spec.ts: a skill’s text closes on Back and reopens on Forward, over a page that doesn’t scroll',
    'while open the page body has a modal-open style':
      'pages/Skills/skills.spec.ts: a skill’s text closes on Back and reopens on Forward, over a page that doesn’t scroll',
    'Welcome card: toggles expanded/collapsed on click.':
      'browser/card.spec.ts: the welcome card toggles wherever it is pressed',
    'Carousel: autoplay rotates one image step (360 divided by image count degrees) every 4 seconds.':
      'browser: ring',
    'Hover pauses, leaving resumes.':
      'pages/About/ring.spec.ts: the mouse over it stops it, and leaving lets it go on',
    'Dragging adjusts rotation; release applies a spring.':
      'unit/hooks/useRing.test.tsx: keeps its speed when it is released, and doesn’t stand still in that frame',
    'Layout is narrower when the window width is at most 640.': 'browser: ring’s width',
    'Animated headings: hidden (blurred, transparent, offset 50px) until in the viewport': {
      by: 'browser/heading.spec.ts: waits below the view without any input: blurred, transparent and 50 pixels away',
      decided:
        'headings’ rounds: one that is in view when the page is first painted, or more than half a window below, isn’t hidden',
    },
    'then animate through two steps to visible': {
      by: HEADINGS,
      decided: 'headings’ rounds: a long heading keeps within a second, faster than 200 ms a word',
    },
    'When all words finish, a counter increments, which restarts the animated headings.': {
      by: 'unit/components/text/BlurText.test.tsx: restart each heading when it comes into view anew, and hide none that was read before that',
      decided: 'headings’ rounds: each may play again the next time that it comes into view',
    },
    'Home page: a visible flag is set after first load to trigger an appear animation.':
      'browser: visible flag',
    'Footer fades in after mounting.':
      'browser/documents.spec.ts: the footer fades in once, on documents too',
  },
  '7. The calls it makes': {
    'Contact form: a native form submission, POST, to an external form-forwarding service.':
      'pages/Contact/ContactPage.test.tsx: posts the fields of the specification to the forwarding service',
    'The response and what the product does with it: not shown.': {
      decided: 'ContactForm: the service redirects to _next, where a thank-you replaces the form',
    },
    'Images are loaded from public image hosts and an avatar host.': {
      decided: 'images: the site’s own, in several sizes; any image may be an https address instead',
    },
    'No other requests. No calls to an own API.': 'browser: storage and requests',
  },
  '8. Error catalogue': {
    'Form messages as listed in section 5.':
      'pages/Contact/form.spec.ts: says what is wrong, goes to the first such field, and neither sends nor loses anything',
    'Unmatched paths do not produce an error; they show the Home page.':
      'browser/addresses.spec.ts: an unknown address shows Home and says nothing',
    "A default routing error screen shows the heading 'Unexpected Application Error!' with the error message or status text.":
      'unit/components/frame/ErrorBoundary.test.tsx: when $file throws, the rest of the site stays, or the error screen leads home',
    'Server errors: not shown.': {
      decided:
        'contact: a native POST, so the service shows its errors on its own page; Back keeps the message (Draft)',
    },
  },
  '9. Business constants and limits': {
    'Carousel: 7 images': 'browser: ring',
    'width 1100 when window is at most 640, otherwise 1800': 'browser: ring’s width',
    'step every 4000 ms; 4 s linear turn': 'browser: ring',
    'Clock refresh: 1000 ms.': CLOCK,
    'Typing effects loop; the home banner starts automatically.':
      'unit/components/text/Typewriter.test.tsx: shows its phrases in turn once it is seen, each in its language, and starts again',
    'Text animation defaults: delay 200 ms per word (150 ms used on the home heading)':
      'unit/components/text/BlurText.test.tsx: Home’s first heading comes 150 ms from word to word',
    'animate by words or letters, direction top or bottom':
      'unit/components/text/BlurText.test.tsx: splits into letters, from below, without changing its accessible name',
    'threshold 0.1, root margin 0px': HEADINGS,
    'easing easeOutCubic': HEADINGS,
    'pauses on blur and when outside the viewport':
      'unit/components/ui/ParticleBackground.test.tsx: stops while it %s, goes on afterwards, and goes with the page',
  },
} as const satisfies Record<string, Record<string, By>>;

type Sections = typeof specification;
type ValueOf<Of> = Of[keyof Of];
type CheckOf<Value> = Value extends `browser: ${infer Check}` ? Check : never;
export type BrowserCheck = CheckOf<ValueOf<{ [Section in keyof Sections]: ValueOf<Sections[Section]> }>>;

const rows = Object.entries<Record<string, By>>(specification).flatMap(([section, group]) =>
  Object.entries(group).map(([words, by]) => {
    const { by: way = '', decided = '' } = typeof by === 'string' ? { by } : by;
    return { title: `§${section}: ${words}${way && decided && ` (${decided})`}`, way };
  }),
);

/** Each check with the titles of its rows. */
export const browserChecks = [...new Set(rows.map(({ way }) => way))]
  .filter((way) => way.startsWith('browser: '))
  .map((way) => ({
    check: way.slice('browser: '.length) as BrowserCheck,
    title: rows.flatMap((row) => (row.way === way ? row.title : [])).join(' · '),
  }));

/** The tests elsewhere that rows rely on. */
export const provedElsewhere = rows.flatMap(({ way }) => {
  const [, file, title] = /^(\S+\.tsx?): (.*)/.exec(way) ?? [];
  return file && title ? { file, title } : [];
});
