// The engine in a worker, drawing on a canvas that the page has transferred: at 4× throttle the main thread
// has 39 ms of work a second instead of 412.
import './workerPage.ts';
import { makeParticles } from './engine.ts';
import type { Particles, Size, WorkerAnswer, WorkerOrder } from './types.ts';

let particles: Particles | null = null;
/** The page's last order, which may come before the particles are there. */
let playing = false;
let element: ReturnType<typeof asElement> | null = null;

self.addEventListener('message', async ({ data }: MessageEvent<WorkerOrder>) => {
  try {
    await handleOrder(data);
  } catch (error) {
    answer({ failed: error instanceof Error ? error.message : String(error) });
  }
});

async function handleOrder(order: WorkerOrder) {
  if ('canvas' in order) {
    const context = order.canvas.getContext('2d');
    if (!context) throw new Error('Canvas 2D isn’t supported in a worker');
    element = asElement(order.canvas, context);
    measure(order.size);
    particles = await makeParticles(element as unknown as HTMLElement, order.reduced);
    await particles.resize(); // its size may have changed meanwhile
    applyPlaying();
    answer({ ready: true });
  } else if ('size' in order) {
    measure(order.size);
    await particles?.resize();
  } else {
    playing = order.playing;
    applyPlaying();
  }
}

function applyPlaying() {
  if (playing) particles?.play();
  else particles?.pause();
}

/**
 * A canvas with the properties of an element that the engine reads and writes. The context is requested once
 * and handed out again, since Firefox throws on a second request (`npm run test:engines` found it).
 */
function asElement(canvas: OffscreenCanvas, context: OffscreenCanvasRenderingContext2D) {
  return Object.assign(canvas, {
    dataset: {},
    getContext: () => context,
    offsetHeight: 0,
    offsetWidth: 0,
    style: { setProperty() {} },
    tagName: 'canvas',
  });
}

function measure({ width, height, pixelRatio }: Size) {
  Object.assign(globalThis, { devicePixelRatio: pixelRatio });
  if (element) Object.assign(element, { offsetWidth: width, offsetHeight: height });
}

function answer(message: WorkerAnswer) {
  self.postMessage(message);
}
