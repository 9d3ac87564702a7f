// Checks the rows of the specification that are best read from the content and the modules, and the number of
// rows (support/specification.ts). They hold for the demonstration only: other owners have other words and
// counts.
import { render, screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readOptions } from '../../src/builder/shared/options.ts';
import { spamNotice } from '../../src/components/contact/contactRules.ts';
import { BlurText } from '../../src/components/text/BlurText.tsx';
import { LogoSlider } from '../../src/components/ui/LogoSlider.tsx';
import { RING_SPRING } from '../../src/motion/ring/ring.ts';
import { particleOptions } from '../../src/particles/options.ts';
import { fakeIntersection } from '../support/intersection.ts';
import { isDemonstration } from '../support/own.ts';
import { rows, type UnitRow, unitRows } from '../support/specification.ts';
import { contact, logos, projects, skills } from './content.ts';

const { fpsLimit, interactivity, particles, emitters } = particleOptions({ reduced: false });

/** Brings a text into view, and returns its pieces in order, each with the place it comes from. */
function pieces(props: { by?: 'words' | 'letters'; direction?: 'top' | 'bottom' }) {
  const world = fakeIntersection();
  const played: [piece: string | null, from: unknown][] = [];
  Element.prototype.animate = function (keyframes) {
    const [first] = keyframes as Keyframe[];
    played.push([this.textContent, first?.transform]);
    return Object.assign(new EventTarget(), { cancel() {} }) as Animation;
  };
  onTestFinished(() => {
    Object.assign(Element.prototype, { animate: undefined });
    vi.unstubAllGlobals();
  });
  const { unmount } = render(<BlurText as="h2" text="Sobre mí" {...props} />);
  const heading = screen.getByRole('heading');
  world.leave(heading);
  world.enter(heading);
  unmount();
  return played;
}

const checks: Record<UnitRow, () => void> = {
  'Static assets live under a per-user base path that comes from the deployment.': () => {
    const assetsUrl = (env: Record<string, string>) => readOptions({}, env).assetsUrl;
    expect(assetsUrl({ SITE_URL: 'https://user.example/repo/' })).toBe('/repo/');
    expect(assetsUrl({ ASSETS_URL: 'https://cdn.example/user/' })).toBe('https://cdn.example/user/');
  },
  'with click, hover and div interaction all off': () =>
    expect(interactivity?.events).toEqual({
      onClick: { enable: false },
      onHover: { enable: false },
      onDiv: { enable: false },
    }),
  'Skill item: id, title, description, image, info.': () => {
    for (const skill of skills)
      expect(Object.keys(skill)).toEqual(
        expect.arrayContaining(['description', 'id', 'image', 'info', 'title']),
      );
  },
  'Spam blacklist words: vendo, telefono, link, amor, curso, formacion, dinero, http, https.': () => {
    const words = ['vendo', 'telefono', 'link', 'amor', 'curso', 'formacion', 'dinero', 'http', 'https'];
    expect(contact.blacklist).toEqual(words);
    for (const word of words) expect(spamNotice(`¡${word}!`, contact)).toContain(`«${word}»`);
  },
  'spring stiffness 60, damping 20': () => expect(RING_SPRING).toMatchObject({ stiffness: 60, damping: 20 }),
  'Logo slider: 5 distinct logos repeated to 20 slides.': () => {
    expect(new Set(logos.map(({ src }) => src)).size).toBe(5);
    const { container } = render(<LogoSlider logos={logos} label="Tecnologías" />);
    expect(container.querySelectorAll('li img')).toHaveLength(20);
  },
  'animate by words or letters, direction top or bottom': () => {
    expect(pieces({})).toEqual([
      ['Sobre', 'translateY(-50px)'],
      ['mí', 'translateY(-50px)'],
    ]);
    expect(pieces({ by: 'letters', direction: 'bottom' })).toEqual(
      [...'Sobremí'].map((letter) => [letter, 'translateY(50px)']),
    );
  },
  'About header particle animation: frame-rate cap 120': () => expect(fpsLimit).toBe(120),
  'red particles cycling hue; speed 3': () =>
    expect(particles).toMatchObject({
      color: { value: '#f00', animation: { enable: true } },
      move: { speed: 3 },
    }),
  'path generator with 6 sides, 30 turn steps, angle 30': () =>
    expect(particles?.move?.path).toMatchObject({
      generator: 'polygonPathGenerator',
      options: { sides: 6, turnSteps: 30, angle: 30 },
    }),
  'trails of length 20; circles of size 2': () =>
    expect(particles).toMatchObject({
      move: { trail: { enable: true, length: 20 } },
      shape: { type: 'circle' },
      size: { value: 2 },
    }),
  'destroyed when leaving the canvas': () =>
    expect(particles?.move?.outModes).toEqual({ default: 'destroy' }),
  'particle number 0 with density scaling against 1920x1080': () =>
    expect(particles?.number).toEqual({ value: 0, density: { enable: true, width: 1920, height: 1080 } }),
  'emitters fire 1 particle every 0.25 s from the centre': () =>
    expect(emitters).toMatchObject({ position: { x: 50, y: 50 }, rate: { quantity: 1, delay: 0.25 } }),
  'reduced-motion factor 4': () => {
    const reduced = particleOptions({ reduced: true });
    expect(reduced.particles?.move?.speed).toBe(3 / 4);
    expect(reduced.emitters).toMatchObject({ rate: { quantity: 1, delay: 0.25 * 4 } });
  },
  'Projects: 8 cards. Skills: 5 cards.': () => expect([projects.length, skills.length]).toEqual([8, 5]),
};

describe.runIf(isDemonstration)('the specification', () => {
  it('has 131 distinct rows, and those that are met in another way name the decision', () => {
    expect(rows).toHaveLength(131);
    expect(new Set(rows.map(({ words }) => words)).size).toBe(131);
    for (const { by } of rows) if (typeof by === 'object') expect(by.decided).toMatch(/^[\w ’]+: ./);
  });

  for (const { title, words } of unitRows) it(title, checks[words]);
});
