import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useTypewriter } from '../../../src/hooks/useTypewriter.ts';
import { allowMotion } from '../../../src/motion/preference.ts';
import { fakeReducedMotion } from '../../support/media.ts';
import { advance } from '../../support/timers.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  act(() => allowMotion(true));
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** "Hola" is held until 100 ms, deleted until 120, and followed at 140 by "Sí", which is typed until 160. */
const TIMINGS = { typeMs: 10, deleteMs: 5, holdMs: 100, pauseMs: 20 };
const NEXT_MS = 140;
const ROUND_MS = 2 * (100 + 20) + (4 + 2) * 15;

/** Mounts a typewriter as a page does, where elements can't be animated: complete phrases come and go. */
function mount(phrases: Parameters<typeof useTypewriter>[0] = ['Hola', 'Sí'], options = {}) {
  let renders = 0;
  function Line(props: { phrases: typeof phrases; options: object }) {
    renders++;
    const ref = useTypewriter(props.phrases, { ...TIMINGS, ...props.options });
    return (
      <p role="note" lang="es">
        <span ref={ref} lang="es">
          Hola
        </span>
      </p>
    );
  }
  const { rerender, ...view } = render(<Line phrases={phrases} options={options} />, { wrapper: StrictMode });
  const row = () => screen.getByRole('note').firstElementChild as HTMLElement;
  return {
    ...view,
    rerender: (props: { phrases: typeof phrases; options: object }) => rerender(<Line {...props} />),
    row,
    line: () => row().textContent,
    renders: () => renders,
  };
}

describe('useTypewriter', () => {
  it('shows its phrases in turn, each in its language, and starts again', () => {
    const { row, line, unmount } = mount(['Hola', { text: 'Hi', lang: 'en' }]);
    expect([line(), row().lang]).toEqual(['Hola', 'es']);
    advance(NEXT_MS - 1);
    expect(line()).toBe('Hola');
    advance(1);
    expect([line(), row().lang]).toEqual(['Hi', 'en']);
    advance(ROUND_MS - NEXT_MS);
    expect([line(), row().lang]).toEqual(['Hola', 'es']);
    act(() => void window.dispatchEvent(new Event('resize')));
    expect(line()).toBe('Hola');
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('has a span for each character and one for the caret, and isn’t translated', () => {
    const { row } = mount(['¡👩‍🚀!']);
    expect(Array.from(row().children, ({ textContent }) => textContent)).toEqual(['¡', '👩‍🚀', '!', '']);
    expect(row().querySelectorAll('[data-caret]:last-child')).toHaveLength(1);
    expect(row().translate).toBe(false);
  });

  it.each([[[]], [['Hola', '']]])('refuses %j', (phrases) => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => mount(phrases)).toThrow(RangeError);
    silent.mockRestore();
  });

  it('causes no render while it types', () => {
    const { renders } = mount();
    const before = renders();
    advance(10_000);
    expect(renders()).toBe(before);
  });

  it('goes on when it gets a new array of the same phrases', () => {
    const { line, rerender } = mount();
    advance(105);
    rerender({ phrases: ['Hola', 'Sí'], options: {} });
    advance(NEXT_MS - 105 - 1);
    expect(line()).toBe('Hola');
    advance(1);
    expect(line()).toBe('Sí');
  });

  it('starts over with the new phrases when they change', () => {
    const { line, rerender } = mount();
    advance(NEXT_MS);
    rerender({ phrases: ['Adiós'], options: {} });
    expect(line()).toBe('Adiós');
  });

  it('continues from where it was when its timings change', () => {
    const { line, rerender } = mount();
    advance(50);
    rerender({ phrases: ['Hola', 'Sí'], options: { holdMs: 60 } });
    advance(10 + 20 + 20 - 1);
    expect(line()).toBe('Hola');
    advance(1);
    expect(line()).toBe('Sí');
  });

  it('stops where it is while running is false', () => {
    const { line, rerender } = mount();
    advance(110);
    rerender({ phrases: ['Hola', 'Sí'], options: { running: false } });
    expect(vi.getTimerCount()).toBe(0);
    advance(5000);
    expect(line()).toBe('Hola');
    rerender({ phrases: ['Hola', 'Sí'], options: { running: true } });
    advance(NEXT_MS - 110 - 1);
    expect(line()).toBe('Hola');
    advance(1);
    expect(line()).toBe('Sí');
  });

  it('shows one phrase under reduced motion, and follows when the setting changes', () => {
    const media = fakeReducedMotion(true);
    const { line, unmount } = mount();
    act(() => media.change(true)); // forgets what earlier tests chose
    advance(5000);
    expect(line()).toBe('Hola');
    act(() => media.change(false));
    advance(NEXT_MS);
    expect(line()).toBe('Sí');
    act(() => media.change(true));
    advance(5000);
    expect(line()).toBe('Sí');
    unmount();
    expect(media.listeners()).toBe(0);
  });
});
