// The engine with the parts that the particles need, for About's header: worker.ts runs it.
import { type Container, tsParticles } from 'tsparticles-engine';
import { loadBaseMover } from 'tsparticles-move-base';
import { loadPolygonPath } from 'tsparticles-path-polygon';
import { loadEmittersPlugin } from 'tsparticles-plugin-emitters';
import { loadCircleShape } from 'tsparticles-shape-circle';
import { loadColorUpdater } from 'tsparticles-updater-color';
import { loadOpacityUpdater } from 'tsparticles-updater-opacity';
import { loadOutModesUpdater } from 'tsparticles-updater-out-modes';
import { loadSizeUpdater } from 'tsparticles-updater-size';
import { particleOptions } from './options.ts';
import type { Particles } from './types.ts';

/** By default, loading each part would restart every container. */
const NO_REFRESH = false;

/**
 * Frames before the first visible one (three seconds); the last of them, which are drawn, since a trail lasts
 * a second; and how many are run in one task.
 */
const BEFORE = { frames: 180, drawn: 60, atOnce: 12 };
const FRAME = { value: 1000 / 60, factor: 1 };

const loadParts = () =>
  Promise.all([
    loadBaseMover(tsParticles, NO_REFRESH),
    loadPolygonPath(tsParticles, NO_REFRESH),
    loadEmittersPlugin(tsParticles, NO_REFRESH),
    loadCircleShape(tsParticles, NO_REFRESH),
    loadColorUpdater(tsParticles, NO_REFRESH),
    loadOpacityUpdater(tsParticles, NO_REFRESH),
    loadSizeUpdater(tsParticles, NO_REFRESH),
    loadOutModesUpdater(tsParticles, NO_REFRESH),
  ]);

/** Lets the first particles leave the centre, so that the stage isn't empty when it is first seen. */
async function runFirstFrames({ particles }: Container) {
  for (let i = 0; i < BEFORE.frames; i++) {
    if (i % BEFORE.atOnce === 0) await new Promise((resolve) => setTimeout(resolve));
    await (i < BEFORE.frames - BEFORE.drawn ? particles.update(FRAME) : particles.draw(FRAME));
  }
}

/**
 * Creates the particles in the worker's canvas. They aren't playing yet.
 *
 * @throws {Error} when the engine creates none
 */
export async function makeParticles(element: HTMLElement, reduced: boolean): Promise<Particles> {
  await loadParts();

  const container = await tsParticles.load({
    id: 'particles',
    element,
    options: particleOptions({ reduced }),
  });

  if (!container) throw new Error('The particles engine created no container');

  await runFirstFrames(container);

  return {
    play: () => container.play(),
    pause: () => container.pause(),
    resize() {
      container.retina.pixelRatio = globalThis.devicePixelRatio; // the engine reads it only once
      return container.canvas.windowResize();
    },
  };
}
