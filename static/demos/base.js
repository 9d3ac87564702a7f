// Shared by the demos: the language, the way back and a live region.

const NAMES = { es: 'Español', de: 'Deutsch', en: 'English' };
const BACK = { es: 'Proyectos de Lucía Montes', de: 'Projekte von Lucía Montes', en: 'Lucía Montes’s projects' };
const LANGUAGES = { es: 'Idiomas', de: 'Sprachen', en: 'Languages' };

const query = new URLSearchParams(location.search);

/** The address's language, otherwise the browser's first one that the demos speak. */
export const lang =
  [query.get('lang'), ...navigator.languages.map((tag) => tag.slice(0, 2))].find((code) =>
    Object.hasOwn(NAMES, code ?? ''),
  ) ?? 'es';

/** Whether the page shows the moment in which it is photographed for its card. */
export const posing = query.has('show');
document.documentElement.toggleAttribute('data-posing', posing);
// On a phone, another part of it than on the desktop beside it.
if (posing && innerWidth < 500) {
  const pose = document.querySelector('[data-pose]');
  new ResizeObserver(() => pose?.scrollIntoView()).observe(document.body);
}
// In a frame of the site, that has its own way back.
document.documentElement.toggleAttribute('data-framed', window.parent !== window);

export const motionAllowed = () => !matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Puts the page's texts into the visitor's language: the HTML is Spanish, and `data-t` names an element's text,
 * `data-t-label` its label. A text without a translation stays as it is.
 *
 * @param {Record<string, Record<string, any>>} texts by language and name
 * @returns {Record<string, any>} those of the visitor's language
 */
export function speak(texts) {
  const own = texts[lang];
  document.documentElement.lang = lang;
  if (own.title) document.title = own.title;
  if (own.description) document.querySelector('meta[name="description"]').content = own.description;
  for (const element of document.querySelectorAll('[data-t]'))
    if (own[element.dataset.t]) element.textContent = own[element.dataset.t];
  for (const element of document.querySelectorAll('[data-t-label]'))
    if (own[element.dataset.tLabel]) element.setAttribute('aria-label', own[element.dataset.tLabel]);

  const back = document.querySelector('.way a');
  back.textContent = `← ${BACK[lang]}`;
  back.href = `../../${lang === 'es' ? '' : `${lang}/`}Projects`;
  const links = Object.entries(NAMES).map(([code, name]) =>
    code === lang ? el('span', { lang: code, ariaCurrent: 'true' }, name) : el('a', { lang: code, href: hrefIn(code) }, name),
  );
  document.querySelector('.way').append(el('nav', { ariaLabel: LANGUAGES[lang] }, ...links));
  // The rest of the address may hold what was entered.
  addEventListener('hashchange', updateLinks);
  return own;
}

/** The page's address in another language. */
function hrefIn(code) {
  return `?lang=${code}${location.hash}`;
}

/** Call it after changing the address without a navigation. */
export function updateLinks() {
  for (const link of document.querySelectorAll('.way nav a')) link.href = hrefIn(link.lang);
}

/** Makes an element: properties, `data-*` and `on…` listeners by name, then children. */
export function el(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else if (name in element) element[name] = value;
    else element.setAttribute(name, value);
  }
  element.append(...children);
  return element;
}

const SVG = 'http://www.w3.org/2000/svg';

/** Makes an SVG element from attributes and children. */
export function svg(tag, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** Has screen readers say a text, even the same one again. */
export function announce(text) {
  const region = document.querySelector('[data-live]');
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}

/** A list in another order (Fisher–Yates). */
export function shuffled(list) {
  const copy = [...list];
  for (let i = copy.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [copy[i], copy[j]] = [copy[j], copy[i]];
  }
  return copy;
}
