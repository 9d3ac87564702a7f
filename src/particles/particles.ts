import { makeParticles } from './offscreen.ts';
import type { Particles } from './types.ts';

/**
 * One engine for the whole visit: creating and destroying one per page would leak a listener each time (the
 * engine's for the colour scheme). It has its own element, which moves into the host that shows it.
 */
interface CanvasHost {
  element: HTMLElement;
  particles: Particles;
}

let canvasHost: Promise<CanvasHost> | null = null;
let failed = false;
/** The hold that is showing the particles; a newer one takes them over. */
let holder: object | null = null;

export interface ParticlesHold {
  /** Plays or pauses them. Loads the engine before they first play. */
  setPlaying(playing: boolean): void;
  /** Releases them; may be called more than once. */
  release(): void;
}

/**
 * Shows the particles in an element.
 *
 * @param host the element that they fill; it must be positioned
 * @param options.reduced whether the visitor prefers reduced motion; the first call's value holds for the
 * visit
 * @param options.onFailure called when the engine can't be loaded or started, once per visit; the host stays
 * unchanged
 */
export function holdParticles(
  host: HTMLElement,
  { reduced, onFailure }: { reduced: boolean; onFailure: (error: unknown) => void },
): ParticlesHold {
  const me = {};
  holder = me;
  let playing = false;

  async function update() {
    if (!playing && !canvasHost) return;
    try {
      canvasHost ??= open(host, reduced);
      const { element, particles } = await canvasHost;
      if (holder !== me) return; // taken over by another hold, or released, while they were loading
      if (element.parentElement !== host) {
        element.hidden = false;
        host.append(element);
        await particles.resize(); // the engine itself would notice half a second later
      }
      if (playing) particles.play();
      else particles.pause();
    } catch (error) {
      canvasHost = null; // the next page tries again
      if (!failed) onFailure(error);
      failed = true;
    }
  }

  return {
    setPlaying(now) {
      if (now === playing) return;
      playing = now;
      void update();
    },
    release() {
      if (holder !== me) return;
      holder = null;
      playing = false;
      canvasHost?.then(
        ({ element, particles }) => {
          if (holder !== null) return;
          particles.pause();
          park(element);
        },
        () => {},
      ); // `update` reports it
    },
  };
}

/** Keeps it in the document, hidden, until a hold shows it again. */
function park(element: HTMLElement) {
  element.hidden = true;
  document.body.append(element);
}

/** Starts the engine, in the page so that its size can be read; `update` checks the hold. */
async function open(host: HTMLElement, reduced: boolean): Promise<CanvasHost> {
  const element = document.createElement('div');
  // Hidden until the first particles have left the centre.
  element.style.cssText = 'position:absolute;inset:0;visibility:hidden';
  host.append(element);
  try {
    const particles = await makeParticles(element, reduced);
    element.style.visibility = '';
    return { element, particles };
  } catch (error) {
    element.remove();
    throw error;
  }
}
