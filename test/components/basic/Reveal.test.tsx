import { render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Reveal } from '../../../src/components/basic/Reveal.tsx';
import { fakeIntersection } from '../../support/intersection.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const state = () => screen.getByText('Hola').getAttribute('data-reveal');

describe('Reveal', () => {
  it('waits while out of view, is shown once in view, and stays shown', () => {
    const world = fakeIntersection();
    render(<Reveal>Hola</Reveal>, { wrapper: StrictMode });
    expect(state()).toBeNull();
    world.everythingLeaves();
    expect(state()).toBe('waiting');
    world.everythingEnters();
    expect(state()).toBe('shown');
    world.everythingLeaves();
    expect(state()).toBe('shown');
  });

  it('has no state in the built page, and is shown at once without IntersectionObserver', () => {
    expect(renderToString(<Reveal as="li">Hola</Reveal>)).toBe('<li>Hola</li>');
    vi.stubGlobal('IntersectionObserver', undefined);
    render(<Reveal>Hola</Reveal>);
    expect(state()).toBe('shown');
  });
});
