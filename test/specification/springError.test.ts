import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { SITE_SPRING, spring } from '../../src/motion/spring.ts';

// The plot in the note on the exact spring: the error of three ways to move the site's spring, by the time
// between frames.

const { stiffness, damping } = SITE_SPRING;
const SECONDS = 0.6;
/** In pixels. */
const WAY = 500;
/** Milliseconds between frames: 240, 120, 60, 30, 20 and 10 a second. */
const FRAMES = [1000 / 240, 1000 / 120, 1000 / 60, 1000 / 30, 50, 100];

interface State {
  value: number;
  velocity: number;
}
const exact = spring({ stiffness, damping, restDelta: 0, restSpeed: 0 });
const forceOn = ({ value, velocity }: State) => -stiffness * value - damping * velocity;

const truly = (state: State, seconds: number) => {
  exact(state, 0, seconds);
};

/** By the class of its line. */
const ways: Record<string, (state: State, seconds: number) => void> = {
  a(state, seconds) {
    const force = forceOn(state);
    state.value += state.velocity * seconds;
    state.velocity += force * seconds;
  },
  b(state, seconds) {
    state.velocity += forceOn(state) * seconds;
    state.value += state.velocity * seconds;
  },
  c: truly,
};

/** The largest distance from the true way, which starts at rest. */
function largestError(step: (state: State, seconds: number) => void, frameMs: number) {
  const state = { value: WAY, velocity: 0 };
  const frames = Math.round((SECONDS * 1000) / frameMs);
  const errors = Array.from({ length: frames }, (_, i) => {
    step(state, SECONDS / frames);
    const truth = { value: WAY, velocity: 0 };
    truly(truth, ((i + 1) * SECONDS) / frames);
    return Math.abs(state.value - truth.value);
  });
  return Math.max(...errors);
}

/** The plot's scales, both logarithmic: from 4 to 108 ms, and from 1e-13 to 1000 px. */
const x = (ms: number) => 96 + (Math.log(ms / 4) / Math.log(27)) * 537;
const y = (px: number) => 295 - ((Math.log10(Math.max(px, 1e-12)) + 13) / 16) * 233;

it.each(['es', 'de', 'en'])('the plot of the note shows what the spring computes (%s)', async (code) => {
  const svg = await readFile(`static/images/notes/spring-error.${code}.svg`, 'utf8');
  const shown = [...svg.matchAll(/<polyline class="([abc])" points="([^"]+)"/g)];
  expect(shown.map(([, name]) => name).sort()).toEqual(Object.keys(ways));
  for (const [, name = '', points = ''] of shown) {
    const expected = FRAMES.flatMap((ms) => [x(ms), y(largestError(ways[name] ?? truly, ms))]);
    const numbers = points.split(/[ ,]/).map(Number);
    expect(numbers).toHaveLength(expected.length);
    for (const [i, number] of expected.entries()) expect(numbers[i], name).toBeCloseTo(number, 0);
  }
});
