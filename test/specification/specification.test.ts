// The rows of the specification that the content, the modules and the built pages show, in its order and words;
// rows.md has the others. They hold for the demonstration only: other owners have other words and counts.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readOptions } from '../../src/builder/shared/options.ts';
import {
  type ContactValues,
  contactErrors,
  EMAIL_PATTERN,
  namePattern,
  spamNotice,
} from '../../src/components/contact/contactRules.ts';
import { RING_SPRING } from '../../src/motion/ring/ring.ts';
import { particleOptions } from '../../src/particles/options.ts';
import { greeting, routed } from '../support/own.ts';
import { parse } from '../support/parse.ts';
import { OWN } from '../support/sites.ts';
import { about, aboutStory, contact, homeStory, labels, logos, owner, projects, skills } from './content.ts';

const { fpsLimit, interactivity, particles, emitters } = particleOptions({ reduced: false });
const PROFILES = owner.profiles.map(({ label, url }) => [label, url]);
const FRONTEND = ['React', 'Vite', 'TypeScript', 'JavaScript', 'HTML', 'CSS'];
const SPAM = ['vendo', 'telefono', 'link', 'amor', 'curso', 'formacion', 'dinero', 'http', 'https'];

/** A page's HTML before any script runs. */
const html = (page: string) => readFileSync(join(OWN.folder, `${page}.html`), 'utf8');
const opened = new Map<string, ReturnType<typeof parse>>();
function all(page: string, selector: string) {
  const document = opened.get(page) ?? parse(html(page));
  opened.set(page, document);
  return [...document.querySelectorAll(selector)];
}
const texts = (page: string, selector: string) =>
  all(page, selector).map((e) => e.textContent.replace(/\s+/g, ' ').trim());
const values = (page: string, selector: string, attribute: string) =>
  all(page, selector).map((e) => e.getAttribute(attribute));
const said = (page: string, selector = 'main') => texts(page, selector).join(' ');
/** The names and addresses of the profiles in a part of a page. */
const profiles = (page: string, part: string) =>
  all(page, `${part} [aria-label="${labels.profiles}"] a`).map((a) => [
    a.textContent,
    a.getAttribute('href'),
  ]);
/** The messages at the fields that the form refuses when they are changed to these. */
const refused = (changes: Partial<ContactValues>) =>
  contactErrors({ name: 'Ada', email: 'a@b.co', company: 'AE', message: 'Hola', ...changes }, contact);
const noLogin = () => {
  for (const page of routed)
    expect(html(page)).not.toMatch(/type="password"|autocomplete="[^"]*password|href="[^"]*login/i);
};

const WORD = expect.stringMatching(/\w/);

describe('0. Personal developer portfolio website', () => {
  it('written mainly in Spanish, with some German and English labels', () => {
    expect(values('Home', 'html', 'lang')).toEqual(['es']);
    for (const lang of ['de', 'en']) expect(texts('Home', `main [lang=${lang}]`)).toContainEqual(WORD);
  });

  it("It presents the owner's background, skills, experience, projects and a contact form", () => {
    expect([...texts('About', '#about-me'), ...texts('Home', '#experience')]).toEqual([
      'Sobre mi',
      'Experiencía',
    ]);
    for (const part of ['Skills article', 'Projects article', 'Contact form'])
      expect(said(...(part.split(' ') as [string, string]))).toMatch(/\w/);
  });
});

describe('1. What the product does and for whom', () => {
  it('There are no accounts and no login.', noLogin);

  it('introduce the owner (frontend skills: React, Vite, TypeScript, JavaScript, HTML, CSS; a past service-desk L1/L2 role; currently learning MongoDB and Vue)', () => {
    for (const fact of [...FRONTEND, 'service desk L1/L2', 'aprendo MongoDB y Vue'])
      expect(said('Home')).toContain(fact);
  });

  it('All content is static and public.', () => {
    for (const page of routed) expect(texts(page, 'main h1')).toEqual([WORD]);
  });

  it('Decorative elements: animated particle backgrounds, typing-effect taglines, word-by-word blur-in headings, a 3D image carousel, an infinite logo slider.', () => {
    expect(all('About', 'main header > [aria-hidden]')).not.toEqual([]);
    expect(all('About', 'p > [aria-hidden] > span')).toHaveLength(2);
    expect(all('Home', 'h2[data-by=words]')).not.toEqual([]);
    expect(all('About', '[data-layout]')).toHaveLength(1);
    expect(all('Home', `[aria-label="${homeStory.technologies}"]`)).toHaveLength(1);
  });
});

