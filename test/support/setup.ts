import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

afterEach(cleanup);
afterEach(() => {
  if (typeof window === 'undefined') return;
  vi.restoreAllMocks(); // a test may have taken storage away
  window.localStorage.clear();
  document.body.className = '';
});
