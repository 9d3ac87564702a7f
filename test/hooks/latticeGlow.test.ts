// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lightCells } from '../../src/hooks/latticeGlow.ts';
import { allowMotion } from '../../src/motion/preference.ts';

let stop = () => {};
const lattice = () => document.querySelector('.lattice') as HTMLElement;
const cells = () => document.querySelector('[data-cells]') as HTMLElement;
const lit = () => cells().dataset.cells === 'lit';
const move = (target: Element, x: number, y: number, type = 'pointermove') =>
  target.dispatchEvent(
    Object.assign(new Event(type, { bubbles: true }), { clientX: x, clientY: y, pointerType: 'touch' }),
  );

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML =
    '<div class="lattice"><p>Hola</p><div data-cells><i></i></div></div><footer></footer>';
  vi.spyOn(cells(), 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 50, 800, 600));
  stop = lightCells();
});
afterEach(() => {
  stop();
  allowMotion(true);
  vi.useRealTimers();
});

describe('the glow behind the lattice', () => {
  it('is out before the first input', () => expect(lit()).toBe(false));

  it('stands under the pointer, measured from the lattice', () => {
    move(lattice().querySelector('p') as Element, 300, 200);
    expect(lit()).toBe(true);
    expect(cells().querySelector('i')?.style.transform).toBe('translate(200px, 150px)');
  });

  it('follows in steps: a small move costs nothing', () => {
    move(lattice(), 300, 200);
    vi.mocked(cells().getBoundingClientRect).mockClear();
    move(lattice(), 320, 220);
    expect(cells().querySelector('i')?.style.transform).toBe('translate(200px, 150px)');
    expect(cells().getBoundingClientRect).not.toHaveBeenCalled();
    move(lattice(), 350, 240);
    expect(cells().querySelector('i')?.style.transform).toBe('translate(250px, 190px)');
    expect(lit()).toBe(true);
  });

  it('goes out beside a lattice, and when a finger is lifted', () => {
    move(lattice(), 300, 200);
    move(document.querySelector('footer') as Element, 300, 900);
    expect(lit()).toBe(false);
    move(lattice(), 300, 200);
    move(lattice(), 300, 200, 'pointerup');
    expect(lit()).toBe(false);
  });

  it('stays out while nothing may move', () => {
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
