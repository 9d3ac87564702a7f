import { render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useInView } from '../../../src/hooks/useInView.ts';
import { fakeIntersection } from '../../support/dom.ts';

type Options = NonNullable<Parameters<typeof useInView<boolean | null>>[0]>;

function Probe(options: Options) {
  const [ref, inView] = useInView<boolean | null>(options);
  return (
    <p ref={ref} role="note" aria-label="probe">
      {String(inView)}
    </p>
  );
}

const probe = () => screen.getByRole('note');

let world: ReturnType<typeof fakeIntersection>;
beforeEach(() => {
  world = fakeIntersection();
});
afterEach(() => vi.unstubAllGlobals());

it.each([false, true, null])(
  'is %s at first, then follows the element, and leaves nothing behind',
  (initial) => {
    expect(renderToString(<Probe initial={initial} />)).toContain(`>${initial}<`);
    const { unmount } = render(<Probe initial={initial} />, { wrapper: StrictMode });
    expect(probe().textContent).toBe(String(initial));
    world.leave(probe());
    expect(probe().textContent).toBe('false');
    world.enter(probe());
    expect(probe().textContent).toBe('true');
    expect(world.observed()).toEqual([probe()]);
    unmount();
    expect(world.open()).toBe(0);
  },
);

it('is false while less than the threshold is in view, or only an edge touches the view', () => {
  render(<Probe threshold={0.1} rootMargin="10px" />);
  expect(world.options()).toEqual([{ threshold: 0.1, rootMargin: '10px' }]);
  world.touch(probe());
  expect(probe().textContent).toBe('false');
  for (const [share, inView] of [
    [0.1, true],
    [0.09, false],
  ] as const) {
    world.enter(probe(), share);
    expect(probe().textContent).toBe(String(inView));
  }
});
