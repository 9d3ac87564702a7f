// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Particles } from '../../src/particles/types.ts';

/** What stands in for the engine: it knows whether it plays. */
interface FakeContainer extends Particles {
  element: HTMLElement;
  playing: boolean;
}

const made: FakeContainer[] = [];
/** Lets the loads that wait go on, or fail. */
let gate: { open: () => void; fail: (error: Error) => void } | undefined;

vi.mock('../../src/particles/engine.ts', () => ({
  makeParticles: (element: HTMLElement) =>
    new Promise<FakeContainer>((resolve, reject) => {
      const container: FakeContainer = {
        element,
        playing: true,
        resize: async () => {},
        play() {
          container.playing = true;
        },
        pause() {
          container.playing = false;
        },
      };
      gate = {
        open() {
          made.push(container);
          resolve(container);
        },
        fail: reject,
      };
    }),
}));

/** The store is one for the visit: each test has a fresh visit. */
let holdParticles: typeof import('../../src/particles/particles.ts').holdParticles;
let onFailure: ReturnType<typeof vi.fn<(error: unknown) => void>>;
beforeEach(async () => {
  vi.resetModules();
  ({ holdParticles } = await import('../../src/particles/particles.ts'));
  made.length = 0;
  gate = undefined;
  document.body.replaceChildren();
  onFailure = vi.fn();
  HTMLCanvasElement.prototype.getContext = (() => ({})) as unknown as HTMLCanvasElement['getContext'];
});

function addHost() {
  const host = document.createElement('div');
  document.body.append(host);
  return host;
}

const hold = (host: HTMLElement) => holdParticles(host, { reduced: false, onFailure });
/** Resolves when the engine has been asked for a container. */
const asked = () => waitFor(() => expect(gate).toBeDefined());
const flush = () => new Promise((resolve) => setImmediate(resolve));

async function open() {
  await asked();
  gate?.open();
  await flush();
}

describe('holdParticles', () => {
  it('asks for the engine only when they are to move', async () => {
    const host = addHost();
    const mine = hold(host);
    mine.setPlaying(false);
    await flush();
    expect(host.childElementCount).toBe(0);
    mine.setPlaying(true);
    await open();
    expect(host.childElementCount).toBe(1);
    expect(made.map(({ playing }) => playing)).toEqual([true]);
  });

  it('stand and move as told', async () => {
    const mine = hold(addHost());
    mine.setPlaying(true);
    await open();
    mine.setPlaying(false);
    await flush();
    expect(made[0]?.playing).toBe(false);
    mine.setPlaying(true);
    await flush();
    expect(made[0]?.playing).toBe(true);
  });

  it('stand when they were stopped while they were loading', async () => {
    const mine = hold(addHost());
    mine.setPlaying(true);
    mine.setPlaying(false);
    await open();
    expect(made[0]?.playing).toBe(false);
  });

  it('move out, standing, when they are given up, and in with the next holder', async () => {
    const [first, second] = [addHost(), addHost()];
    const one = hold(first);
    one.setPlaying(true);
    await open();
    one.release();
    one.release();
    await flush();
    expect(first.childElementCount).toBe(0);
    expect(made[0]?.playing).toBe(false);
    const two = hold(second);
    two.setPlaying(true);
    await flush();
    expect(second.childElementCount).toBe(1);
    expect(made).toHaveLength(1);
    expect(made[0]?.playing).toBe(true);
  });

  it('leave nothing on the page when they arrive after they were given up', async () => {
    const host = addHost();
    const mine = hold(host);
    mine.setPlaying(true);
    await asked();
    mine.release();
    gate?.open();
    await flush();
    expect(host.childElementCount).toBe(0);
    expect(made[0]?.playing).toBe(false);
  });

  it('make one container however often pages come and go while it loads', async () => {
    let mine = hold(addHost());
    for (let i = 0; i < 20; i++) {
      mine.setPlaying(true);
      mine.release();
      mine = hold(addHost());
    }
    const last = document.body.lastElementChild;
    mine.setPlaying(true);
    await open();
    expect(made).toHaveLength(1);
    expect(made[0]?.element.parentElement).toBe(last);
    expect(made[0]?.playing).toBe(true);
  });

  it('tell of a failure, leave the host as it was, and may be tried again', async () => {
    const host = addHost();
    const mine = hold(host);
    mine.setPlaying(true);
    await asked();
    const error = new Error('no canvas');
    gate?.fail(error);
    gate = undefined;
    await flush();
    expect(onFailure.mock.calls).toEqual([[error]]);
    expect(host.childElementCount).toBe(0);
    mine.setPlaying(false);
    mine.setPlaying(true);
    await open();
    expect(host.childElementCount).toBe(1);
  });

  it('ask for no engine where nothing can be drawn, and say so once', async () => {
    HTMLCanvasElement.prototype.getContext = () => null;
    const host = addHost();
    for (let i = 0; i < 3; i++) {
      const mine = hold(host);
      mine.setPlaying(true);
      await flush();
      mine.release();
    }
    expect(gate).toBeUndefined();
    expect(onFailure.mock.calls).toEqual([[new Error('this browser draws on no canvas')]]);
  });
});
