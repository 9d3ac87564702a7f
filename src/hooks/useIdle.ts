import { useEffect, useState } from 'react';

/** Turns true when the page has loaded and the browser has nothing urgent to do, and stays true. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return idle;
}

/**
 * Runs a function when the page has loaded and the browser has nothing urgent to do; where
 * requestIdleCallback is missing, shortly after loading.
 *
 * @returns a function that calls it off
 */
function whenIdle(run: () => void): () => void {
  let cancel: () => void;
  const onLoad = () => {
    cancel = request(run);
  };

  if (document.readyState === 'complete') {
    onLoad();
  } else {
    window.addEventListener('load', onLoad, { once: true });
    cancel = () => window.removeEventListener('load', onLoad);
  }

  return () => cancel();
}

function request(run: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, 200);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(run, { timeout: 2000 });
  return () => cancelIdleCallback(asked);
}
