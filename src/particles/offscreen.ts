import { worker as script, siteBase } from '#site/site.js';
import type { Particles, Size, WorkerAnswer, WorkerOrder } from './types.ts';

/**
 * On the site's own host, even if other assets aren't: a worker must have the page's origin
 * (https://developer.mozilla.org/docs/Web/API/Worker/Worker).
 */
const workerUrl = `${siteBase}/${script}`;

/**
 * Creates the particles in an element that is part of the page, drawn by a worker. They aren't playing yet.
 *
 * @throws {Error} when the worker can't be started, or the engine in it can't
 */
export async function makeParticles(element: HTMLElement, reduced: boolean): Promise<Particles> {
  const canvas = document.createElement('canvas');
  canvas.style.cssText = 'inline-size:100%;block-size:100%';
  element.append(canvas);
  const size = (): Size => ({
    width: element.offsetWidth,
    height: element.offsetHeight,
    pixelRatio: window.devicePixelRatio,
  });

  const worker = new Worker(trusted(workerUrl));
  const order = (message: WorkerOrder, transfer: Transferable[] = []) =>
    worker.postMessage(message, transfer);
  const offscreen = canvas.transferControlToOffscreen();
  try {
    await new Promise<void>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) =>
        'ready' in data ? resolve() : reject(new Error(data.failed));
      worker.onerror = (event) => reject(new Error(event.message || 'the worker couldn’t be loaded'));
      order({ canvas: offscreen, size: size(), reduced }, [offscreen]);
    });
  } catch (error) {
    worker.terminate();
    throw error;
  }

  const particles = {
    play: () => order({ playing: true }),
    pause: () => order({ playing: false }),
    resize: async () => order({ size: size() }),
  };

  new ResizeObserver(particles.resize).observe(element);

  return particles;
}

/** Created once: creating a second Trusted Types policy with the same name would throw. */
let policy: { createScriptURL: (url: string) => string } | undefined;

/** The address as a TrustedScriptURL, which browsers with Trusted Types may require. */
function trusted(url: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('particles', { createScriptURL: (known) => known });
  return policy?.createScriptURL(url) ?? url;
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL: (url: string) => string };
}
