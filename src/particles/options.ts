import type { ISourceOptions } from 'tsparticles-engine';

const SPEED = 3;
/** How much slower everything is for visitors who prefer reduced motion but ask for motion anyway. */
const REDUCED_FACTOR = 4;

/**
 * The engine's options for About's header: every quarter of a second a particle leaves the centre and walks
 * along the edges of hexagons; its colour goes round the colour wheel from red, and its trail fades to black.
 *
 * @param options.reduced slows them down by a factor of 4 and emits a quarter as many, so that no more exist
 * at once
 */
export function particleOptions({ reduced }: { reduced: boolean }): ISourceOptions {
  const factor = reduced ? REDUCED_FACTOR : 1;

  return {
    autoPlay: false,
    background: { color: '#000' },
    detectRetina: true,
    fpsLimit: 120,
    fullScreen: { enable: false },
    interactivity: {
      events: {
        onClick: { enable: false },
        onDiv: { enable: false },
        onHover: { enable: false },
      },
    },
    particles: {
      color: { value: '#f00', animation: { enable: true, speed: 10 / factor } },
      move: {
        enable: true,
        outModes: { default: 'destroy' },
        path: {
          clamp: false,
          enable: true,
          generator: 'polygonPathGenerator',
          options: { sides: 6, turnSteps: 30, angle: 30 },
        },
        speed: SPEED / factor,
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
      rate: { delay: 0.25 * factor, quantity: 1 },
      size: { height: 0, width: 0 },
    },
  } as ISourceOptions;
}
