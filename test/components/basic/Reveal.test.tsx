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
  it('waits out of view, settles when it is seen, and stays', () => {
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

  it('is simply there in the built page, and where the browser can’t tell what is in view', () => {
    expect(renderToString(<Reveal as="li">Hola</Reveal>)).toBe('<li>Hola</li>');
    vi.stubGlobal('IntersectionObserver', undefined);
    render(<Reveal>Hola</Reveal>);
    expect(state()).toBe('shown');
  });
});
