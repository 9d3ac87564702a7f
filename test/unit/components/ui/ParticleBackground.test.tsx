import { act, fireEvent, render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ParticleBackground } from '../../../../src/components/ui/ParticleBackground.tsx';
import { allowMotion } from '../../../../src/motion/preference.ts';
import type { addParticles } from '../../../../src/particles/particles.ts';
import { advance, fakeIntersection, fakeReducedMotion, setHidden } from '../../../support/dom.ts';

type ParticlesOptions = Parameters<typeof addParticles>[1];

const particles = vi.hoisted(() => ({ setPlaying: vi.fn(), remove: vi.fn() }));
const added = vi.hoisted((): ParticlesOptions[] => []);
vi.mock('../../../../src/particles/particles.ts', () => ({
  addParticles(_host: HTMLElement, options: ParticlesOptions) {
    added.push(options);
    return particles;
  },
}));

let world: ReturnType<typeof fakeIntersection>;

beforeEach(() => {
  vi.useFakeTimers();
  world = fakeIntersection();
  added.length = 0;
});

/** The background of an idle page. */
function mount() {
  const { unmount } = render(<ParticleBackground />);
  world.everythingEnters();
  advance(3000);
  return { unmount, plays: () => particles.setPlaying.mock.lastCall?.[0] };
}

it('adds none until motion is allowed, and knows then who prefers less of it', () => {
  fakeReducedMotion(true);
  act(() => allowMotion(false));
  mount();
  expect(added).toEqual([]);

  act(() => allowMotion(true));
  expect(added).toEqual([expect.objectContaining({ reduced: true })]);
});

it.each<[string, () => void, () => void]>([
  ['loses the focus', () => fireEvent.blur(window), () => fireEvent.focus(window)],
  ['is in a hidden tab', () => act(() => setHidden(true)), () => act(() => setHidden(false))],
  ['is out of view', () => world.everythingLeaves(), () => world.everythingEnters()],
  ['is paused', () => act(() => allowMotion(false)), () => act(() => allowMotion(true))],
])('stops while it %s, goes on afterwards, and goes with the page', (_, stop, goOn) => {
  const { unmount, plays } = mount();
  expect(plays()).toBe(true);

  stop();
  expect(plays()).toBe(false);
  goOn();
  expect(plays()).toBe(true);

  particles.remove.mockClear();
  unmount();
  expect(particles.remove).toHaveBeenCalledOnce();
});

it('warns when they fail', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  mount();

  added[0]?.onFailure('no such file');

  expect(warn.mock.calls).toEqual([['No particles:', 'no such file']]);
});
