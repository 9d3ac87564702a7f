import { useCallback, useState } from 'react';
import { useLocation, useSearch } from 'wouter';

/** What an entry of the history carries that this document made for a parameter. */
const OPENED = { opened: true };

/**
 * A parameter of the address that stands for something open: opening it makes an entry in the history, so that Back
 * closes it, and closing it goes back. Whoever came by a link that has it open stays on the page when it closes.
 *
 * @returns its value, null when it is absent and while prerendering; a function that opens, and one that closes
 */
export function useQueryParam(name: string): [string | null, (value: string) => void, () => void] {
  const search = useSearch();
  const [location, navigate] = useLocation();
  /** Where the page is that this belongs to: the address may be on its way to another one, whose script is late. */
  const [home] = useState(location);
  const value = new URLSearchParams(search).get(name);

  const open = useCallback(
    (opened: string) => {
      const params = new URLSearchParams(search);
      params.set(name, opened);
      navigate(`${home}?${params}`, { state: OPENED });
    },
    [search, home, navigate, name],
  );
  const close = useCallback(() => {
    if (window.history.state?.opened) {
      window.history.back();
      return;
    }
    const params = new URLSearchParams(search);
    params.delete(name);
    const rest = params.toString();
    navigate(rest ? `${home}?${rest}` : home, { replace: true });
  }, [search, home, navigate, name]);
  return [value, open, close];
}
