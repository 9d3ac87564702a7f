import { SITE_SPRING, spring } from '../../motion/spring.ts';

const { stiffness, damping } = SITE_SPRING;
const SECONDS = 0.6;
/** Of a way of 500 px. */
const WAY = 500;
/** Milliseconds between frames: 240, 120, 60, 30, 20 and 10 a second. */
const FRAMES = [1000 / 240, 1000 / 120, 1000 / 60, 1000 / 30, 50, 100];

const exact = spring({ stiffness, damping, restDelta: 0, restSpeed: 0 });

/** The largest distance from the true way, in steps of another way; it starts at rest. */
function largestError(
  step: (state: { value: number; velocity: number }, seconds: number) => void,
  frameMs: number,
) {
  const state = { value: WAY, velocity: 0 };
  const frames = Math.round((SECONDS * 1000) / frameMs);
  const errors = Array.from({ length: frames }, (_, i) => {
    step(state, SECONDS / frames);
    const truth = { value: WAY, velocity: 0 };
    exact(truth, 0, ((i + 1) * SECONDS) / frames);
    return Math.abs(state.value - truth.value);
  });
  return Math.max(...errors);
}
const ways = {
  euler: (state: { value: number; velocity: number }, dt: number) => {
    const force = -stiffness * state.value - damping * state.velocity;
    state.value += state.velocity * dt;
    state.velocity += force * dt;
  },
  semi: (state: { value: number; velocity: number }, dt: number) => {
    state.velocity += (-stiffness * state.value - damping * state.velocity) * dt;
    state.value += state.velocity * dt;
  },
  exact: (state: { value: number; velocity: number }, dt: number) => {
    exact(state, 0, dt);
  },
};

const [WIDTH, HEIGHT, LEFT, BOTTOM] = [520, 372, 96, 308];
const x = (ms: number) => LEFT + ((Math.log(ms) - Math.log(4)) / Math.log(27)) * (WIDTH - LEFT - 30);
/** From a billionth of a pixel to a hundred pixels. */
const y = (px: number) => BOTTOM - ((Math.log10(Math.max(px, 1e-12)) + 13) / 16) * (BOTTOM - 20);
const line = (name: keyof typeof ways) =>
  FRAMES.map((ms) => `${x(ms).toFixed(1)},${y(largestError(ways[name], ms)).toFixed(1)}`).join(' ');
const grid = [1e-12, 1e-9, 1e-6, 1e-3, 1, 100]
  .map((px) => `<path class="g" d="M${LEFT} ${y(px).toFixed(1)}H${WIDTH - 20}"/><text x="${LEFT - 8}" y="${(y(px) + 4).toFixed(1)}" text-anchor="end">${px >= 1 ? px : px.toExponential().replace('e-', '·10⁻').replace(/\d+$/, (digits) => [...digits].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join(''))} px</text>`)
  .join('');
const ticks = FRAMES.map((ms) => `<text x="${x(ms).toFixed(1)}" y="${BOTTOM + 22}" text-anchor="middle">${ms.toFixed(0)}</text>`).join('');

/**
 * The error of three ways to move the site's spring, over the time between two frames; computed from the spring itself.
 *
 * @returns a drawing, with words of its language
 */
export const plot = ({ semi, exact, ms }: Record<'semi' | 'exact' | 'ms', string>) => `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><style>text{font:16px system-ui,sans-serif;fill:#ccc}.g{stroke:#444}.a,.b,.c{fill:none;stroke-width:3}.a{stroke:#ff8a70}.b{stroke:#f0c040}.c{stroke:#6fd58a}.ta{fill:#ff8a70}.tb{fill:#f0c040}.tc{fill:#6fd58a}.p{fill:#1c1b1a}.l{paint-order:stroke;stroke:#1c1b1a;stroke-width:5}@media(prefers-color-scheme:light){text{fill:#444}.g{stroke:#ddd}.a{stroke:#b3402a}.b{stroke:#8a6100}.c{stroke:#1f7a3d}.ta{fill:#b3402a}.tb{fill:#8a6100}.tc{fill:#1f7a3d}.p{fill:#fff}.l{stroke:#fff}}</style><path class="p" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>${grid}${ticks}<polyline class="a" points="${line('euler')}"/><polyline class="b" points="${line('semi')}"/><polyline class="c" points="${line('exact')}"/><text class="l ta" x="${x(8)}" y="${(y(largestError(ways.euler, 8)) + 24).toFixed(1)}">Euler</text><text class="l tb" x="${x(8)}" y="${(y(largestError(ways.semi, 8)) - 16).toFixed(1)}">${semi}</text><text class="l tc" x="${x(8)}" y="${(y(1e-12) - 12).toFixed(1)}">${exact}</text><text x="${WIDTH / 2}" y="${HEIGHT - 16}" text-anchor="middle">${ms}</text></svg>`;
