import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';

/** The state of a history entry that this document pushed for a parameter. */
const OPENED = { opened: true };

/**
 * A query parameter that represents something open: opening it pushes a history entry, so that Back closes
 * it, and closing it goes back. If the page was loaded with the parameter, closing removes it and stays on
 * the page.
 *
 * @returns its value, null when it is absent and while prerendering; a function that opens it; one that
 * closes it
 */
export function useQueryParam(name: string): [string | null, (value: string) => void, () => void] {
  const search = useSearch();
  const [location, navigate] = useLocation();
  /** The path of this component's page: the address may already be the next one's. */
  const [home] = useState(location);
  const value = new URLSearchParams(search).get(name);

  const open = (opened: string) => {
    const params = new URLSearchParams(search);
    params.set(name, opened);
    navigate(`${home}?${params}`, { state: OPENED });
  };

  const close = () => {
    if (window.history.state?.opened) {
      window.history.back();
      return;
    }

    const params = new URLSearchParams(search);
    params.delete(name);
    const rest = params.toString();
    navigate(rest ? `${home}?${rest}` : home, { replace: true });
  };

  return [value, open, close];
}
