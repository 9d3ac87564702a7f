import { useSyncExternalStore } from 'react';
import { motionAllowed, onMotionChange } from '../motion/preference.ts';

/** Whether automatic motion is allowed; true while prerendering and hydrating. */
export function useMotionAllowed(): boolean {
  return useSyncExternalStore(onMotionChange, motionAllowed, () => true);
}
