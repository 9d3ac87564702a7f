import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeReducedMotion } from '../../support/dom.ts';

/** The module holds one store per visit, so each test imports it anew. */
let preference: typeof import('../../../src/motion/preference.ts');
beforeEach(async () => {
  vi.resetModules();
  preference = await import('../../../src/motion/preference.ts');
});

describe('the motion preference', () => {
  it('keeps the visitor’s pause when the system stops asking for less motion', () => {
    const media = fakeReducedMotion(false);

    preference.watchSystemMotion();
    preference.allowMotion(false);
    media.change(true);
    preference.allowMotion(false);
    media.change(false);
    expect(preference.motionAllowed()).toBe(false);
  });

  it('calls its listeners on every change, until they stop listening', () => {
    const media = fakeReducedMotion(false);
    const listener = vi.fn();
    const stop = preference.onMotionChange(listener);
    preference.watchSystemMotion();
    media.change(true);
    stop();
    stop();
    preference.allowMotion(true);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
