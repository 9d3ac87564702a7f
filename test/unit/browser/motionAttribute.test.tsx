import { expect, it } from 'vitest';
import { watchMotion } from '../../../src/browser/motionAttribute.ts';
import { allowMotion } from '../../../src/motion/preference.ts';
import { fakeReducedMotion } from '../../support/dom.ts';

it('tells style sheets what the system asks for and what the button says', () => {
  const media = fakeReducedMotion(false);
  watchMotion();
  const shown = [document.documentElement.dataset.motion];
  for (const change of [() => media.change(true), () => allowMotion(true), () => allowMotion(false)]) {
    change();
    shown.push(document.documentElement.dataset.motion);
  }
  expect(shown).toEqual(['on', 'off', 'on', 'off']);
});
