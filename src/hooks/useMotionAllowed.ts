import { useSyncExternalStore } from 'react';
import { motionAllowed, onMotionChange } from '../motion/preference.ts';

/** Whether things may move by themselves; while prerendering and hydrating they may. */
export function useMotionAllowed(): boolean {
  return useSyncExternalStore(onMotionChange, motionAllowed, () => true);
}
