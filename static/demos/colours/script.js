import { announce, el, speak } from '../base.js';

const t = speak({
  es: {
    outside: 'Ese color no cabe en una pantalla sRGB: he bajado la intensidad hasta que cabe.',
    wrong: 'Escribe un código como #e8743b o #e74.',
    on: { white: 'sobre blanco', black: 'sobre negro', own: 'el texto sobre el color' },
    verdict: (ratio, grade, on) => `${ratio} : 1, ${grade} (${on})`,
    grades: ['insuficiente incluso para títulos', 'solo para títulos (AA)', 'suficiente (AA)', 'de sobra (AAA)'],
    copied: (text) => `Copiado: ${text}`,
    notCopied: (text) => `El navegador no deja copiar. El código es ${text}`,
  },
  de: {
    title: 'Farbwähler',
    description: 'Eine Farbe aus Helligkeit, Buntheit und Farbton (OKLCH), mit ihrem Kontrast und einer Palette zum Kopieren.',
    heading: 'Farbwähler',
    lightness: 'Helligkeit',
    chroma: 'Buntheit',
    hue: 'Farbton',
    hex: 'Code',
    contrast: 'Kontrast',
    palette: 'Palette',
    copyAll: 'Als CSS kopieren',
    outside: 'Diese Farbe kann ein sRGB-Bildschirm nicht zeigen: Die Buntheit ist so weit verringert, dass er es kann.',
    wrong: 'Bitte einen Code wie #e8743b oder #e74.',
    on: { white: 'auf Weiß', black: 'auf Schwarz', own: 'Text auf der Farbe' },
    verdict: (ratio, grade, on) => `${ratio} : 1, ${grade} (${on})`,
    grades: ['reicht nicht einmal für Überschriften', 'nur für Überschriften (AA)', 'reicht (AA)', 'reicht reichlich (AAA)'],
    copied: (text) => `Kopiert: ${text}`,
    notCopied: (text) => `Der Browser erlaubt kein Kopieren. Der Code ist ${text}`,
  },
  en: {
    title: 'Colour picker',
    description: 'A colour by lightness, chroma and hue (OKLCH), with its contrast and a palette to copy.',
    heading: 'Colour picker',
    lightness: 'Lightness',
    chroma: 'Chroma',
    hue: 'Hue',
    hex: 'Code',
    contrast: 'Contrast',
    palette: 'Palette',
    copyAll: 'Copy as CSS',
    outside: 'An sRGB screen can’t show that colour: its chroma has been lowered until it can.',
    wrong: 'Please write a code such as #e8743b or #e74.',
    on: { white: 'on white', black: 'on black', own: 'text on the colour' },
    verdict: (ratio, grade, on) => `${ratio} : 1, ${grade} (${on})`,
    grades: ['not even enough for headings', 'enough for headings only (AA)', 'enough (AA)', 'more than enough (AAA)'],
    copied: (text) => `Copied: ${text}`,
    notCopied: (text) => `The browser doesn’t allow copying. The code is ${text}`,
  },
});

// OKLab to linear sRGB and back: Björn Ottosson, https://bottosson.github.io/posts/oklab/
function linearOf(l, c, h) {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const [x, y, z] = [l + 0.3963377774 * a + 0.2158037573 * b, l - 0.1055613458 * a - 0.0638541728 * b, l - 0.0894841775 * a - 1.291485548 * b].map((v) => v ** 3);
  return [4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z, -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z, -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z];
}

function lchOf([r, g, b]) {
  const [x, y, z] = [0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b, 0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b, 0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b].map(Math.cbrt);
  const l = 0.2104542553 * x + 0.793617785 * y - 0.0040720468 * z;
  const a = 1.9779984951 * x - 2.428592205 * y + 0.4505937099 * z;
  const blue = 0.0259040371 * x + 0.7827717662 * y - 0.808675766 * z;
  return [l, Math.hypot(a, blue), ((Math.atan2(blue, a) * 180) / Math.PI + 360) % 360];
}

