// Measures what one step of the spring costs in time and heap: a step that allocates shows up there.
import { spring } from '../../src/motion/spring.ts';
import { median, type Row, row } from './page.ts';

const SETTINGS = {
  'over-damped 60/20': { stiffness: 60, damping: 20 },
  'under-damped 170/12': { stiffness: 170, damping: 12 },
  'critical 100/20': { stiffness: 100, damping: 20 },
};
const STEPS = 2_000_000;
const ROUNDS = 7;

export async function benchSpring(): Promise<Row[]> {
  return Object.entries(SETTINGS).flatMap(([name, settings]) => {
    const { ns, bytes } = cost(settings);
    return [
      row(`${name}, a step`, ns, { most: 30, unit: 'ns' }),
      row(`${name}, allocated by a step`, bytes, { most: 1, unit: 'bytes' }),
    ];
  });
}

function cost(settings: { stiffness: number; damping: number }) {
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
  return { ns: median(times), bytes };
}
