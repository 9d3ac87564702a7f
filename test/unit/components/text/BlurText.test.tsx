import { act, render, screen } from '@testing-library/react';
import { type ComponentProps, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, type Mock, vi } from 'vitest';
import { BlurText } from '../../../../src/components/text/BlurText.tsx';
import { HeadingRounds } from '../../../../src/components/text/HeadingRounds.tsx';
import type { ArmedHeading } from '../../../../src/motion/armed.ts';
import { easeOutCubic } from '../../../../src/motion/easing.ts';
import { armHeadings } from '../../../../src/scripts/armHeadings.ts';
import { fakeIntersection } from '../../../support/dom.ts';
import { homeStory } from '../../../support/fixture.ts';
import { renderApp } from '../../../support/renderApp.tsx';

interface Played {
  text: string | null;
  keyframes: Keyframe[];
  timing: KeyframeAnimationOptions;
  cancel: Mock;
  pause: Mock;
  play: Mock;
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
    const animation = Object.assign(new EventTarget(), { cancel: vi.fn(), pause: vi.fn(), play: vi.fn() });
    const finish = () => act(() => animation.dispatchEvent(new Event('finish')));
    played.push({ text: this.textContent, keyframes, timing, ...animation, finish });
    return animation as unknown as Animation;
  } as Element['animate'];
});

const show = (props: Partial<ComponentProps<typeof BlurText>> = {}) =>
  render(<BlurText as="h2" text="Hola a todos" {...props} />);
const heading = () => screen.getByRole('heading', { name: 'Hola a todos' });

describe('BlurText', () => {
  it('is plain text with real spaces', () => {
    show({ text: '  Hola a  todos ' });
    expect(heading().innerHTML).toBe('Hola a todos');
    expect(heading().tagName).toBe('H2');
    world.leave(heading());
    expect(heading().textContent).toBe('Hola a todos');
    expect(renderToString(<BlurText as="h1" text="Hola a todos" />)).not.toContain('style=');
  });

  it('hides while out of view, and comes into focus word by word when it is scrolled into view', () => {
    const onComplete = vi.fn();
    show({ onComplete, delayMs: 150 });
    expect(world.options()).toEqual([{ threshold: 0.1, rootMargin: '0px' }]);
    world.leave(heading());
    expect(heading().dataset.phase).toBe('armed');
    for (const { pause, play } of played)
      expect([pause, play].map((f) => f.mock.calls.length)).toEqual([1, 0]);
    world.enter(heading());
    for (const { play } of played) expect(play).toHaveBeenCalledTimes(1);
    expect(played.map(({ text }) => text)).toEqual(['Hola', 'a', 'todos']);
    expect(played.map(({ timing }) => timing.delay)).toEqual([0, 150, 300]);
    const easing = easeOutCubic;
    expect(played[0]?.keyframes).toEqual([
      { filter: 'blur(10px)', opacity: 0, transform: 'translateY(-50px)', easing },
      { filter: 'blur(5px)', opacity: 0.5, transform: 'translateY(5px)', easing },
      { filter: 'blur(0)', opacity: 1, transform: 'translateY(0)' },
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
    vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frame());
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
    Object.defineProperty(document, 'readyState', { configurable: true, value: 'complete' });
    document.documentElement.dataset.scripts = '';
    armHeadings();
    expect(played).toHaveLength(0); // it is in view
    vi.spyOn(heading(), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, window.innerHeight));
    armHeadings();
    expect(played).toHaveLength(1);
    vi.unstubAllGlobals();
    world = fakeIntersection();
    const { arming } = heading() as ArmedHeading;
    const { cancel } = arming as unknown as { cancel: Mock };
    render(<BlurText as="h2" text="Hola a todos" />, { container, hydrate: true });
    expect(heading().dataset.phase).toBe('armed');
    expect(cancel).toHaveBeenCalledOnce(); // its pieces are hidden instead
    expect((heading() as ArmedHeading).arming).toBeUndefined();
    expect(heading().outerHTML).not.toContain('style='); // a saved page has it
    world.enter(heading());
    expect(heading().dataset.phase).toBe('playing');
  });

  it.each([
    ['uno dos', 200, 700],
    ['uno dos tres cuatro', 200, 350],
    ['uno dos tres cuatro cinco seis siete ocho nueve diez once', 80, 150],
  ])('ends “%s” within a second: %i ms from word to word, %i ms each', (text, delay, duration) => {
    show({ text });
    world.everythingLeaves();
    world.everythingEnters();
    expect(played[1]?.timing).toMatchObject({ delay, duration });
  });

  it('splits into letters, from below, without changing its accessible name', () => {
    show({ by: 'letters', direction: 'bottom', text: 'Sí, 👩‍👩‍👧' });
    const element = screen.getByRole('heading', { name: 'Sí, 👩‍👩‍👧' });
    world.leave(element);
    world.enter(element);
    expect(played.map(({ text }) => text)).toEqual(['S', 'í', ',', '👩‍👩‍👧']);
    expect(played[0]?.keyframes[0]?.transform).toBe('translateY(50px)');
  });

  it('cancels its animations and observers when it unmounts mid-flight, in StrictMode too', () => {
    const { unmount } = render(<BlurText as="h2" text="Hola a todos" />, { wrapper: StrictMode });
    world.leave(heading());
    world.enter(heading());
    unmount();
    expect(played).toHaveLength(3);
    for (const { cancel } of played) expect(cancel).toHaveBeenCalled();
    expect(world.open()).toBe(0);
  });
});

it('Home’s first heading comes 150 ms from word to word', async () => {
  await renderApp('/');
  const welcome = screen.getByRole('heading', { name: homeStory.welcome });
  world.leave(welcome);
  const delays = played
    .filter(({ text }) => homeStory.welcome.includes(text ?? ''))
    .map(({ timing }) => timing.delay);
  expect(delays.slice(0, 2)).toEqual([0, 150]);
});

describe('the rounds of a page’s headings', () => {
  const first = () => screen.getByRole('heading', { name: 'uno' });
  const second = () => screen.getByRole('heading', { name: 'dos' });
  const finish = (word: string) => played.findLast(({ text }) => text === word)?.finish();

  it('restart each heading when it comes into view anew, and hide none that was read before that', () => {
    render(
      <HeadingRounds>
        <div className="page-layer">
          <BlurText as="h2" text="uno" />
          <BlurText as="h2" text="dos" />
        </div>
      </HeadingRounds>,
      { wrapper: StrictMode },
    );
    world.enter(first());
    world.leave(second());
    expect([first().dataset.phase, second().dataset.phase]).toEqual(['shown', 'armed']);
    world.leave(first());
    expect(first().dataset.phase).toBe('shown'); // the round isn't over
    world.enter(second());
    finish('dos');
    expect([first().dataset.phase, second().dataset.phase]).toEqual(['shown', 'shown']);
    world.leave(second());
    expect(second().dataset.phase).toBe('shown');
    world.enter(first());
    expect(first().dataset.phase).toBe('playing');
    finish('uno');
    world.leave(first());
    expect(first().dataset.phase).toBe('shown'); // it waits for the second
  });
});
