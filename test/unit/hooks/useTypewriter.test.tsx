import { render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useTypewriter } from '../../../src/hooks/useTypewriter.ts';
import { advance } from '../../support/dom.ts';

beforeEach(() => {
  document.documentElement.lang = 'es';
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** "Hola" is held for 2.4 s, deleted in 180 ms, and followed half a second later by "Sí". */
const NEXT_MS = 2400 + 180 + 500;
const ROUND_MS = 2 * (2400 + 500) + (4 + 2) * (90 + 45);

type Phrases = Parameters<typeof useTypewriter>[0];

/** Mounts a typewriter as a page does. */
function mount(phrases: Phrases = [{ text: 'Hola' }, { text: 'Sí' }]) {
  function Line(props: { phrases: Phrases; running?: boolean }) {
    const ref = useTypewriter(props.phrases, { running: props.running ?? true });
    return (
      <p role="note">
        <span ref={ref}>Hola</span>
      </p>
    );
  }
  const { rerender, unmount } = render(<Line phrases={phrases} />, { wrapper: StrictMode });
  const row = () => screen.getByRole('note').firstElementChild as HTMLElement;
  return {
    unmount,
    rerender: (running: boolean) => rerender(<Line phrases={phrases} running={running} />),
    row,
    line: () => row().textContent,
  };
}

describe('useTypewriter', () => {
  it('shows its phrases in turn, each in its language, and starts again', () => {
    const { row, line, unmount } = mount([{ text: 'Hola' }, { text: 'Hi', lang: 'en' }]);
    expect([line(), row().lang]).toEqual(['Hola', 'es']);
    advance(NEXT_MS - 1);
    expect(line()).toBe('Hola');
    advance(1);
    expect([line(), row().lang]).toEqual(['Hi', 'en']);
    advance(ROUND_MS - 4 * 90 - NEXT_MS);
    expect([line(), row().lang]).toEqual(['Hola', 'es']);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('has a span for each character after an empty one, and the caret at the last', () => {
    const { row } = mount([{ text: '¡👩‍🚀!' }]);
    expect(Array.from(row().children, ({ textContent }) => textContent)).toEqual(['', '¡', '👩‍🚀', '!']);
    expect(row().querySelectorAll('[data-typed]')).toHaveLength(4);
    expect(row().querySelectorAll('[data-caret]:last-child')).toHaveLength(1);
  });

  it('goes on when it is rendered again, and stops where it is while it doesn’t run', () => {
    const { line, rerender } = mount();
    advance(50);
    rerender(true);
    advance(60);
    rerender(false);
    expect(vi.getTimerCount()).toBe(0);
    advance(5000);
    expect(line()).toBe('Hola');
    rerender(true);
    advance(NEXT_MS - 110 - 1);
    expect(line()).toBe('Hola');
    advance(1);
    expect(line()).toBe('Sí');
  });
});
