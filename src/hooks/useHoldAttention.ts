import { useEffect } from 'react';
import { holdAttention } from '../browser/attention.ts';

/** Claims the visitor's attention while a component is mounted and `active`. */
export function useHoldAttention(active = true) {
  useEffect(() => (active ? holdAttention() : undefined), [active]);
}
