import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Typewriter } from '../../../../src/components/text/Typewriter.tsx';
import { Clock } from '../../../../src/components/ui/Clock.tsx';
import { allowMotion } from '../../../../src/motion/preference.ts';
import { advance, fakeIntersection, setHidden } from '../../../support/dom.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 0, 1, 9, 59, 58, 500) });
});
afterEach(() => {
  act(() => allowMotion(true));
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('Clock', () => {
  const time = () => screen.getByText(/^\d\d:\d\d/).textContent;
  const clock = (
    <Clock label="Hora local" dial="dial">
      <b />
    </Clock>
  );
  /** How far round its edge the dial is lit, in degrees from the top. */
  const lit = () => document.querySelector<HTMLElement>('.dial')?.style.getPropertyValue('--second');

  it('shows no seconds while motion is paused', () => {
    render(clock);
    act(() => allowMotion(false));
    expect(time()).toBe('09:59');
    expect(lit()).toBe('');
    advance(1500);
    expect(time()).toBe('10:00');
    expect(lit()).toBe('');
    act(() => allowMotion(true));
    expect(time()).toBe('10:00:00');
    expect(lit()).toBe('0deg');
  });

  it('lights one side of the dial every ten seconds', () => {
    vi.setSystemTime(new Date(2026, 0, 1, 10, 0, 10));
    render(clock);
    const angles = [lit()];
    for (let i = 0; i < 4; i++) {
      advance(5000);
      angles.push(lit());
    }
    expect(angles).toEqual(['60deg', '90deg', '120deg', '150deg', '180deg']);
  });
});

describe('Typewriter', () => {
  const PHRASES = [
    { text: 'Hola', lang: 'es' },
    { text: 'Hallo', lang: 'de' },
  ] as const;

  it('gives screen readers all phrases, each in its language, and shows the first', () => {
    fakeIntersection();
    const { container } = render(<Typewriter phrases={[...PHRASES]} />);
    const heard = [...container.querySelectorAll('p > span:not([aria-hidden])')].map((e) => [
      e.textContent?.trim(),
      e.getAttribute('lang'),
    ]);
    expect(heard).toEqual([
      ['Hola', 'es'],
      ['Hallo', 'de'],
    ]);
    expect(container.querySelector('[aria-hidden]')?.textContent).toBe('Hola');
    expect(container.textContent).toBe('Hola Hallo Hola');
  });

  it('moves from phrase to phrase only while it is seen and motion is allowed', () => {
    const world = fakeIntersection();
    const { container } = render(<Typewriter phrases={[...PHRASES]} />, { wrapper: StrictMode });
    const shown = () => container.querySelector('[aria-hidden] > span')?.textContent;
    advance(60_000);
    expect(shown()).toBe('Hola');
    world.everythingEnters();
    advance(2400 + 4 * 45 + 500);
    expect(shown()).toBe('Hallo');
    world.everythingLeaves();
    advance(60_000);
    expect(shown()).toBe('Hallo');
    world.everythingEnters();
    act(() => setHidden(true));
    advance(60_000);
    expect(shown()).toBe('Hallo');
    act(() => setHidden(false));
    act(() => allowMotion(false));
    advance(60_000);
    expect(shown()).toBe('Hallo');
    expect(vi.getTimerCount()).toBe(0);
  });
});
