import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Particles } from '../../../src/particles/types.ts';

/** A fake of the engine's container that records whether it plays. */
interface FakeContainer extends Particles {
  element: HTMLElement;
  playing: boolean;
}

const made: FakeContainer[] = [];
/** Resolves or rejects the pending load. */
let gate: { open: () => void; fail: (error: Error) => void } | undefined;

vi.mock('../../../src/particles/offscreen.ts', () => ({
  makeParticles: (element: HTMLElement) =>
    new Promise<FakeContainer>((resolve, reject) => {
      const container: FakeContainer = {
        element,
        playing: false,
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

/** The module holds one store per visit, so each test imports it anew. */
let holdParticles: typeof import('../../../src/particles/particles.ts').holdParticles;
let onFailure: ReturnType<typeof vi.fn<(error: unknown) => void>>;
beforeEach(async () => {
  vi.resetModules();
  ({ holdParticles } = await import('../../../src/particles/particles.ts'));
  made.length = 0;
  gate = undefined;
  document.body.replaceChildren();
  onFailure = vi.fn();
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
  it('is paused after loading when it was set to pause meanwhile', async () => {
    const mine = hold(addHost());
    mine.setPlaying(true);
    mine.setPlaying(false);
    await open();
    expect(made[0]?.playing).toBe(false);
  });

  it('pauses and removes the particles on release, and moves them to the next host', async () => {
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

  it('makes one container, however often pages come and go while it loads', async () => {
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

  it('reports a failure, leaves the host as it was, and can be tried again', async () => {
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
});
