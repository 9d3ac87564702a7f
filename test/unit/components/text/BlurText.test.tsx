import { act, render, screen } from '@testing-library/react';
import { type ComponentProps, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BlurText } from '../../../../src/components/text/BlurText.tsx';
import { HeadingRounds } from '../../../../src/components/text/HeadingRounds.tsx';
import { allowMotion } from '../../../../src/motion/preference.ts';
import { fakeIntersection } from '../../../support/intersection.ts';

interface Played {
  text: string | null;
  keyframes: Keyframe[];
  timing: KeyframeAnimationOptions;
  cancelled: boolean;
  finish: () => void;
}

let world: ReturnType<typeof fakeIntersection>;
let played: Played[];

beforeEach(() => {
  world = fakeIntersection();
  played = [];
  Element.prototype.animate = function animate(
    this: Element,
    keyframes: Keyframe[],
    timing: KeyframeAnimationOptions,
  ) {
    const animation = new EventTarget();
    const entry: Played = {
      text: this.textContent,
      keyframes,
      timing,
      cancelled: false,
      finish: () => act(() => animation.dispatchEvent(new Event('finish'))),
    };
    played.push(entry);
    const cancel = () => {
      entry.cancelled = true;
    };
    return Object.assign(animation, { cancel }) as unknown as Animation;
  } as Element['animate'];
});
afterEach(() => {
  act(() => allowMotion(true));
  vi.unstubAllGlobals();
});

const show = (props: Partial<ComponentProps<typeof BlurText>> = {}) =>
  render(<BlurText as="h2" text="Hola a todos" {...props} />);
const heading = () => screen.getByRole('heading', { name: 'Hola a todos' });
const delays = () => played.map(({ timing }) => timing.delay);

