import { useEffect, useState } from 'react';
import { useIdle } from './useIdle.ts';
import { usePageVisible } from './usePageVisible.ts';

const READING_MS = 3000;

/**
 * Turns true when the visitor has had a first look at the page: when it has loaded and then been scrolled, or been
 * visible for three seconds. It stays true.
 */
export function useHasRead(): boolean {
  const idle = useIdle();
  const visible = usePageVisible();
  const [read, setRead] = useState(false);
  useEffect(() => {
    if (!idle || !visible || read) return;
    const finish = () => setRead(true);
    const timer = setTimeout(finish, READING_MS);
    window.addEventListener('scroll', finish, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', finish);
    };
  }, [idle, visible, read]);
  return read;
}
