import { describe, expect, it } from 'vitest';
import { particleOptions } from '../../src/particles/options.ts';

describe('particleOptions', () => {
  it('holds the constants of the specification', () => {
    expect(particleOptions({ reduced: false })).toEqual({
      autoPlay: false,
      background: { color: '#000' },
      detectRetina: true,
      fpsLimit: 120,
      fullScreen: { enable: false },
      interactivity: {
        events: { onClick: { enable: false }, onDiv: { enable: false }, onHover: { enable: false } },
      },
      particles: {
        color: { value: '#f00', animation: { enable: true, speed: 10 } },
        move: {
          enable: true,
          outModes: { default: 'destroy' },
          path: {
            clamp: false,
            enable: true,
            generator: 'polygonPathGenerator',
            options: { sides: 6, turnSteps: 30, angle: 30 },
          },
          speed: 3,
          trail: { enable: true, fill: { color: '#000' }, length: 20 },
        },
        number: { density: { enable: true, width: 1920, height: 1080 }, value: 0 },
        opacity: { value: 1 },
        shape: { type: 'circle' },
        size: { value: 2 },
      },
      pauseOnBlur: true,
      pauseOnOutsideViewport: true,
      emitters: {
        direction: 'none',
        position: { x: 50, y: 50 },
        rate: { delay: 0.25, quantity: 1 },
        size: { height: 0, width: 0 },
      },
    });
  });

  it('goes four times slower under reduced motion', () => {
    const { particles, emitters } = particleOptions({ reduced: true });
    expect(particles?.move?.speed).toBe(0.75);
    expect(particles?.color).toMatchObject({ animation: { speed: 2.5 } });
    expect(emitters).toMatchObject({ rate: { delay: 1, quantity: 1 } }); // no more of them at once
  });

  it('is a new object each time, since the engine keeps what it is given', () => {
    expect(particleOptions({ reduced: false })).not.toBe(particleOptions({ reduced: false }));
  });
});
