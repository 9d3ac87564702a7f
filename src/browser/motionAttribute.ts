import { motionAllowed, onMotionChange, watchSystemMotion } from '../motion/preference.ts';

/** Tells style sheets whether automatic motion is allowed: `data-motion` on the root element is 'on' or 'off'. */
export function watchMotion() {
  const write = () => {
    document.documentElement.dataset.motion = motionAllowed() ? 'on' : 'off';
  };

  write();
  onMotionChange(write);
  watchSystemMotion();
}
