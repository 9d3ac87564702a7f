// The specification in rows, in its order and words: each says one thing that can be seen, computed or
// decided. They are checked in test/demonstration, by specification.test.tsx ('unit') and
// specification.spec.ts ('browser'), whose checks are typed by the rows: a row without a check, or a check
// without a row, is a type error.

/** Where a row is checked, the decision that limits or meets it, by its name in DESIGN.md, or both. */
type By = Checked<'unit'> | Checked<'browser'> | { decided: Decided };
type Checked<Way> = Way | { by: Way; decided: Decided };
type Decided =
  `${'contact' | 'ContactForm' | 'headings’ rounds' | 'How it looks' | 'images' | 'Languages' | 'routes'}: ${string}`;

const specification = {
  '0. Personal developer portfolio website': {
    'written mainly in Spanish, with some German and English labels': 'browser',
    "It presents the owner's background, skills, experience, projects and a contact form": 'browser',
  },
  '1. What the product does and for whom': {
    'There are no accounts and no login.': 'browser',
    'introduce the owner (frontend skills: React, Vite, TypeScript, JavaScript, HTML, CSS; a past service-desk L1/L2 role; currently learning MongoDB and Vue)':
      'browser',
    'let visitors send a message through a contact form': 'browser',
    'All content is static and public.': 'browser',
    'The product stores no data of its own except one local browser flag': 'browser',
    'Decorative elements: animated particle backgrounds, typing-effect taglines, word-by-word blur-in headings, a 3D image carousel, an infinite logo slider.':
      'browser',
  },
  '2. Screens and routes': {
    'The app is served under a base path {base}.': 'browser',
    'Static assets live under a per-user base path that comes from the deployment.': 'unit',
    '/ | Home page': 'browser',
    '/Home | Home page': 'browser',
    '/About | About page': 'browser',
    '/Contact | Contact page': 'browser',
    'any other path | Home page': 'browser',
    'The Projects page and the Skills page exist as screens': 'browser',
    'their route paths are not shown': {
      decided: 'routes: /, /Home, /About, /Contact, /Projects, /Skills; any other path shows Home',
    },
    'A navigation bar appears above all routes.': 'browser',
    'a brand link to an external personal page ({host})': 'browser',
    'a menu toggle (burger icon) for small screens that opens and closes a list': 'browser',
    'links to /Home, /About and /Contact': 'browser',
    'Clicking a link closes the list.': 'browser',
    'The bar renders the child page below it.': 'browser',
    'On each route change the document title is set to a frontend-developer label followed by the path with the base prefix and slashes removed.':
      'browser',
    "The Home page title is the owner's name followed by Home.": 'browser',
    "a Spanish meta description about the owner's frontend skills, the past service-desk role and learning MongoDB and Vue":
      'browser',
  },
  '2. Home page': {
    'Header banner with a typing banner that loops automatically': 'browser',
    'Bienvenido, Welcome to my Portfolio, Herzlich Wilkommen, and a short self-introduction': 'browser',
    'Welcome heading with a word-by-word blur-in animation, starting when scrolled into view.': 'browser',
    "Links to the owner's code-hosting and professional-network profiles.": 'browser',
    "An 'Experiencía' section and a 'Sobre mí' section (a personal story about learning web development).":
      'browser',
    'A closing block with the same two profile links, and a footer.': 'browser',
    'Further sections: not shown.': {
      decided: 'How it looks: Home also has three featured projects and the welcome card',
    },
    'a horizontally scrolling infinite logo slider': 'browser',
    '5 technology logos (html, css, javascript, node, atom/react) repeated 4 times, 20 slides': 'browser',
    "each with alt text 'html img'": 'browser',
    'Which page holds it: not shown.': {
      decided: 'How it looks: Home has the logo strip below its first view',
    },
  },
  '2. About page': {
    "Header titled 'Más sobre mí'": 'browser',
    'a full-window particle background': 'browser',
    'on black, at layer -1': 'browser',
    'with click, hover and div interaction all off': 'unit',
    "'Sobre mi' text block: greeting, self-taught learning": 'browser',
    'skills list (HTML, CSS, JavaScript, Typescript, React-Vite; Node/express and MongoDB as next steps)':
      'browser',
    'A typing-effect tagline': 'browser',
    'a profile photo': 'browser',
    "an 'Experiencia' block on IT support work": 'browser',
    'a second typing tagline': 'browser',
    'Links to the code-hosting and professional-network profiles.': 'browser',
    'An auto-rotating 3D carousel of 7 stock landscape images': 'browser',
    'it pauses on hover and can be dragged horizontally': 'browser',
    'Footer.': 'browser',
  },
  '2. Contact page': {
    "Contact page ('Contacto')": 'browser',
    'A picture, an intro text': 'browser',
    'the contact form': 'browser',
    'profile links and the footer': 'browser',
  },
  '2. Projects page': {
    '8 cards, each with thumbnail, title and description.': 'browser',
    'Clicking a card navigates to an external site.': 'browser',
    "Cards: a garden-company one-pager; a JavaScript quiz; tic-tac-toe; a finance tracker; a weather forecast app ('Previsión Meteorológica'); a colour picker; a 'Find the Letter' game; the owner's old portfolio.":
      'browser',
  },
  '2. Skills page': {
    '5 review-style cards (Html, CSS, JavaScript, Node.Js, React).': 'browser',
    "Each has an image, a title, a short description and a 'Más info' button": 'browser',
    'opens a modal with a longer text; the modal has a close button': 'browser',
  },
  '2. Other visual blocks': {
    "Welcome card: a clickable card 'Haz un Clic aqui' that expands and collapses a welcome text with a photo.":
      'browser',
    'Clock: current local time, refreshed every second.': 'browser',
    "First-visit popup: 'Bienvenido a mi Portafolio', closed by a button.": 'browser',
    "Footer: profile icons, the owner's name and the current year": 'browser',
    'fades in after mounting': 'browser',
  },
  '3. Entities and their fields': {
    'No stored data entities.': 'browser',
    'Skill item: id, title, description, image, info.': 'unit',
    'Contact form fields: nombre, email, empresa, description, pais': 'browser',
    'options es = Español, de = Deutsch, en = English': 'browser',
    '_captcha (value false)': 'browser',
    '_blacklist (comma-separated spam words: vendo, telefono, link, amor, curso, formacion, dinero, http, https)':
      {
        by: 'browser',
        decided: 'Languages: these nine in Spanish; German and English have lists of their own',
      },
    '_next (redirect target after sending)': 'browser',
    "Local browser flag 'first-time': marks that the welcome popup has been shown.": 'browser',
  },
  '4. States and transitions': {
    'Menu: open/closed flag; the burger icon flips it': 'browser',
    'any nav item click sets it closed': 'browser',
    'Initial state: closed.': 'browser',
    "Welcome popup: shown only if the 'first-time' flag is absent from local storage": 'browser',
    'showing it sets the flag; the close button hides it': 'browser',
    "Skill modal: closed by default; 'Más info' opens it; the close button closes it": 'browser',
    'while open the page body has a modal-open style': 'browser',
    'Welcome card: toggles expanded/collapsed on click.': 'browser',
    'Carousel: autoplay rotates one image step (360 divided by image count degrees) every 4 seconds.':
      'browser',
    'Hover pauses, leaving resumes.': 'browser',
    'Dragging adjusts rotation; release applies a spring.': 'browser',
    'Layout is narrower when the window width is at most 640.': 'browser',
    'Animated headings: hidden (blurred, transparent, offset 50px) until in the viewport': {
      by: 'browser',
      decided:
        'headings’ rounds: one that is in view when the page is first painted, or more than half a window below, isn’t hidden',
    },
    'then animate through two steps to visible': {
      by: 'browser',
      decided: 'headings’ rounds: a long heading keeps within a second, faster than 200 ms a word',
    },
    'When all words finish, a counter increments, which restarts the animated headings.': {
      by: 'browser',
      decided: 'headings’ rounds: each may play again the next time that it comes into view',
    },
    'Home page: a visible flag is set after first load to trigger an appear animation.': 'browser',
    'Footer fades in after mounting.': 'browser',
  },
  '5. Validation rules': {
    "nombre | required | 'Dime tu nombre'": 'browser',
    "nombre | maximum 25 characters | 'Tu nombre no puede superar los 25 caracteres'": 'browser',
    "email | input type email, required natively; format pattern | 'El formato del e-mail está incorrecto'":
      'browser',
    'empresa | required | no message shown': 'browser',
    "description | required | '¿No quieres dejarme una nota?'": 'browser',
    'pais | no rule | none': 'browser',
    'Native required attributes are also set on nombre, email and description.': 'browser',
  },
  '6. Roles and permissions': {
    'No roles and no login. All visitors see the same public pages.': 'browser',
  },
  '7. The calls it makes': {
    'Contact form: a native form submission, POST, to an external form-forwarding service.': 'browser',
    'Payload fields: nombre, email, empresa, description, pais, _captcha, _blacklist, _next.': 'browser',
    'The response and what the product does with it: not shown.': {
      decided: 'ContactForm: the service redirects to _next, where a thank-you replaces the form',
    },
    'Images are loaded from public image hosts and an avatar host.': {
      decided: 'images: the site’s own, in several sizes; any image may be an https address instead',
    },
    'No other requests. No calls to an own API.': 'browser',
  },
  '8. Error catalogue': {
    'Form messages as listed in section 5.': 'browser',
    'Unmatched paths do not produce an error; they show the Home page.': 'browser',
    "A default routing error screen shows the heading 'Unexpected Application Error!' with the error message or status text.":
      'browser',
    'Server errors: not shown.': {
      decided:
        'contact: a native POST, so the service shows its errors on its own page; Back keeps the message (Draft)',
    },
  },
  '9. Business constants and limits': {
    'Name maximum: 25 characters.': 'browser',
    'Spam blacklist words: vendo, telefono, link, amor, curso, formacion, dinero, http, https.': {
      by: 'unit',
      decided: 'Languages: these nine in Spanish; German and English have lists of their own',
    },
    'Carousel: 7 images': 'browser',
    'width 1100 when window is at most 640, otherwise 1800': 'browser',
    'step every 4000 ms; 4 s linear turn': 'browser',
    'spring stiffness 60, damping 20': 'unit',
    'Clock refresh: 1000 ms.': 'browser',
    'Logo slider: 5 distinct logos repeated to 20 slides.': 'unit',
    'Typing effects loop; the home banner starts automatically.': 'browser',
    'Text animation defaults: delay 200 ms per word (150 ms used on the home heading)': 'browser',
    'animate by words or letters, direction top or bottom': 'unit',
    'threshold 0.1, root margin 0px': 'browser',
    'easing easeOutCubic': 'browser',
    'About header particle animation: frame-rate cap 120': 'unit',
    'red particles cycling hue; speed 3': 'unit',
    'path generator with 6 sides, 30 turn steps, angle 30': 'unit',
    'trails of length 20; circles of size 2': 'unit',
    'destroyed when leaving the canvas': 'unit',
    'particle number 0 with density scaling against 1920x1080': 'unit',
    'emitters fire 1 particle every 0.25 s from the centre': 'unit',
    'pauses on blur and when outside the viewport': 'browser',
    'reduced-motion factor 4': 'unit',
    'Projects: 8 cards. Skills: 5 cards.': 'unit',
  },
} as const satisfies Record<string, Record<string, By>>;

