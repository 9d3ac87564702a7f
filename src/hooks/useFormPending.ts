import { useEffect, useState } from 'react';

/** If the page is still here after this, the form wasn't sent: stopped, or an empty response. */
const GIVEN_UP_MS = 60_000;

/**
 * Whether a native form is being submitted. Reset when the visitor comes back to the page, which the browser
 * may restore unchanged (back/forward cache).
 */
export function useFormPending(): [boolean, (pending: boolean) => void] {
  const [pending, setPending] = useState(false);
  useEffect(() => {
    if (!pending) return;

    const onShow = () => setPending(false);
    const timer = setTimeout(onShow, GIVEN_UP_MS);

    window.addEventListener('pageshow', onShow);

    return () => {
      clearTimeout(timer);
      window.removeEventListener('pageshow', onShow);
    };
  }, [pending]);

  return [pending, setPending];
}
