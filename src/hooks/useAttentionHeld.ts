import { useSyncExternalStore } from 'react';
import { attentionHeld, onAttentionChange } from '../browser/attention.ts';

/** Whether something claims the visitor's attention; nothing does while prerendering and hydrating. */
export function useAttentionHeld(): boolean {
  return useSyncExternalStore(onAttentionChange, attentionHeld, () => false);
}
