import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { fakeAnimations } from './dom.ts';

// happy-dom's animations have no clock, and cancelling one fails the test run.
if (typeof Element !== 'undefined') fakeAnimations();

// Long, so that only a test that hangs times out.
configure({ asyncUtilTimeout: 20_000 });

afterEach(cleanup);
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks(); // a test may have removed storage
  window.localStorage.clear();
  document.body.className = '';
});
