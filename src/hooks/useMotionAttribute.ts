import { useEffect } from 'react';
import { motionAllowed, onMotionChange } from '../motion/preference.ts';

/**
 * Tells stylesheets whether automatic motion is allowed: sets `data-motion` on the root element to 'on' or
 * 'off'. It reads the preference directly, since useMotionAllowed always returns true while hydrating.
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
