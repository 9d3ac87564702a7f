import { beforeEach, describe, expect, it, vi } from 'vitest';

let entry: typeof import('../../../src/browser/historyEntry.ts');
const state = () => window.history.state;
const at = (path: string) => window.history.pushState(null, '', path);

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  entry = await import('../../../src/browser/historyEntry.ts');
  at('/Contact');
  entry.notePageShown();
});

describe('a history entry', () => {
  it('stores the first change of a burst at once, and the last one 400 ms later', () => {
    entry.keepInEntry({ draft: { nombre: 'A' } });
    expect(state()).toEqual({ draft: { nombre: 'A' } });
    entry.keepInEntry({ draft: { nombre: 'Ad' } });
    entry.keepInEntry({ draft: { nombre: 'Ada' } });
    vi.advanceTimersByTime(399);
    expect(state()).toEqual({ draft: { nombre: 'A' } });
    vi.advanceTimersByTime(1);
    expect(state()).toEqual({ draft: { nombre: 'Ada' } });
    vi.advanceTimersByTime(400);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('stores draft and scroll position side by side', () => {
    entry.keepInEntry({ scrollPx: 300 });
    entry.keepInEntry({ draft: { nombre: 'Ada' } });
    vi.advanceTimersByTime(400);
    expect(state()).toEqual({ scrollPx: 300, draft: { nombre: 'Ada' } });
  });

  it('stores pending changes when the document is left', () => {
    entry.keepInEntry({ draft: { nombre: 'A' } });
    entry.keepInEntry({ draft: { nombre: 'Ada' } });
    window.dispatchEvent(new Event('beforeunload'));
    expect(state()).toEqual({ draft: { nombre: 'Ada' } });
  });

  it('includes pending changes when it is read', () => {
    entry.keepInEntry({ draft: { nombre: 'A' } });
    entry.keepInEntry({ draft: { nombre: 'Ada' } });
    expect(entry.readEntry()).toEqual({ draft: { nombre: 'Ada' } });
  });

  it('never stores the changes of one page in the entry of the next', () => {
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
