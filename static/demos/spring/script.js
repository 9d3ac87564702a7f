import { announce, el, lang, motionAllowed, posing, speak, svg } from '../base.js';

const texts = speak({
  es: {
    title: 'Dos muelles',
    description: 'Dos muelles que se arrastran, con su recorrido exacto y el que calcula Euler.',
    ring: 'El del carrusel de este sitio: rigidez 60, amortiguación 20.',
    usual: 'El que traen muchas bibliotecas: rigidez 170, amortiguación 26.',
    handle: (name) => `Muelle ${name}: flechas para tirar, Intro para soltar`,
    hint: 'Tira de él, o usa las flechas y suéltalo con Intro.',
    pulled: (px) => `Apartado ${px} px`,
    verdict: (rest, away) => `En reposo a los ${rest} s. Euler se aparta hasta ${away} px.`,
    formula: 'fórmula',
    euler: 'Euler',
    seconds: 's',
  },
  de: {
    title: 'Zwei Federn',
    description: 'Zwei Federn zum Ziehen, mit ihrem genauen Weg und dem, den Euler errechnet.',
    lead: 'Zieh an einem Sechseck und lass es los: Es kehrt nach der Formel zurück. Sein Schatten rechnet Schritt für Schritt, wie fast alle Bibliotheken.',
    rate: 'Bilder pro Sekunde',
    ring: 'Die des Karussells auf dieser Website: Steifigkeit 60, Dämpfung 20.',
    usual: 'Die Vorgabe vieler Bibliotheken: Steifigkeit 170, Dämpfung 26.',
    handle: (name) => `Feder ${name}: mit den Pfeiltasten ziehen, mit Enter loslassen`,
    hint: 'Zieh daran, oder nimm die Pfeiltasten und lass mit Enter los.',
    pulled: (px) => `${px} px gezogen`,
    verdict: (rest, away) => `Nach ${rest} s in Ruhe. Euler weicht bis zu ${away} px ab.`,
    formula: 'Formel',
    euler: 'Euler',
    seconds: 's',
  },
  en: {
    title: 'Two springs',
    description: 'Two springs to pull, with their exact paths and the ones that Euler computes.',
    lead: 'Pull a hexagon and let go: it returns by the formula. Its shadow goes step by step, as in nearly every library.',
    rate: 'Frames per second',
    ring: 'The one in this site’s carousel: stiffness 60, damping 20.',
    usual: 'The default of many libraries: stiffness 170, damping 26.',
    handle: (name) => `Spring ${name}: pull with the arrow keys, let go with Enter`,
    hint: 'Pull it, or use the arrow keys and let go with Enter.',
    pulled: (px) => `Pulled by ${px} px`,
    verdict: (rest, away) => `At rest after ${rest} s. Euler is off by up to ${away} px.`,
    formula: 'formula',
    euler: 'Euler',
    seconds: 's',
  },
});

const SPRINGS = [
  { name: '60/20', stiffness: 60, damping: 20, text: texts.ring },
  { name: '170/26', stiffness: 170, damping: 26, text: texts.usual },
];
const RATES = [60, 30, 15, 10];
/** In seconds, and half a pixel: what is drawn. */
const SHOWN_S = 2;
const REST_PX = 0.5;
const KEY_PX = 20;
/** The plot's view box; an em of room at the left for the labels. */
const PLOT = { width: 640, height: 310, left: 8, zero: 176, top: 20 };

let rate = posing ? 10 : 30;

/**
 * The damped oscillator's exact place: x″ = −stiffness · x − damping · x′, mass 1, solved for each kind of damping.
 *
 * @returns a function from seconds to pixels from rest
 */
function solve({ stiffness, damping }, place, velocity) {
  const half = damping / 2;
  const under = stiffness - half * half;
  if (Math.abs(under) < 1e-9) return (t) => Math.exp(-half * t) * (place + (velocity + half * place) * t);
  if (under > 0) {
    const omega = Math.sqrt(under);
    const b = (velocity + half * place) / omega;
    return (t) => Math.exp(-half * t) * (place * Math.cos(omega * t) + b * Math.sin(omega * t));
  }
  const root = Math.sqrt(-under);
  const [slow, fast] = [-half + root, -half - root];
  const b = (velocity - slow * place) / (fast - slow);
  return (t) => (place - b) * Math.exp(slow * t) + b * Math.exp(fast * t);
}

/** Euler's places, one a frame: the velocity, then the place, each by the values before. */
function step({ stiffness, damping }, place, velocity) {
  const dt = 1 / rate;
  const places = [place];
  let [x, v] = [place, velocity];
  for (let t = 0; t < SHOWN_S; t += dt) {
    [x, v] = [x + v * dt, v - (stiffness * x + damping * v) * dt];
    places.push(x);
  }
  return (t) => places[Math.min(Math.floor(t / dt + 1e-9), places.length - 1)];
}

const number = new Intl.NumberFormat(lang, { maximumFractionDigits: 1 });

