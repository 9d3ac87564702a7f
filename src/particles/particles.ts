import { worker as script, siteBase } from '#site/site.js';
import type { Size, WorkerAnswer, WorkerOrder } from './types.ts';

/**
 * On the site's own host, even if other assets aren't: a worker must have the page's origin
 * (https://developer.mozilla.org/docs/Web/API/Worker/Worker).
 */
const workerUrl = `${siteBase}/${script}`;

/** Two-pixel trails gain little from a higher ratio, but cost more. */
const PIXEL_RATIO_MAX = 2;

interface ParticlesOptions {
  /** Whether the visitor prefers reduced motion. */
  reduced: boolean;
  /** Called when the worker can't be started, or the engine in it can't; the host is as it was. */
  onFailure: (reason: string) => void;
}

/** Particles in an element. */
export interface ParticlesHandle {
  setPlaying: (playing: boolean) => void;
  /** Removes them; may be called more than once. */
  remove: () => void;
}

/**
 * Draws particles in an element, which they fill, by a worker. They aren't playing yet, and nothing of them is
 * left after `remove`.
 */
export function addParticles(host: HTMLElement, { reduced, onFailure }: ParticlesOptions): ParticlesHandle {
  const canvas = document.createElement('canvas');
  // Hidden until the first particles have left the centre.
  canvas.style.cssText = 'block-size:100%;inline-size:100%;visibility:hidden';

  let worker: Worker | undefined;
  const resizing = new ResizeObserver(() => order({ size: sizeOf(host) }));

  function order(message: WorkerOrder, transfer: Transferable[] = []) {
    worker?.postMessage(message, transfer);
  }

  function remove() {
    resizing.disconnect();
    worker?.terminate();
    canvas.remove();
  }

  function fail(reason: string) {
    remove();
    onFailure(reason);
  }

  // An extension, a policy or an old browser may refuse any of this.
  try {
    const offscreen = canvas.transferControlToOffscreen();
    worker = new Worker(trusted(workerUrl));
    worker.onerror = ({ message }) => fail(message || 'the worker couldn’t be loaded');
    worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => {
      if ('failed' in data) fail(data.failed);
      else canvas.style.visibility = '';
    };

    host.append(canvas);
    order({ canvas: offscreen, size: sizeOf(host), reduced }, [offscreen]);
    resizing.observe(host);
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }

  return { setPlaying: (playing) => order({ playing }), remove };
}

const sizeOf = ({ offsetWidth, offsetHeight }: HTMLElement): Size => ({
  width: offsetWidth,
  height: offsetHeight,
  pixelRatio: Math.min(PIXEL_RATIO_MAX, window.devicePixelRatio),
});

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
