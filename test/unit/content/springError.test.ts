import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { SITE_SPRING, spring } from '../../../src/motion/spring.ts';

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
const x = (ms: number) => 56 + (Math.log(ms / 4) / Math.log(27)) * 250;
const y = (px: number) => 308 - ((Math.log10(Math.max(px, 1e-12)) + 13) / 16) * 288;

const fileOf = (code: string) => `static/images/notes/spring-error.${code}.svg`;
// The note is the demonstration's.
describe.runIf(existsSync(fileOf('es')))('the plot of the spring’s error', () => {
  const lines = ['es', 'de', 'en'].flatMap((code) => Object.keys(ways).map((name) => ({ code, name })));
  it.each(lines)('shows at each point of line $name what the spring computes ($code)', async (line) => {
    const { name, code } = line;
    const svg = await readFile(fileOf(code), 'utf8');
    const [, points = ''] = svg.match(new RegExp(`<polyline class="${name}" points="([^"]+)"`)) ?? [];
    const expected = FRAMES.map((ms) => [x(ms), y(largestError(ways[name] ?? truly, ms))]);
    const shown = points.split(' ').map((point) => point.split(',').map(Number));
    expect(shown).toHaveLength(FRAMES.length);
    for (const [i, [left = 0, top = 0]] of expected.entries()) {
      expect(shown[i]?.[0]).toBeCloseTo(left, 0);
      expect(shown[i]?.[1]).toBeCloseTo(top, 0);
    }
  });
});
