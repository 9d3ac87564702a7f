import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addParticles } from '../../../src/particles/particles.ts';

/** A worker that answers when it is told to. */
class FakeWorker {
  static made: FakeWorker[] = [];
  postMessage = vi.fn();
  terminate = vi.fn();
  onmessage?: (event: { data: object }) => void;
  onerror?: (event: { message: string }) => void;

  constructor() {
    FakeWorker.made.push(this);
  }
}

const observed = new Set<Element>();
beforeEach(() => {
  FakeWorker.made = [];
  observed.clear();
  document.body.replaceChildren();
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = (element: Element) => observed.add(element);
      disconnect = () => observed.clear();
    },
  );
  HTMLCanvasElement.prototype.transferControlToOffscreen = () => ({}) as OffscreenCanvas;
});

function add({ reduced = false } = {}) {
  const host = document.createElement('div');
  document.body.append(host);
  const onFailure = vi.fn();
  const particles = addParticles(host, { reduced, onFailure });
  return { host, onFailure, particles, worker: FakeWorker.made.at(-1) as FakeWorker };
}

describe('addParticles', () => {
  it('tells the worker what the visitor prefers, and when to play', () => {
    for (const reduced of [true, false]) {
      const { particles, worker } = add({ reduced });
      particles.setPlaying(true);
      const orders = worker.postMessage.mock.calls.map(([order]) => order);
      expect(orders).toEqual([expect.objectContaining({ reduced }), { playing: true }]);
    }
  });

  it('shows the canvas when the particles fly, and leaves nothing once removed', () => {
    const { host, particles, worker } = add();
    const canvas = host.querySelector('canvas');
    expect(canvas?.style.visibility).toBe('hidden');
    worker.onmessage?.({ data: { ready: true } });
    expect(canvas?.style.visibility).toBe('');
    expect([...observed]).toEqual([host]);
    particles.remove();
    particles.remove();
    expect(worker.terminate).toHaveBeenCalled();
    expect([host.childElementCount, observed.size]).toEqual([0, 0]);
  });

  it.each<[string, (worker: FakeWorker) => void]>([
    ['the worker can’t be loaded', (worker) => worker.onerror?.({ message: 'no such file' })],
    ['the engine fails', (worker) => worker.onmessage?.({ data: { failed: 'no such file' } })],
  ])('reports it and leaves the host as it was when %s', (_, fail) => {
    const { host, onFailure, worker } = add();

    fail(worker);

    expect(onFailure.mock.calls).toEqual([['no such file']]);
    expect(worker.terminate).toHaveBeenCalled();
    expect(host.childElementCount).toBe(0);
  });

  it('reports a browser that refuses workers, and leaves the host as it was', () => {
    vi.stubGlobal('Worker', () => {
      throw new Error('refused');
    });
    const { host, onFailure, particles } = add();

    particles.setPlaying(true);
    particles.remove();

    expect(onFailure.mock.calls).toEqual([[expect.any(String)]]);
    expect(host.childElementCount).toBe(0);
  });
});
