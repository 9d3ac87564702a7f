import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Advances fake time, and has React render the changes. */
export const advance = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
