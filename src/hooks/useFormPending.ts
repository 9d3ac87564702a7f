import { useEffect, useState } from 'react';

/** After so long a form that is still here wasn't sent: the visitor stopped it, or it was answered with nothing. */
const GIVEN_UP_MS = 60_000;

/**
 * Whether a native form is on its way. It no longer is when the visitor comes back to the page, which the browser may
 * have kept as it was.
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
