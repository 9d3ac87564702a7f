import { useEffect } from 'react';
import { motionAllowed, onMotionChange } from '../motion/preference.ts';

/**
 * Tells stylesheets whether things may move by themselves: `data-motion` on the document is 'on' or 'off'. Straight from
 * the preference, since a render that hydrates doesn't know it yet.
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
