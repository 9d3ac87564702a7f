import { useEffect } from 'react';
import { useMotionAllowed } from './useMotionAllowed.ts';

/** Tells stylesheets whether things may move by themselves: `data-motion` on the document is 'on' or 'off'. */
export function useMotionAttribute() {
  const allowed = useMotionAllowed();
  useEffect(() => {
    document.documentElement.dataset.motion = allowed ? 'on' : 'off';
  }, [allowed]);
}