function makeSpring(spring) {
  const handle = el('button', { type: 'button', className: 'handle', ariaLabel: texts.handle(spring.name) });
  const shadow = el('div', { className: 'shadow' });
  const verdict = el('p', { className: 'verdict' }, texts.hint);
  const formula = svg('path', { class: 'formula' });
  const euler = svg('path', { class: 'euler' });
  const dot = svg('circle', { r: 6, visibility: 'hidden' });
  const plot = svg(
    'svg',
    { class: 'plot', viewBox: `0 0 ${PLOT.width} ${PLOT.height}`, 'aria-hidden': 'true' },
    svg('path', { class: 'axis', d: `M0 ${PLOT.zero}H${PLOT.width}` }),
    ...[0.5, 1, 1.5, 2].map((t) => {
      const label = svg('text', { x: xAt(t) - 4, y: PLOT.height - 8, 'text-anchor': 'end' });
      label.textContent = `${number.format(t)} ${texts.seconds}`;
      return label;
    }),
    euler,
    formula,
    dot,
  );
  let place = 0;
  let frame = 0;
  let drag = null;

  const show = (exact, stepped = exact) => {
    place = exact;
    handle.style.transform = `translateX(${exact}px)`;
    shadow.style.transform = `translateX(${stepped}px)`;
  };

  function pull(px) {
    cancelAnimationFrame(frame);
    const { width } = track.getBoundingClientRect();
    show(Math.max(-0.28 * width, Math.min(0.6 * width, px)));
  }

  function release(velocity, at = null) {
    cancelAnimationFrame(frame);
    const [start, exact, stepped] = [place, solve(spring, place, velocity), step(spring, place, velocity)];
    const times = Array.from({ length: 301 }, (_, i) => (i / 300) * SHOWN_S);
    const largest = Math.max(40, ...times.map((t) => Math.abs(exact(t))));
    const yOf = (x) => PLOT.zero - (x / largest) * (PLOT.zero - PLOT.top) * Math.sign(start || 1);
    const line = (placeAt, until) =>
      times
        .filter((t) => t <= until)
        .map((t, i) => `${i ? 'L' : 'M'}${xAt(t).toFixed(1)} ${yOf(placeAt(t)).toFixed(1)}`)
        .join('');
    const rest = times.findLast((t) => Math.abs(exact(t)) > REST_PX) ?? 0;
    const away = Math.max(...times.map((t) => Math.abs(exact(t) - stepped(t))));
    const draw = (t) => {
      show(exact(t), stepped(t));
      formula.setAttribute('d', line(exact, t));
      euler.setAttribute('d', line(stepped, t));
      dot.setAttribute('visibility', 'visible');
      dot.setAttribute('cx', xAt(t));
      dot.setAttribute('cy', yOf(exact(t)));
    };
    const end = () => {
      draw(SHOWN_S);
      show(0);
      verdict.textContent = texts.verdict(number.format(rest), number.format(away));
      announce(verdict.textContent);
    };
    verdict.textContent = '';
    if (at !== null) {
      end();
      show(exact(at), stepped(at));
      return;
    }
    if (!motionAllowed()) {
      end();
      return;
    }
    const began = performance.now();
    const run = (now) => {
      const t = Math.max(0, (now - began) / 1000);
      if (t >= SHOWN_S) return end();
      draw(t);
      frame = requestAnimationFrame(run);
    };
    frame = requestAnimationFrame(run);
  }

  handle.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    handle.setPointerCapture(event.pointerId);
    cancelAnimationFrame(frame);
    drag = { from: event.clientX - place, tail: [{ x: event.clientX, t: event.timeStamp }] };
  });
  handle.addEventListener('pointermove', ({ clientX, timeStamp }) => {
    if (!drag) return;
    pull(clientX - drag.from);
    drag.tail = [...drag.tail.filter(({ t }) => timeStamp - t < 80), { x: clientX, t: timeStamp }];
  });
  const letGo = ({ timeStamp }) => {
    if (!drag) return;
    const [first] = drag.tail.filter(({ t }) => timeStamp - t < 80);
    const last = drag.tail.at(-1);
    drag = null;
    const seconds = first && last ? (last.t - first.t) / 1000 : 0;
    release(seconds > 0 ? (last.x - first.x) / seconds : 0);
  };
  handle.addEventListener('pointerup', letGo);
  handle.addEventListener('pointercancel', letGo);
  handle.addEventListener('keydown', (event) => {
    const way = { ArrowLeft: -KEY_PX, ArrowRight: KEY_PX }[event.key];
    if (way) {
      event.preventDefault();
      pull(place + way);
      announce(texts.pulled(Math.round(place)));
    }
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      release(0);
    }
  });

  const track = el('div', { className: 'track' }, shadow, handle);
  const words = el(
    'div',
    { className: 'words' },
    el('h2', {}, spring.name),
    el('p', {}, spring.text),
    verdict,
  );
  const legend = [
    { class: 'formula', text: texts.formula, y: 16 },
    { class: 'euler', text: texts.euler, y: 44 },
  ].flatMap(({ class: name, text, y }) => {
    const label = svg('text', { x: PLOT.width - 4, y: y + 6, 'text-anchor': 'end' });
    label.textContent = text;
    return [svg('path', { class: name, d: `M${PLOT.width - 124} ${y}h40` }), label];
  });
  plot.append(...legend);
  document.querySelector('.springs').append(el('section', { className: 'spring' }, words, track, plot));
  // The moment for its photograph.
  if (posing) {
    pull(300);
    release(0, 0.1);
  }
}

function xAt(seconds) {
  return PLOT.left + (seconds / SHOWN_S) * (PLOT.width - 2 * PLOT.left);
}

const fieldset = document.querySelector('.rates');
for (const each of RATES)
  fieldset.append(
    el(
      'label',
      {},
      el('input', {
        type: 'radio',
        name: 'rate',
        value: String(each),
        checked: each === rate,
        onchange: () => {
          rate = each;
        },
      }),
      el('span', {}, String(each)),
    ),
  );
for (const spring of SPRINGS) makeSpring(spring);
