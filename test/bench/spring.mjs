import { join } from 'node:path';
import { build } from 'esbuild';

const SETTINGS = {
  'over-damped 60/20': { stiffness: 60, damping: 20 },
  'under-damped 170/12': { stiffness: 170, damping: 12 },
  'critical 100/20': { stiffness: 100, damping: 20 },
  'near critical 100/20.00001': { stiffness: 100, damping: 20.00001 },
};
const STEPS = 2_000_000;
const ROUNDS = 7;

/**
 * Measures the spring's largest error against the closed form, while moving, and what one step costs in time and
 * heap: a step that allocates shows up there.
 */
export async function benchSpring() {
  const { spring } = await load();
  return Object.entries(SETTINGS).map(([name, settings]) => {
    const error = Math.max(
      ...Object.values(timelines()).map((steps) => largestError(spring, settings, steps)),
    );
    const { ns, bytes } = cost(spring, settings);
    const ok = error <= 1e-6 && ns <= 30 && bytes < 1;
    return {
      spring: name,
      'largest error': error.toExponential(1),
      'bar ': '1e-6',
      'ns a step': ns.toFixed(1),
      bar: 30,
      'bytes a step': bytes.toFixed(2),
      ok: ok ? 'ok' : 'MISSED',
    };
  });
}

/** @returns {Promise<typeof import('../../src/motion/spring.ts')>} */
async function load() {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, '../../src/motion/spring.ts')],
    bundle: true,
    format: 'esm',
    write: false,
  });
  return import(
    `data:text/javascript;base64,${Buffer.from(outputFiles[0]?.contents ?? []).toString('base64')}`
  );
}

/** Frame intervals in seconds. */
function timelines() {
  const even = (/** @type {number} */ hertz) => Array.from({ length: 3 * hertz }, () => 1 / hertz);
  const mixed = [8, 16, 33, 100, 4, 50].flatMap((ms) => Array.from({ length: 12 }, () => ms / 1000));
  return {
    '30 Hz': even(30),
    '60 Hz': even(60),
    '240 Hz': even(240),
    mixed,
    stall: [...even(60).slice(0, 18), 5, ...even(60)],
  };
}

/** @typedef {{ stiffness: number, damping: number }} Settings */

/**
 * @param {typeof import('../../src/motion/spring.ts').spring} spring
 * @param {Settings} settings
 * @param {number[]} steps
 */
function largestError(spring, settings, steps) {
  const advance = spring({ ...settings, restDelta: 0, restSpeed: 0 });
  const exact = closedForm(settings, -1, 10);
  const motion = { value: 0, velocity: 10 };
  let t = 0;
  let largest = 0;
  for (const dt of steps) {
    t += dt;
    advance(motion, 1, dt);
    largest = Math.max(largest, Math.abs(motion.value - 1 - exact(t)));
  }
  return largest;
}

/**
 * The three textbook cases, computed from the start for each time; the spring under test goes step by step. Near
 * critical damping the formula loses digits, so its series in δ is used there.
 *
 * @param {Settings} settings
 * @param {number} x
 * @param {number} v
 * @returns {(t: number) => number}
 */
function closedForm({ stiffness, damping }, x, v) {
  const g = damping / 2;
  const d = g * g - stiffness;
  if (Math.abs(d) < 1e-3) {
    return (t) => {
      const z = d * t * t;
      const c = 1 + z / 2 + (z * z) / 24;
      const s = t * (1 + z / 6 + (z * z) / 120);
      return Math.exp(-g * t) * (x * c + (v + g * x) * s);
    };
  }
  const w = Math.sqrt(Math.abs(d));
  if (d < 0) return (t) => Math.exp(-g * t) * (x * Math.cos(w * t) + ((v + g * x) / w) * Math.sin(w * t));
  const [r1, r2] = [-g + w, -g - w];
  const c1 = (v - r2 * x) / (r1 - r2);
  return (t) => c1 * Math.exp(r1 * t) + (x - c1) * Math.exp(r2 * t);
}

/**
 * @param {typeof import('../../src/motion/spring.ts').spring} spring
 * @param {Settings} settings
 */
function cost(spring, settings) {
  const advance = spring(settings);
  const motion = { value: 0, velocity: 0 };
  const times = [];
  let bytes = Number.POSITIVE_INFINITY; // the smallest of all rounds: the engine itself may allocate in others
  for (let round = 0; round < ROUNDS; round++) {
    const heap = process.memoryUsage().heapUsed;
    const started = performance.now();
    for (let i = 0; i < STEPS; i++) {
      if (i % 180 === 0) {
        motion.value = 0;
        motion.velocity = 0;
      }
      advance(motion, 1, 1 / 60 + (i % 8) * 1e-4);
    }
    times.push(((performance.now() - started) * 1e6) / STEPS);
    bytes = Math.min(bytes, Math.max(0, process.memoryUsage().heapUsed - heap) / STEPS);
  }
  return { ns: times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0, bytes };
}
