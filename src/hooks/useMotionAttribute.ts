import { useEffect } from 'react';
import { motionAllowed, onMotionChange } from '../motion/preference.ts';

/**
 * Lets stylesheets know whether things may move by themselves: sets `data-motion` on the root element to 'on' or 'off'.
 * It reads the preference directly, since while hydrating useMotionAllowed always says that they may.
 */
export function useMotionAttribute() {
  useEffect(() => {
    const write = () => {
      document.documentElement.dataset.motion = motionAllowed() ? 'on' : 'off';
    };
    write();
    return onMotionChange(write);
  }, []);
}
