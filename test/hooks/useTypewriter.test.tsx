import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { showTyped } from '../../src/browser/typed.ts';
import { useTypewriter } from '../../src/hooks/useTypewriter.ts';
import { allowMotion } from '../../src/motion/preference.ts';
import type { Turn } from '../../src/motion/typewriter.ts';
import { fakeReducedMotion } from '../support/media.ts';
import { advance } from '../support/timers.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  act(() => allowMotion(true));
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const TIMINGS = { typeMs: 10, deleteMs: 5, holdMs: 100, pauseMs: 20 };

/** Mounts a typewriter; `line()` returns the text that its latest turn shows now. */
function mount(phrases = ['Hola', 'Sí'], options = {}) {
  let line = () => '';
  let renders = 0;
  const show: typeof showTyped = (_row, phrase, turn, { elapsedMs, moving }) => {
    const changedMs = performance.now();
    line = () => {
      const ms = elapsedMs + (moving ? performance.now() - changedMs : 0);
      return typedAt(phrase, turn, ms);
    };
  };
  function Line(props: { phrases: string[]; options: object }) {
    renders++;
    const ref = useTypewriter(props.phrases, { ...TIMINGS, show, ...props.options });
    return <span ref={ref}>{props.phrases[0]}</span>;
  }
  const { rerender, ...view } = render(<Line phrases={phrases} options={options} />, { wrapper: StrictMode });
  return {
    ...view,
    rerender: (props: { phrases: string[]; options: object }) => rerender(<Line {...props} />),
    line: () => line(),
    renders: () => renders,
  };
}

/** The text on the line at a given time in a phrase's turn. */
function typedAt(phrase: string, { startMs, wholeMs, deleteMs, goneMs }: Turn, ms: number): string {
  const characters = [...phrase];
  const typed = Math.floor(((ms - startMs) / (wholeMs - startMs)) * characters.length);
  const deleted = Math.floor(((ms - deleteMs) / (goneMs - deleteMs)) * characters.length) + 1;
  const shown = Math.min(typed, characters.length - Math.max(0, deleted));
  return characters.slice(0, Math.max(0, shown)).join('');
}

describe('useTypewriter', () => {
  it('causes no render while it types', () => {
    const { renders } = mount();
    const before = renders();
    advance(10_000);
    expect(renders()).toBe(before);
  });

  it('goes on when it gets a new array of the same phrases', () => {
    const { line, rerender } = mount();
    advance(105);
    const before = line();
    expect(before).toBe('Ho');
    rerender({ phrases: ['Hola', 'Sí'], options: {} });
    expect(line()).toBe(before);
    advance(5);
    expect(line()).toBe('H');
  });

  it('starts over with the new phrases when they change', () => {
    const { line, rerender } = mount();
    advance(110);
    rerender({ phrases: ['Adiós'], options: {} });
    expect(line()).toBe('Adiós');
  });

  it('continues from where it was when its timings change', () => {
    const { line, rerender } = mount();
    advance(50);
    rerender({ phrases: ['Hola', 'Sí'], options: { holdMs: 60 } });
    expect(line()).toBe('Hola');
    advance(10);
    expect(line()).toBe('Hol');
  });

  it('stops where it is while running is false', () => {
    const { line, rerender } = mount();
    advance(110);
    const before = line();
    expect(before).toBe('H');
    rerender({ phrases: ['Hola', 'Sí'], options: { running: false } });
    expect(vi.getTimerCount()).toBe(0);
    advance(5000);
    expect(line()).toBe(before);
    rerender({ phrases: ['Hola', 'Sí'], options: { running: true } });
    advance(5);
    expect(line()).toBe('');
  });

  it('shows the first phrase under reduced motion, and follows when the setting changes', () => {
    const media = fakeReducedMotion(true);
    const { line, unmount } = mount();
    act(() => media.change(true)); // forgets what earlier tests chose
    advance(5000);
    expect(line()).toBe('Hola');
    act(() => media.change(false));
    advance(100);
    expect(line()).toBe('Hol');
    act(() => media.change(true));
    expect(line()).toBe('Hola');
    unmount();
    expect(media.listeners()).toBe(0);
  });

  it('shows its phrases itself, in their languages, where elements can’t be animated', () => {
    function Line() {
      const ref = useTypewriter(['Hola', { text: 'Hi', lang: 'en' }], {
        ...TIMINGS,
        classes: { caret: 'caret' },
      });
      return (
        <p role="note" lang="es">
          <span ref={ref} lang="es">
            Hola
          </span>
        </p>
      );
    }
    const { unmount } = render(<Line />, { wrapper: StrictMode });
    const row = screen.getByRole('note').firstElementChild as HTMLElement;
    expect(row.textContent).toBe('Hola');
    expect(row.querySelectorAll('.caret')).toHaveLength(1);
    advance(100 + 4 * 5 + 20);
    expect(row.textContent).toBe('Hi');
    expect(row.lang).toBe('en');
    act(() => void window.dispatchEvent(new Event('resize')));
    expect(row.textContent).toBe('Hi');
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
