// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

let entry: typeof import('../../src/hooks/historyEntry.ts');
const state = () => window.history.state;
const at = (path: string) => window.history.pushState(null, '', path);

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  entry = await import('../../src/hooks/historyEntry.ts');
  at('/Contact');
  entry.notePageShown();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('an entry of the history', () => {
  it('keeps something at once, and the rest of a burst a moment later', () => {
    entry.keepInEntry({ draft: { nombre: 'A' } });
    expect(state()).toEqual({ draft: { nombre: 'A' } });
    entry.keepInEntry({ draft: { nombre: 'Ad' } });
    entry.keepInEntry({ draft: { nombre: 'Ada' } });
    expect(state()).toEqual({ draft: { nombre: 'A' } });
    vi.advanceTimersByTime(400);
    expect(state()).toEqual({ draft: { nombre: 'Ada' } });
    vi.advanceTimersByTime(400);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('keeps its parts apart', () => {
    entry.keepInEntry({ scrollPx: 300 });
    entry.keepInEntry({ draft: { nombre: 'Ada' } });
    vi.advanceTimersByTime(400);
    expect(state()).toEqual({ scrollPx: 300, draft: { nombre: 'Ada' } });
  });

  it('knows what is about to be kept', () => {
    entry.keepInEntry({ draft: { nombre: 'A' } });
    entry.keepInEntry({ draft: { nombre: 'Ada' } });
    expect(entry.readEntry()).toEqual({ draft: { nombre: 'Ada' } });
  });

  it('keeps what waits when the same page is shown anew, as when it comes alive', () => {
    entry.keepInEntry({ draft: { nombre: 'A' } });
    entry.keepInEntry({ draft: { nombre: 'Ada' } });
    entry.notePageShown();
    vi.advanceTimersByTime(400);
    expect(state()).toEqual({ draft: { nombre: 'Ada' } });
  });

  it('keeps what waits when the page is about to be left', () => {
    entry.keepInEntry({ draft: { nombre: 'A' } });
    entry.keepInEntry({ draft: { nombre: 'Ada' } });
    window.dispatchEvent(new Event('beforeunload'));
    expect(state()).toEqual({ draft: { nombre: 'Ada' } });
  });

  it('keeps nothing of a page in the entry of the next', () => {
    entry.keepInEntry({ draft: { nombre: 'A' } });
    entry.keepInEntry({ draft: { nombre: 'Ada' } });
    at('/About');
    entry.keepInEntry({ scrollPx: 10 });
    vi.advanceTimersByTime(400);
    expect(state()).toBeNull();
    entry.notePageShown();
    expect(entry.readEntry()).toEqual({});
    vi.advanceTimersByTime(400);
    expect(state()).toBeNull();
  });
});
