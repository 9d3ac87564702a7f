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
});

describe('Clock', () => {
  const time = () => screen.getByText(/^\d\d:\d\d/).textContent;
  const clock = <Clock label="Hora local" />;

  it('shows no seconds while motion is paused, and each second otherwise', () => {
    act(() => allowMotion(false));
    render(clock);
    expect(time()).toBe('09:59');
    advance(1500);
    expect(time()).toBe('10:00');
    act(() => allowMotion(true));
    expect(time()).toBe('10:00:00');
    advance(999);
    expect(time()).toBe('10:00:00');
    advance(1);
    expect(time()).toBe('10:00:01');
    advance(1000);
    expect(time()).toBe('10:00:02');
  });
});

describe('Typewriter', () => {
  const PHRASES = [{ text: 'Hola' }, { text: 'Hi', lang: 'en' }];
  /** "Hola" is held for 2.4 s, deleted in 180 ms, and followed half a second later by "Hi". */
  const NEXT_MS = 2400 + 180 + 500;
  const ROUND_MS = 2 * (2400 + 500) + (4 + 2) * (90 + 45);

  function mount(phrases = PHRASES) {
    document.documentElement.lang = 'es';
    const world = fakeIntersection();
    const line = <Typewriter phrases={phrases} />;
    const { container, rerender, unmount } = render(line, { wrapper: StrictMode });
    const row = () => container.querySelector('[aria-hidden] > span') as HTMLElement;

    return {
      world,
      container,
      renderAgain: () => rerender(<Typewriter phrases={phrases} />),
      unmount,
      row,
      shown: () => [row().textContent, row().lang],
    };
  }

  it('gives screen readers all phrases, each in its language, and shows the first', () => {
    const { container, row } = mount();

    const heard = [...container.querySelectorAll('p > span:not([aria-hidden])')].map((e) => [
      e.textContent?.trim(),
      e.getAttribute('lang'),
    ]);

    expect(heard).toEqual([
      ['Hola', null],
      ['Hi', 'en'],
    ]);
    expect(row().textContent).toBe('Hola');
    expect(container.textContent).toBe('Hola Hi Hola');
  });

  it('has a span for each character after an empty one, and the caret at the last', () => {
    const { row } = mount([{ text: '¡👩‍🚀!' }]);

    expect(Array.from(row().children, ({ textContent }) => textContent)).toEqual(['', '¡', '👩‍🚀', '!']);
    expect(row().querySelectorAll('[data-typed]')).toHaveLength(4);
    expect(row().querySelectorAll('[data-caret]:last-child')).toHaveLength(1);
  });

  it('shows its phrases in turn once it is seen, each in its language, and starts again', () => {
    const { world, shown, unmount } = mount();
    advance(60_000);
    world.everythingEnters();

    advance(NEXT_MS - 1);
    expect(shown()).toEqual(['Hola', 'es']);
    advance(1);
    expect(shown()).toEqual(['Hi', 'en']);
    advance(ROUND_MS - 4 * 90 - NEXT_MS);
    expect(shown()).toEqual(['Hola', 'es']);

    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  type World = ReturnType<typeof fakeIntersection>;
  it.each<[string, (world: World) => void, (world: World) => void]>([
    ['out of view', (world) => world.everythingLeaves(), (world) => world.everythingEnters()],
    ['in a hidden tab', () => act(() => setHidden(true)), () => act(() => setHidden(false))],
  ])('stops %s, and goes on from there, also when it is rendered again', (_, leave, comeBack) => {
    const { world, shown, renderAgain } = mount();
    world.everythingEnters();
    advance(50);
    renderAgain();
    advance(60);

    leave(world);
    expect(vi.getTimerCount()).toBe(0);
    advance(60_000);
    comeBack(world);

    advance(NEXT_MS - 110 - 1);
    expect(shown()).toEqual(['Hola', 'es']);
    advance(1);
    expect(shown()).toEqual(['Hi', 'en']);
  });

  it('shows a whole phrase while motion is paused', () => {
    const { world, row } = mount();
    const typed = () => row().querySelectorAll('[data-typed]').length;
    world.everythingEnters();
    advance(2400 + 45);
    expect(typed()).toBe(3); // with the empty one

    act(() => allowMotion(false));
    expect(typed()).toBe(5);
    advance(60_000);
    expect(row().textContent).toBe('Hola');
    expect(vi.getTimerCount()).toBe(0);
  });
});
