import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
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
