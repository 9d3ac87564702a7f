// The specification in rows, in its order and words: each says one thing that can be seen, computed or
// decided. Each row says what proves it. The checks of test/specification are typed by the rows: a row without a
// check, or a check without a row, is a type error.

/** A unit test of its own (specification.test.tsx), a check in a browser (specification.spec.ts), or a test elsewhere. */
type Way = 'unit' | `browser: ${string}` | Elsewhere;
/** The file in test/ and the title of the test. */
export type Elsewhere = `${string}.${'test' | 'spec'}.${'ts' | 'tsx'}: ${string}`;
/** The proof of a row, the decision that limits or meets it, by its name in DESIGN.md, or both. */
type By = Way | { by?: Way; decided: Decided };
type Decided =
  `${'contact' | 'ContactForm' | 'headings’ rounds' | 'How it looks' | 'images' | 'Languages' | 'routes'}: ${string}`;

const specification = {
  '0. Personal developer portfolio website': {
    'written mainly in Spanish, with some German and English labels': 'unit',
    "It presents the owner's background, skills, experience, projects and a contact form": 'unit',
  },
  '1. What the product does and for whom': {
    'There are no accounts and no login.': 'unit',
    'introduce the owner (frontend skills: React, Vite, TypeScript, JavaScript, HTML, CSS; a past service-desk L1/L2 role; currently learning MongoDB and Vue)':
      'unit',
    'let visitors send a message through a contact form': 'browser: message',
    'All content is static and public.': 'unit',
    'The product stores no data of its own except one local browser flag': 'browser: storage and requests',
    'Decorative elements: animated particle backgrounds, typing-effect taglines, word-by-word blur-in headings, a 3D image carousel, an infinite logo slider.':
      'unit',
  },
  '2. Screens and routes': {
    'The app is served under a base path {base}.':
      'unit/render/render.test.ts: puts everything below the base path',
    'Static assets live under a per-user base path that comes from the deployment.': 'unit',
    '/ | Home page': 'unit',
    '/Home | Home page': 'unit',
    '/About | About page': 'unit',
    '/Contact | Contact page': 'unit',
    'any other path | Home page': 'unit',
    'The Projects page and the Skills page exist as screens': 'unit',
    'their route paths are not shown': {
      decided: 'routes: /, /Home, /About, /Contact, /Projects, /Skills; any other path shows Home',
    },
    'A navigation bar appears above all routes.': 'browser: bar',
    'a brand link to an external personal page ({host})': 'unit',
    'a menu toggle (burger icon) for small screens that opens and closes a list': 'browser: menu',
    'links to /Home, /About and /Contact': 'unit',
    'Clicking a link closes the list.': 'browser: menu',
    'The bar renders the child page below it.': 'browser: bar',
    'On each route change the document title is set to a frontend-developer label followed by the path with the base prefix and slashes removed.':
      'browser: bar',
    "The Home page title is the owner's name followed by Home.": 'unit',
    "a Spanish meta description about the owner's frontend skills, the past service-desk role and learning MongoDB and Vue":
      'unit',
  },
  '2. Home page': {
    'Header banner with a typing banner that loops automatically': 'browser: banner',
    'Bienvenido, Welcome to my Portfolio, Herzlich Wilkommen, and a short self-introduction': 'unit',
    'Welcome heading with a word-by-word blur-in animation, starting when scrolled into view.':
      'browser: heading',
    "Links to the owner's code-hosting and professional-network profiles.": 'unit',
    "An 'Experiencía' section and a 'Sobre mí' section (a personal story about learning web development).":
      'unit',
    'A closing block with the same two profile links, and a footer.': 'unit',
    'Further sections: not shown.': {
      decided: 'How it looks: Home also has three featured projects and the welcome card',
    },
    'a horizontally scrolling infinite logo slider': 'browser: slider',
    '5 technology logos (html, css, javascript, node, atom/react) repeated 4 times, 20 slides': 'unit',
    "each with alt text 'html img'": 'unit',
    'Which page holds it: not shown.': {
      decided: 'How it looks: Home has the logo strip below its first view',
    },
  },
  '2. About page': {
    "Header titled 'Más sobre mí'": 'unit',
    'a full-window particle background': 'browser: particles',
    'on black, at layer -1': 'browser: particles',
    'with click, hover and div interaction all off': 'unit',
    "'Sobre mi' text block: greeting, self-taught learning": 'unit',
    'skills list (HTML, CSS, JavaScript, Typescript, React-Vite; Node/express and MongoDB as next steps)':
      'unit',
    'A typing-effect tagline': 'browser: taglines',
    'a profile photo': 'unit',
    "an 'Experiencia' block on IT support work": 'unit',
    'a second typing tagline': 'browser: taglines',
    'Links to the code-hosting and professional-network profiles.': 'unit',
    'An auto-rotating 3D carousel of 7 stock landscape images': 'browser: ring',
    'it pauses on hover and can be dragged horizontally': 'browser: ring by hand',
    'Footer.': 'unit',
  },
  '2. Contact page': {
    "Contact page ('Contacto')": 'unit',
    'A picture, an intro text': 'unit',
    'the contact form': 'unit',
    'profile links and the footer': 'unit',
  },
  '2. Projects page': {
    '8 cards, each with thumbnail, title and description.': 'unit',
    'Clicking a card navigates to an external site.':
      'specification/demos.spec.ts: each card of Projects opens its project, in the page’s language',
    "Cards: a garden-company one-pager; a JavaScript quiz; tic-tac-toe; a finance tracker; a weather forecast app ('Previsión Meteorológica'); a colour picker; a 'Find the Letter' game; the owner's old portfolio.":
      'unit',
  },
  '2. Skills page': {
    '5 review-style cards (Html, CSS, JavaScript, Node.Js, React).': 'unit',
    "Each has an image, a title, a short description and a 'Más info' button": 'unit',
    'opens a modal with a longer text; the modal has a close button': 'browser: modal',
  },
  '2. Other visual blocks': {
    "Welcome card: a clickable card 'Haz un Clic aqui' that expands and collapses a welcome text with a photo.":
      'browser: card',
    'Clock: current local time, refreshed every second.': 'browser: clock',
    "First-visit popup: 'Bienvenido a mi Portafolio', closed by a button.": 'browser: greeting',
    "Footer: profile icons, the owner's name and the current year": 'unit',
    'fades in after mounting': 'browser/documents.spec.ts: the footer fades in once, on documents too',
  },
  '3. Entities and their fields': {
    'No stored data entities.': 'browser: storage and requests',
    'Skill item: id, title, description, image, info.': 'unit',
    'Contact form fields: nombre, email, empresa, description, pais': 'unit',
    'options es = Español, de = Deutsch, en = English': 'unit',
    '_captcha (value false)': 'unit',
    '_blacklist (comma-separated spam words: vendo, telefono, link, amor, curso, formacion, dinero, http, https)':
      {
        by: 'unit',
        decided: 'Languages: these nine in Spanish; German and English have lists of their own',
      },
    '_next (redirect target after sending)': 'unit',
    "Local browser flag 'first-time': marks that the welcome popup has been shown.": 'browser: greeting',
  },
  '4. States and transitions': {
    'Menu: open/closed flag; the burger icon flips it': 'browser: menu',
    'any nav item click sets it closed': 'browser: menu',
    'Initial state: closed.': 'browser: menu',
    "Welcome popup: shown only if the 'first-time' flag is absent from local storage": 'browser: greeting',
    'showing it sets the flag; the close button hides it': 'browser: greeting',
    "Skill modal: closed by default; 'Más info' opens it; the close button closes it": 'browser: modal',
    'while open the page body has a modal-open style': 'browser: modal',
    'Welcome card: toggles expanded/collapsed on click.': 'browser: card',
    'Carousel: autoplay rotates one image step (360 divided by image count degrees) every 4 seconds.':
      'browser: ring',
    'Hover pauses, leaving resumes.': 'browser: ring by hand',
    'Dragging adjusts rotation; release applies a spring.': 'browser: ring by hand',
    'Layout is narrower when the window width is at most 640.': 'browser: ring’s width',
    'Animated headings: hidden (blurred, transparent, offset 50px) until in the viewport': {
      by: 'browser/heading.spec.ts: waits below the view without any input: blurred, transparent and 50 pixels away',
      decided:
        'headings’ rounds: one that is in view when the page is first painted, or more than half a window below, isn’t hidden',
    },
    'then animate through two steps to visible': {
      by: 'unit/components/text/BlurText.test.tsx: hides while out of view, and comes into focus word by word when it is scrolled into view',
      decided: 'headings’ rounds: a long heading keeps within a second, faster than 200 ms a word',
    },
    'When all words finish, a counter increments, which restarts the animated headings.': {
      by: 'unit/components/text/BlurText.test.tsx: restart the headings out of view when all have played, and those in view once they leave the view',
      decided: 'headings’ rounds: each may play again the next time that it comes into view',
    },
    'Home page: a visible flag is set after first load to trigger an appear animation.':
      'browser: visible flag',
    'Footer fades in after mounting.':
      'browser/documents.spec.ts: the footer fades in once, on documents too',
  },
  '5. Validation rules': {
    "nombre | required | 'Dime tu nombre'": 'unit',
    "nombre | maximum 25 characters | 'Tu nombre no puede superar los 25 caracteres'": 'unit',
    "email | input type email, required natively; format pattern | 'El formato del e-mail está incorrecto'":
      'unit',
    'empresa | required | no message shown': 'unit',
    "description | required | '¿No quieres dejarme una nota?'": 'unit',
    'pais | no rule | none': 'unit',
    'Native required attributes are also set on nombre, email and description.': 'unit',
  },
  '6. Roles and permissions': {
    'No roles and no login. All visitors see the same public pages.': 'unit',
  },
  '7. The calls it makes': {
    'Contact form: a native form submission, POST, to an external form-forwarding service.':
      'browser: message',
    'Payload fields: nombre, email, empresa, description, pais, _captcha, _blacklist, _next.':
      'browser: message',
    'The response and what the product does with it: not shown.': {
      decided: 'ContactForm: the service redirects to _next, where a thank-you replaces the form',
    },
    'Images are loaded from public image hosts and an avatar host.': {
      decided: 'images: the site’s own, in several sizes; any image may be an https address instead',
    },
    'No other requests. No calls to an own API.': 'browser: storage and requests',
  },
  '8. Error catalogue': {
    'Form messages as listed in section 5.': 'browser: form',
    'Unmatched paths do not produce an error; they show the Home page.':
      'browser/addresses.spec.ts: an unknown address shows Home and says nothing',
    "A default routing error screen shows the heading 'Unexpected Application Error!' with the error message or status text.":
      'browser: error screen',
    'Server errors: not shown.': {
      decided:
        'contact: a native POST, so the service shows its errors on its own page; Back keeps the message (Draft)',
    },
  },
  '9. Business constants and limits': {
    'Name maximum: 25 characters.': 'unit',
    'Spam blacklist words: vendo, telefono, link, amor, curso, formacion, dinero, http, https.': {
      by: 'unit',
      decided: 'Languages: these nine in Spanish; German and English have lists of their own',
    },
    'Carousel: 7 images': 'browser: ring',
    'width 1100 when window is at most 640, otherwise 1800': 'browser: ring’s width',
    'step every 4000 ms; 4 s linear turn': 'browser: ring',
    'spring stiffness 60, damping 20': 'unit',
    'Clock refresh: 1000 ms.': 'browser: clock',
    'Logo slider: 5 distinct logos repeated to 20 slides.': 'unit',
    'Typing effects loop; the home banner starts automatically.': 'browser: banner',
    'Text animation defaults: delay 200 ms per word (150 ms used on the home heading)': 'browser: heading',
    'animate by words or letters, direction top or bottom':
      'unit/components/text/BlurText.test.tsx: splits into letters, from below, without changing its accessible name',
    'threshold 0.1, root margin 0px':
      'unit/components/text/BlurText.test.tsx: hides while out of view, and comes into focus word by word when it is scrolled into view',
    'easing easeOutCubic':
      'unit/components/text/BlurText.test.tsx: hides while out of view, and comes into focus word by word when it is scrolled into view',
    'About header particle animation: frame-rate cap 120': 'unit',
    'red particles cycling hue; speed 3': 'unit',
    'path generator with 6 sides, 30 turn steps, angle 30': 'unit',
    'trails of length 20; circles of size 2': 'unit',
    'destroyed when leaving the canvas': 'unit',
    'particle number 0 with density scaling against 1920x1080': 'unit',
    'emitters fire 1 particle every 0.25 s from the centre': 'unit',
    'pauses on blur and when outside the viewport':
      'browser/particles.spec.ts: the particles stop in a hidden tab, out of view, on blur and when paused, and go on afterwards',
    'reduced-motion factor 4': 'unit',
    'Projects: 8 cards. Skills: 5 cards.': 'unit',
  },
} as const satisfies Record<string, Record<string, By>>;

type Sections = typeof specification;
type ValueOf<Of> = Of[keyof Of];
export type UnitRow = ValueOf<{
  [Section in keyof Sections]: {
    [Words in keyof Sections[Section]]: Sections[Section][Words] extends 'unit' | { by: 'unit' }
      ? Words
      : never;
  }[keyof Sections[Section]];
}>;
type CheckOf<Value> = Value extends `browser: ${infer Check}` ? Check : never;
export type BrowserCheck = CheckOf<ValueOf<{ [Section in keyof Sections]: ValueOf<Sections[Section]> }>>;

export const rows = Object.entries<Record<string, By>>(specification).flatMap(([section, group]) =>
  Object.entries(group).map(([words, by]) => {
    const { by: way = '', decided = '' } = typeof by === 'string' ? { by } : by;
    return { title: `§${section}: ${words}${way && decided && ` (${decided})`}`, words, way, decided };
  }),
);

export const unitRows = rows.filter(({ way }) => way === 'unit') as { title: string; words: UnitRow }[];
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