describe('2. Screens and routes', () => {
  it('Static assets live under a per-user base path that comes from the deployment.', () => {
    const assetsUrl = (env: Record<string, string>) => readOptions({}, env).assetsUrl;
    expect(assetsUrl({ SITE_URL: 'https://user.example/repo/' })).toBe('/repo/');
    expect(assetsUrl({ ASSETS_URL: 'https://cdn.example/user/' })).toBe('https://cdn.example/user/');
  });

  it('/ | Home page', () => expect(texts('index', 'h1')).toEqual(['Lucía Montes']));

  it('/Home | Home page', () => expect(texts('Home', 'h1')).toEqual(['Lucía Montes']));

  it('/About | About page', () => expect(texts('About', 'h1')).toEqual(['Más sobre mí']));

  it('/Contact | Contact page', () => expect(texts('Contact', 'h1')).toEqual(['Contacto']));

  it('any other path | Home page', () => expect(texts('404', 'h1')).toEqual(['Lucía Montes']));

  it('The Projects page and the Skills page exist as screens', () =>
    expect([...texts('Projects', 'h1'), ...texts('Skills', 'h1')]).toEqual(['Proyectos', 'Skills']));

  it('a brand link to an external personal page ({host})', () => {
    const link = '#root > header > a[aria-describedby=external-site]';
    expect([texts('Home', link), values('Home', link, 'href')]).toEqual([
      ['Lucía Montes'],
      [owner.host?.url],
    ]);
    expect(texts('Home', '#external-site')).toEqual(['sitio externo']);
  });

  it('links to /Home, /About and /Contact', () =>
    expect(values('Home', 'header nav a', 'href')).toEqual(
      expect.arrayContaining(['/Home', '/About', '/Contact']),
    ));

  it("The Home page title is the owner's name followed by Home.", () =>
    expect(texts('Home', 'title')).toEqual(['Lucía Montes · Home']));

  it('A navigation bar appears above all routes. The bar renders the child page below it.', () => {
    for (const page of routed) expect(all(page, '#root > header ~ main')).toHaveLength(1);
  });

  it.each(['About', 'Projects', 'Skills', 'Contact'])('the title is the label and the path of %s', (page) =>
    expect(texts(page, 'title')).toEqual([`Desarrolladora frontend · ${page}`]),
  );

  it('an external form-forwarding service', () =>
    expect(contact.endpoint).toMatch(/^https:\/\/formsubmit\.co\//));

  it("a Spanish meta description about the owner's frontend skills, the past service-desk role and learning MongoDB and Vue", () => {
    const [description] = values('Home', 'meta[name=description]', 'content');
    for (const fact of ['Portafolio', ...FRONTEND, 'service desk', 'aprende MongoDB y Vue'])
      expect(description).toContain(fact);
  });
});

describe('2. Home page', () => {
  it('Bienvenido, Welcome to my Portfolio, Herzlich Wilkommen, and a short self-introduction', () => {
    const phrases = 'main p > span[lang]';
    const own = expect.stringMatching(/^Soy Lucía /);
    const all = ['Bienvenido', 'Welcome to my Portfolio', 'Herzlich Wilkommen', own];

    expect(texts('Home', phrases)).toEqual(all);
    expect(values('Home', phrases, 'lang')).toEqual(['es', 'en', 'de', 'es']);
  });

  it("Links to the owner's code-hosting and professional-network profiles.", () =>
    expect(profiles('Home', 'main')).toEqual(expect.arrayContaining(PROFILES)));

  it("An 'Experiencía' section and a 'Sobre mí' section (a personal story about learning web development).", () => {
    expect(said('Home', '[aria-labelledby=experience]')).toMatch(/Experiencía.*Service Desk/s);
    expect(said('Home', '[aria-labelledby=about-me]')).toMatch(/Sobre mí.*Mi primera página web/s);
  });

  it('A closing block with the same two profile links, and a footer.', () => {
    expect(profiles('Home', '[aria-labelledby=closing]')).toEqual(PROFILES);
    expect([...texts('Home', '#closing'), ...texts('Home', 'footer')]).toEqual(['¿Hablamos?', WORD]);
  });

  it('5 technology logos (html, css, javascript, node, atom/react) repeated 4 times, 20 slides', () => {
    const files = values('Home', `[aria-label="${homeStory.technologies}"] img`, 'src');
    const names = files.map((src) => src?.match(/(\w+)-[^/]*$/)?.[1]);

    expect(names).toEqual(Array(4).fill(['html5', 'css', 'javascript', 'nodejs', 'react']).flat());
  });

  it("each with alt text 'html img'", () =>
    expect(values('Home', `[aria-label="${homeStory.technologies}"] img`, 'alt')).toEqual(
      Array(20).fill('html img'),
    ));

  it('so the strip’s name lists the technologies', () => {
    for (const name of ['HTML', 'CSS', 'JavaScript', 'Node.js', 'React'])
      expect(homeStory.technologies).toContain(name);
  });
});

describe('2. About page', () => {
  it("Header titled 'Más sobre mí'", () =>
    expect(texts('About', 'main header h1')).toEqual(['Más sobre mí']));

  it('with click, hover and div interaction all off', () =>
    expect(interactivity?.events).toEqual({
      onClick: { enable: false },
      onHover: { enable: false },
      onDiv: { enable: false },
    }));

  it("'Sobre mi' text block: greeting, self-taught learning", () =>
    expect(said('About', '[aria-labelledby=about-me]')).toMatch(
      /Sobre mi.*¡Hola! Soy Lucía\..*Aprendí a programar por mi cuenta/s,
    ));

  it('skills list (HTML, CSS, JavaScript, Typescript, React-Vite; Node/express and MongoDB as next steps)', () => {
    const known = ['HTML', 'CSS', 'JavaScript', 'Typescript', 'React-Vite'];
    expect(texts('About', 'h3 + p bdi')).toEqual([...known, 'Node/express', 'MongoDB']);
  });

  it('A typing-effect tagline and a second one', () => {
    const lines = [about.tagline, aboutStory.closingTagline];
    const typed = texts('About', 'p > [aria-hidden] > span');

    expect(typed).toEqual(lines.map((phrases) => phrases?.[0]?.text));
  });

  it('a profile photo', () =>
    expect(values('About', 'main header img', 'alt')).toEqual([expect.stringContaining('Lucía Montes')]));

  it("an 'Experiencia' block on IT support work", () =>
    expect(said('About', '[aria-labelledby=experience]')).toMatch(/Experiencia.*soporte informático/s));

  it('Links to the code-hosting and professional-network profiles.', () =>
    expect(profiles('About', 'main')).toEqual(PROFILES));

  it('Footer.', () => expect(said('About', 'footer')).toContain('Lucía Montes'));
});

describe('2. Contact page', () => {
  it("Contact page ('Contacto')", () => expect(texts('Contact', 'main h1')).toEqual(['Contacto']));

  it('A picture, an intro text', () => {
    expect(values('Contact', 'main img', 'src')).toEqual([WORD]);
    expect(said('Contact')).toContain('¿Tienes un proyecto, una vacante o una duda?');
  });

  it('the contact form', () => expect(texts('Contact', 'form button')).toEqual(['Enviar mensaje']));

  it('profile links and the footer', () => {
    expect(profiles('Contact', 'main')).toEqual(PROFILES);
    expect(profiles('Contact', 'footer')).toEqual(PROFILES);
  });
});

describe('2. Projects page', () => {
  it('8 cards, each with thumbnail, title and description.', () => {
    const cards = all('Projects', 'article');
    expect(cards).toHaveLength(8);
    for (const card of cards) {
      expect(card.querySelectorAll('img')).toHaveLength(1);
      expect(card.querySelector('h2, h3')?.textContent).toMatch(/\w/);
      expect(card.querySelector('p')?.textContent).toMatch(/\w/);
    }
  });

  it("Cards: a garden-company one-pager; a JavaScript quiz; tic-tac-toe; a finance tracker; a weather forecast app ('Previsión Meteorológica'); a colour picker; a 'Find the Letter' game; the owner's old portfolio.", () =>
    expect(texts('Projects', 'article h2, article h3')).toEqual([
      'Jardines del Norte',
      'Tres en raya',
      'Control de gastos',
      'Quiz de JavaScript',
      'Previsión Meteorológica',
      'Selector de color',
      'Find the Letter',
      'Mi portafolio anterior',
    ]));
});

describe('2. Skills page', () => {
  it('5 review-style cards (Html, CSS, JavaScript, Node.Js, React).', () =>
    expect(texts('Skills', 'article > div > h2')).toEqual(['Html', 'CSS', 'JavaScript', 'Node.Js', 'React']));

  it("Each has an image, a title, a short description and a 'Más info' button", () => {
    expect(values('Skills', 'article > div > img', 'src')).toEqual(Array(5).fill(WORD));
    expect(texts('Skills', 'article > div > p')).toEqual(Array(5).fill(WORD));
    expect(texts('Skills', 'article > div > button')).toEqual(Array(5).fill('Más info'));
  });
});

describe('2. Other visual blocks', () => {
  it("First-visit popup: 'Bienvenido a mi Portafolio'", () =>
    expect(greeting.title).toBe('Bienvenido a mi Portafolio'));

  it("Welcome card: 'Haz un Clic aqui'", () =>
    expect(texts('Home', 'main [data-expanded] button')).toEqual(['Haz un Clic aqui']));

  it("the heading 'Unexpected Application Error!'", () =>
    expect(labels.errorTitle.text).toBe('Unexpected Application Error!'));

  it("Footer: profile icons, the owner's name and the current year", () => {
    expect(profiles('Home', 'footer')).toEqual(PROFILES);
    expect(all('Home', `footer [aria-label="${labels.profiles}"] svg`)).toHaveLength(PROFILES.length);
    expect(said('Home', 'footer')).toContain('Lucía Montes');
    expect(texts('Home', 'footer time')).toEqual([String(new Date().getFullYear())]);
  });
});

describe('3. Entities and their fields', () => {
  it('a modal with a longer text', () => {
    for (const { description = '', info = [] } of skills)
      expect(info.join().length).toBeGreaterThan(description.length);
  });

  it('Skill item: id, title, description, image, info.', () => {
    for (const skill of skills)
      expect(skill).toMatchObject({
        id: WORD,
        title: WORD,
        description: WORD,
        image: {},
        info: expect.any(Array),
      });
  });

  it('Contact form fields: nombre, email, empresa, description, pais', () => {
    const own = ['nombre', 'email', 'empresa', 'description', 'pais'];
    const others = ['_captcha', '_blacklist', '_next', '_honey'];

    expect(values('Contact', 'form [name]', 'name')).toEqual([...own, ...others]);
  });

  it('options es = Español, de = Deutsch, en = English', () => {
    expect(values('Contact', '[name=pais] option', 'value')).toEqual(['es', 'de', 'en']);
    expect(texts('Contact', '[name=pais] option')).toEqual(['Español', 'Deutsch', 'English']);
  });

  it('_captcha (value false)', () =>
    expect(values('Contact', '[name=_captcha]', 'value')).toEqual(['false']));

  // These nine in Spanish, as specified; German and English have lists of their own
  it('_blacklist (comma-separated spam words: vendo, telefono, link, amor, curso, formacion, dinero, http, https)', () =>
    expect(values('Contact', '[name=_blacklist]', 'value')).toEqual([SPAM.join(', ')]));

  it('_next (redirect target after sending)', () =>
    expect(values('Contact', '[name=_next]', 'value')).toEqual([
      expect.stringMatching(/^http.*\/Contact\?sent=1#thanks$/),
    ]));
});

describe('5. Validation rules', () => {
  it("nombre | required | 'Dime tu nombre'", () => {
    for (const name of ['', ' ']) expect(refused({ name })).toEqual({ name: 'Dime tu nombre' });
  });

  it("nombre | maximum 25 characters | 'Tu nombre no puede superar los 25 caracteres'", () => {
    const long = { name: 'Tu nombre no puede superar los 25 caracteres' };
    expect([refused({ name: 'ñ'.repeat(25) }), refused({ name: 'ñ'.repeat(26) })]).toEqual([{}, long]);
  });

  it("email | input type email, required natively; format pattern | 'El formato del e-mail está incorrecto'", () => {
    const rules = ['type', 'required', 'pattern'].map((rule) => values('Contact', '[name=email]', rule)[0]);
    expect(rules).toEqual(['email', '', EMAIL_PATTERN]);
    for (const email of ['', 'grace', 'grace@navy'])
      expect(refused({ email })).toEqual({ email: 'El formato del e-mail está incorrecto' });
  });

  it('empresa | required | no message shown', () =>
    expect(refused({ company: ' ' })).toEqual({ company: '' }));

  it("description | required | '¿No quieres dejarme una nota?'", () =>
    expect(refused({ message: '' })).toEqual({ message: '¿No quieres dejarme una nota?' }));

  it('pais | no rule | none', () =>
    expect([...values('Contact', '[name=pais]', 'required'), refused({})]).toEqual([null, {}]));

  it('Native required attributes are also set on nombre, email and description.', () =>
    expect(values('Contact', 'form [required]', 'name')).toEqual(['nombre', 'email', 'description']));
});

describe('6. Roles and permissions', () => {
  it('No roles and no login. All visitors see the same public pages.', noLogin);
});

describe('9. Business constants and limits', () => {
  it('Name maximum: 25 characters.', () =>
    expect(values('Contact', '[name=nombre]', 'pattern')).toEqual([namePattern(25)]));

  // These nine in Spanish, as specified; German and English have lists of their own
  it('Spam blacklist words: vendo, telefono, link, amor, curso, formacion, dinero, http, https.', () => {
    expect(contact.blacklist).toEqual(SPAM);
    for (const word of SPAM) expect(spamNotice(`¡${word}!`, contact)).toContain(`«${word}»`);
  });

  it('spring stiffness 60, damping 20', () =>
    expect(RING_SPRING).toMatchObject({ stiffness: 60, damping: 20 }));

  it('Logo slider: 5 distinct logos repeated to 20 slides.', () => {
    expect(new Set(logos.map(({ src }) => src)).size).toBe(5);
    expect(all('Home', `[aria-label="${homeStory.technologies}"] li img`)).toHaveLength(20);
  });

  it('About header particle animation: frame-rate cap 120', () => expect(fpsLimit).toBe(120));

  it('red particles cycling hue; speed 3', () =>
    expect(particles).toMatchObject({
      color: { value: '#f00', animation: { enable: true } },
      move: { speed: 3 },
    }));

  it('path generator with 6 sides, 30 turn steps, angle 30', () =>
    expect(particles?.move?.path).toMatchObject({
      generator: 'polygonPathGenerator',
      options: { sides: 6, turnSteps: 30, angle: 30 },
    }));

  it('trails of length 20; circles of size 2', () =>
    expect(particles).toMatchObject({
      move: { trail: { enable: true, length: 20 } },
      shape: { type: 'circle' },
      size: { value: 2 },
    }));

  it('destroyed when leaving the canvas', () =>
    expect(particles?.move?.outModes).toEqual({ default: 'destroy' }));

  it('particle number 0 with density scaling against 1920x1080', () =>
    expect(particles?.number).toEqual({ value: 0, density: { enable: true, width: 1920, height: 1080 } }));

  it('emitters fire 1 particle every 0.25 s from the centre', () =>
    expect(emitters).toMatchObject({ position: { x: 50, y: 50 }, rate: { quantity: 1, delay: 0.25 } }));

  it('reduced-motion factor 4', () => {
    const reduced = particleOptions({ reduced: true });
    expect(reduced.particles?.move?.speed).toBe(3 / 4);
    expect(reduced.emitters).toMatchObject({ rate: { quantity: 1, delay: 0.25 * 4 } });
  });

  it('Projects: 8 cards. Skills: 5 cards.', () => expect([projects.length, skills.length]).toEqual([8, 5]));
});

const ELSEWHERE = /^- (?<row>.*) → (?<file>\S+\.tsx?): (?<title>.*?)(?: \(decided: .*\))?$/gm;
const others = [...readFileSync('test/specification/rows.md', 'utf8').matchAll(ELSEWHERE)];

it.each(others.map(({ groups }) => groups))('has a test that exists: $row', (row) => {
  expect(readFileSync(`test/${row?.file}`, 'utf8')).toContain(`'${row?.title}'`);
});
