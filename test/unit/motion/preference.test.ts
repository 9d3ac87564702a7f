import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeReducedMotion } from '../../support/media.ts';

/** The module holds one store per visit, so each test imports it anew. */
let preference: typeof import('../../../src/motion/preference.ts');
beforeEach(async () => {
  vi.resetModules();
  preference = await import('../../../src/motion/preference.ts');
});
afterEach(() => vi.unstubAllGlobals());

describe('the motion preference', () => {
  it('allows motion unless the system asks for less', () => {
    fakeReducedMotion(false);
    expect(preference.motionAllowed()).toBe(true);
    fakeReducedMotion(true);
    expect(preference.motionAllowed()).toBe(false);
  });

  it('puts the visitor’s choice above the system’s, either way', () => {
    fakeReducedMotion(true);
    preference.allowMotion(true);
    expect(preference.motionAllowed()).toBe(true);
    preference.allowMotion(false);
    expect(preference.motionAllowed()).toBe(false);
  });

  it('keeps the visitor’s pause when the system stops asking for less motion', () => {
    const media = fakeReducedMotion(false);
    const stop = preference.onMotionChange(() => {});
    preference.allowMotion(false);
    media.change(true);
    preference.allowMotion(false);
    media.change(false);
    expect(preference.motionAllowed()).toBe(false);
    stop();
  });

  it('has one listener for the system’s setting, and none when it has no listeners itself', () => {
    const media = fakeReducedMotion(false);
    const stops = [preference.onMotionChange(() => {}), preference.onMotionChange(() => {})];
    expect(media.listeners()).toBe(1);
    for (const stop of stops) {
      stop();
      stop();
    }
    expect(media.listeners()).toBe(0);
  });
});
