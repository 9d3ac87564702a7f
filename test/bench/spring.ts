import { build } from 'esbuild';

const SETTINGS = {
  'over-damped 60/20': { stiffness: 60, damping: 20 },
  'under-damped 170/12': { stiffness: 170, damping: 12 },
  'critical 100/20': { stiffness: 100, damping: 20 },
  'near critical 100/20.00001': { stiffness: 100, damping: 20.00001 },
};
const STEPS = 2_000_000;
const ROUNDS = 7;

/** Measures what one step of the spring costs in time and heap: a step that allocates shows up there. */
export async function benchSpring() {
  const { spring } = await load();
  return Object.entries(SETTINGS).map(([name, settings]) => {
    const { ns, bytes } = cost(spring, settings);
    const ok = ns <= 30 && bytes < 1;
    return {
      spring: name,
      'ns a step': ns.toFixed(1),
      bar: 30,
      'bytes a step': bytes.toFixed(2),
      ok: ok ? 'ok' : 'MISSED',
    };
  });
}

async function load(): Promise<typeof import('../../src/motion/spring.ts')> {
  const { outputFiles } = await build({
    entryPoints: ['src/motion/spring.ts'],
    bundle: true,
    format: 'esm',
    write: false,
  });
  return import(
    `data:text/javascript;base64,${Buffer.from(outputFiles[0]?.contents ?? []).toString('base64')}`
  );
}

type Settings = { stiffness: number; damping: number };

function cost(spring: typeof import('../../src/motion/spring.ts').spring, settings: Settings) {
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
