import { useEffect, useState } from 'react';

/**
 * Turns true when the page has loaded and the browser has nothing urgent to do, and stays true. Where
 * requestIdleCallback is missing, it does so shortly after loading.
 */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    let cancel: () => void;
    const onLoad = () => {
      cancel = whenIdle(() => setIdle(true));
    };
    if (document.readyState === 'complete') {
      onLoad();
    } else {
      window.addEventListener('load', onLoad, { once: true });
      cancel = () => window.removeEventListener('load', onLoad);
    }
    return () => cancel();
  }, []);
  return idle;
}

function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, 200);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run, { timeout: 2000 });
  return () => cancelIdleCallback(request);
}
