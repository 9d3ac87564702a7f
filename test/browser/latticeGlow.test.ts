// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lightCells } from '../../src/browser/latticeGlow.ts';
import { allowMotion } from '../../src/motion/preference.ts';

let stop = () => {};
const lattice = () => document.querySelector('.lattice') as HTMLElement;
const cells = () => document.querySelector('[data-cells]') as HTMLElement;
const light = () => cells().firstElementChild as HTMLElement;
const lit = () => cells().dataset.cells === 'lit';
const move = (target: Element, x: number, y: number, type = 'pointermove') =>
  target.dispatchEvent(
    Object.assign(new Event(type, { bubbles: true }), {
      clientX: x,
      clientY: y,
      pageX: x,
      pageY: y,
      pointerType: 'touch',
    }),
  );

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML =
    '<div class="lattice"><p>Hola</p><div data-cells><i></i></div></div><footer></footer>';
  vi.spyOn(cells(), 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 50, 800, 600));
  // The cells are 40 px wide; the light's centre is at 400, 60.
  const box = { offsetLeft: 300, offsetTop: 0, offsetWidth: 200, offsetHeight: 120 };
  for (const [name, value] of Object.entries(box)) Object.defineProperty(light(), name, { value });
  stop = lightCells();
});
afterEach(() => {
  stop();
  allowMotion(true);
  vi.useRealTimers();
});

describe('the glow behind the lattice', () => {
  it('is off before the first input', () => expect(lit()).toBe(false));

  it.each([
    ['at its own centre', [500, 110], 'translate(0px, 0.00px)'],
    ['beside it', [538, 112], 'translate(40px, 0.00px)'],
    ['below, half a cell to the right', [521, 145], 'translate(20px, 34.64px)'],
    ['two rows up', [497, 38], 'translate(0px, -69.28px)'],
    ['far to the left, in an odd row', [399, 75], 'translate(-100px, -34.64px)'],
  ] as const)('is in the cell under the pointer: %s', (_, [x, y], transform) => {
    move(lattice().querySelector('p') as Element, x, y);
    expect(lit()).toBe(true);
    expect(light().style.transform).toBe(transform);
  });

  it('does nothing for a small move', () => {
    move(lattice(), 500, 110);
    vi.mocked(cells().getBoundingClientRect).mockClear();
    move(lattice(), 510, 110);
    expect(cells().getBoundingClientRect).not.toHaveBeenCalled();
    move(lattice(), 540, 110);
    expect(light().style.transform).toBe('translate(40px, 0.00px)');
  });

  it('goes out when the pointer leaves the lattice or a finger is lifted', () => {
    move(lattice(), 300, 200);
    move(document.querySelector('footer') as Element, 300, 900);
    expect(lit()).toBe(false);
    move(lattice(), 300, 200);
    move(lattice(), 300, 200, 'pointerup');
    expect(lit()).toBe(false);
  });

  it('stays out while motion is off', () => {
    allowMotion(false);
    move(lattice(), 300, 200);
    expect(lit()).toBe(false);
  });

  it('sleeps without input, and leaves nothing behind', () => {
    move(lattice(), 300, 200);
    expect(vi.getTimerCount()).toBe(0);
    stop();
    expect(lit()).toBe(false);
    move(lattice(), 310, 210);
    expect(lit()).toBe(false);
  });
});