describe('BlurText', () => {
  it('is plain text with real spaces', () => {
    show();
    expect(heading().textContent).toBe('Hola a todos');
    expect(heading().innerHTML).toBe('Hola a todos');
    expect(heading().tagName).toBe('H2');
    world.leave(heading());
    expect(heading().textContent).toBe('Hola a todos');
    expect(heading().children).toHaveLength(1);
    expect(renderToString(<BlurText as="h1" text="Hola a todos" />)).not.toContain('style=');
  });

  it('stays shown and completes at once when it is in view from the start', () => {
    const onComplete = vi.fn();
    show({ onComplete });
    world.enter(heading());
    expect(heading().dataset.phase).toBe('shown');
    expect(played).toEqual([]);
    expect(onComplete).toHaveBeenCalledTimes(1);
  });

  it('hides while out of view, and comes into focus word by word when it is scrolled into view', () => {
    const onComplete = vi.fn();
    show({ onComplete, delayMs: 150 });
    world.leave(heading());
    expect(heading().dataset.phase).toBe('armed');
    world.enter(heading());
    expect(played.map(({ text }) => text)).toEqual(['Hola', 'a', 'todos']);
    expect(delays()).toEqual([0, 150, 300]);
    expect(
      played[0]?.keyframes.map(({ filter, opacity, transform }) => [filter, opacity, transform]),
    ).toEqual([
      ['blur(10px)', 0, 'translateY(-50px)'],
      ['blur(5px)', 0.5, 'translateY(5px)'],
      ['blur(0)', 1, 'translateY(0)'],
    ]);
    played[0]?.finish();
    expect(onComplete).not.toHaveBeenCalled();
    played[2]?.finish();
    expect(onComplete).toHaveBeenCalledTimes(1);
    expect(heading().dataset.phase).toBe('shown');
  });

  it('plays when it has been hidden since the first paint and was scrolled into view before hydration', () => {
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(<BlurText as="h2" text="Hola a todos" />);
    heading().dataset.phase = 'armed'; // armHeadings.ts
    render(<BlurText as="h2" text="Hola a todos" />, { container, hydrate: true });
    expect(heading().dataset.phase).toBe('armed');
    world.enter(heading());
    expect(heading().dataset.phase).toBe('playing');
  });

  it('is shown again when motion is paused while it waits', () => {
    show();
    world.leave(heading());
    act(() => allowMotion(false));
    expect(heading().dataset.phase).toBe('shown');
  });

  it('is never hidden while any part of it is seen', () => {
    show();
    vi.spyOn(heading(), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 10, 100, 30));
    world.leave(heading());
    expect(heading().dataset.phase).toBe('shown');
  });

  it('shortens its delays for a long text, so that the last word is sharp within a second', () => {
    show({ text: 'uno dos tres cuatro cinco seis siete ocho nueve diez once' });
    world.everythingLeaves();
    world.everythingEnters();
    const last = played.at(-1)?.timing;
    expect(Number(last?.delay) + Number(last?.duration)).toBeLessThanOrEqual(950);
  });

  it('keeps the delay and shortens the steps where that is enough', () => {
    show({ text: 'Hola, me alegra que estés aquí', delayMs: 150 });
    world.everythingLeaves();
    world.everythingEnters();
    expect(delays()).toEqual([0, 150, 300, 450, 600, 750]);
    expect(played.at(-1)?.timing.duration).toBe(200);
  });

  it('keeps its initial timings when its options change while it plays', () => {
    const { rerender } = show();
    world.leave(heading());
    world.enter(heading());
    rerender(<BlurText as="h2" text="Hola a todos" delayMs={10} direction="bottom" />);
    expect(played).toHaveLength(3);
    expect(played.some(({ cancelled }) => cancelled)).toBe(false);
  });

  it('drops spaces at either end', () => {
    show({ text: '  Hola a  todos ' });
    expect(heading().textContent).toBe('Hola a todos');
  });

  it('splits into letters without changing its accessible name', () => {
    show({ by: 'letters', text: 'Sí, 👩‍👩‍👧' });
    const element = screen.getByRole('heading', { name: 'Sí, 👩‍👩‍👧' });
    world.leave(element);
    world.enter(element);
    expect(played.map(({ text }) => text)).toEqual(['S', 'í', ',', '👩‍👩‍👧']);
  });

  it('cancels its animations and observers when it unmounts mid-flight, in StrictMode too', () => {
    const { unmount } = render(<BlurText as="h2" text="Hola a todos" />, { wrapper: StrictMode });
    world.leave(heading());
    world.enter(heading());
    unmount();
    expect(played.every(({ cancelled }) => cancelled)).toBe(true);
    expect(world.open()).toBe(0);
  });
});

describe('the rounds of a page’s headings', () => {
  const first = () => screen.getByRole('heading', { name: 'uno' });
  const second = () => screen.getByRole('heading', { name: 'dos' });
  const page = () =>
    render(
      <HeadingRounds>
        <BlurText as="h2" text="uno" />
        <BlurText as="h2" text="dos" />
      </HeadingRounds>,
      { wrapper: StrictMode },
    );

  it('restart the headings out of view when all have played, and those in view once they leave the view', () => {
    page();
    world.enter(first());
    world.leave(second());
    expect([first().dataset.phase, second().dataset.phase]).toEqual(['shown', 'armed']);
    world.leave(first());
    expect(first().dataset.phase).toBe('shown'); // the round isn't over
    world.enter(second());
    played.at(-1)?.finish();
    expect([first().dataset.phase, second().dataset.phase]).toEqual(['armed', 'shown']);
    world.leave(second());
    expect(second().dataset.phase).toBe('armed');
    world.enter(first());
    played.at(-1)?.finish();
    world.leave(first());
    expect(first().dataset.phase).toBe('shown'); // it waits for the second
  });

  it('go on when a heading that the others waited for has unmounted', () => {
    const both = (second: boolean) => (
      <HeadingRounds>
        <BlurText as="h2" text="uno" />
        {second && <BlurText as="h2" text="dos" />}
      </HeadingRounds>
    );
    const { rerender } = render(both(true));
    world.enter(first());
    world.leave(second());
    rerender(both(false));
    world.leave(first());
    expect(first().dataset.phase).toBe('armed');
  });
});