const encode = (v) => (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055);
const decode = (v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const fits = (linear) => linear.every((v) => v > -1e-4 && v < 1 + 1e-4);
const clamp = (v) => Math.min(1, Math.max(0, v));
const hexOf = (linear) => `#${linear.map((v) => Math.round(255 * encode(clamp(v))).toString(16).padStart(2, '0')).join('')}`;

/** The same lightness and hue with as much of the chroma as sRGB can show. */
function shown(l, c, h) {
  const whole = linearOf(l, c, h);
  if (fits(whole)) return { linear: whole, reduced: false };
  let [low, high] = [0, c];
  while (high - low > 1e-4) {
    const middle = (low + high) / 2;
    if (fits(linearOf(l, middle, h))) low = middle;
    else high = middle;
  }
  return { linear: linearOf(l, low, h), reduced: true };
}

/** WCAG 2.2's relative luminance. */
const luminance = (linear) => 0.2126 * clamp(linear[0]) + 0.7152 * clamp(linear[1]) + 0.0722 * clamp(linear[2]);
const ratioOf = (a, b) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
const gradeOf = (ratio) => (ratio >= 7 ? 3 : ratio >= 4.5 ? 2 : ratio >= 3 ? 1 : 0);

const find = (selector) => document.querySelector(selector);
const [l, c, h, hex] = ['#l', '#c', '#h', '#hex'].map(find);
const paint = (element, properties) => {
  for (const [name, value] of Object.entries(properties)) element.style.setProperty(name, value);
  return element;
};

/** Lightness, chroma and hue of a code that was typed: finer than the sliders' steps. */
let exact = null;

function update({ typed = false } = {}) {
  const [light, chroma, hue] = exact ?? [Number(l.value) / 100, Number(c.value), Number(h.value)];
  const { linear, reduced } = shown(light, chroma, hue);
  const code = hexOf(linear);
  const own = luminance(linear);
  const onOwn = ratioOf(own, 0) > ratioOf(own, 1) ? 'black' : 'white';
  paint(document.documentElement, { '--own': code, '--on': onOwn });
  find('.code').textContent = code;
  if (!typed) hex.value = code;
  for (const [input, text] of [[l, `${l.value} %`], [c, chroma.toFixed(3)], [h, `${h.value}°`]]) find(`[for="${input.id}"]:is(output)`).textContent = text;
  find('.note').textContent = reduced ? t.outside : '';
  const pairs = [
    ['white', '#ffffff', code, ratioOf(1, own)],
    ['black', '#000000', code, ratioOf(0, own)],
    ['own', code, onOwn, ratioOf(onOwn === 'black' ? 0 : 1, own)],
  ];
  find('.verdicts').replaceChildren(
    ...pairs.map(([name, back, fore, ratio]) =>
      el('li', {}, paint(el('b', { ariaHidden: 'true' }, 'Aa'), { '--back': back, '--fore': fore }), el('span', {}, t.verdict(ratio.toFixed(1), t.grades[gradeOf(ratio)], t.on[name]))),
    ),
  );
  const shades = [0.93, 0.8, null, 0.5, 0.32].map((lightness) => (lightness === null ? code : hexOf(shown(lightness, chroma * (lightness > 0.9 ? 0.3 : 0.85), hue).linear)));
  const focused = [...document.querySelectorAll('.palette button')].indexOf(document.activeElement);
  find('.palette').replaceChildren(
    ...shades.map((shade) => {
      const light = luminance(parse(shade).map(decode)) > 0.18;
      return el('li', {}, paint(el('button', { type: 'button', onclick: () => copy(shade) }, shade), { '--shade': shade, '--on-shade': light ? '#000' : '#fff' }));
    }),
  );
  document.querySelectorAll('.palette button')[focused]?.focus();
  find('.copy').onclick = () => copy(`:root {\n${shades.map((shade, i) => `  --own-${i + 1}: ${shade};\n`).join('')}}`);
  history.replaceState(null, '', `${location.pathname}${location.search}${code}`);
}

/** @returns {number[] | null} red, green and blue, 0 to 1 */
function parse(text) {
  const [, digits] = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim()) ?? [];
  if (!digits) return null;
  const whole = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return whole.match(/../g).map((pair) => Number.parseInt(pair, 16) / 255);
}

function take(text) {
  const rgb = parse(text);
  if (!rgb) return false;
  exact = lchOf(rgb.map(decode));
  const [light, chroma, hue] = exact;
  l.value = String(Math.round(100 * light));
  c.value = chroma.toFixed(3);
  h.value = String(Math.round(hue));
  return true;
}

async function copy(text) {
  await navigator.clipboard.writeText(text).then(
    () => say(t.copied(text.split('\n')[0] === text ? text : 'CSS')),
    () => say(t.notCopied(text)),
  );
}

function say(text) {
  find('.note').textContent = text;
  announce(text);
}

for (const input of [l, c, h])
  input.addEventListener('input', () => {
    exact = null;
    update();
  });
hex.addEventListener('input', () => {
  const isRight = take(hex.value);
  hex.setAttribute('aria-invalid', String(!isRight));
  if (isRight) update({ typed: true });
  else find('.note').textContent = t.wrong;
});
find('form').addEventListener('submit', (event) => event.preventDefault());
take(location.hash);
update();