type Sections = typeof specification;
/** The words of the rows that are met in a given way. */
type WordsOf<Way extends 'unit' | 'browser'> = {
  [Section in keyof Sections]: {
    [Words in keyof Sections[Section]]: Sections[Section][Words] extends Checked<Way> ? Words : never;
  }[keyof Sections[Section]];
}[keyof Sections];

export type UnitRow = WordsOf<'unit'>;
export type BrowserRow = WordsOf<'browser'>;

interface Row<Words = string> {
  /** Section and words. */
  title: string;
  words: Words;
  by: By;
}

export const rows: Row[] = Object.entries<Record<string, By>>(specification).flatMap(([section, group]) =>
  Object.entries(group).map(([words, by]) => ({ title: titleOf(section, words, by), words, by })),
);

const wayOf = (by: By) => (typeof by === 'object' ? ('by' in by ? by.by : null) : by);
function titleOf(section: string, words: string, by: By) {
  const limit = typeof by === 'object' && 'by' in by ? ` (${by.decided})` : '';
  return `§${section}: ${words}${limit}`;
}

export const unitRows = rows.filter((row): row is Row<UnitRow> => wayOf(row.by) === 'unit');
export const browserRows = rows.filter((row): row is Row<BrowserRow> => wayOf(row.by) === 'browser');
