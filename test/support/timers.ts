import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Lets fake time pass, and React render what changes meanwhile. */
export const advance = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
