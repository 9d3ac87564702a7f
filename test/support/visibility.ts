import { vi } from 'vitest';

/** Hides or shows the page, as switching tabs does. */
export function setHidden(hidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}
