import { useEffect, useState } from 'react';
import { whenIdle } from '../browser/idle.ts';

/** Turns true when the page has loaded and the browser has nothing urgent to do, and stays true. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return idle;
}
