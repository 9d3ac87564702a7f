import { act } from '@testing-library/react';
import { type ReactNode, StrictMode, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { part } from '../../src/loading/part.tsx';

const Garden = () => <button type="button">Regar</button>;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('part', () => {
  it('loads its script once, however often it is asked to', async () => {
    const load = vi.fn(async () => Garden);
    const Part = part(load);
    await Promise.all([Part.load(), Part.load()]);
    await Part.load();
    expect(load).toHaveBeenCalledOnce();
  });

  it('tries twice, then rejects, and can be loaded again', async () => {
    const load = vi.fn<() => Promise<() => ReactNode>>().mockRejectedValue(new Error('offline'));
    const Part = part(load);
    const failed = expect(Part.load()).rejects.toThrow('offline');
    await vi.runAllTimersAsync();
    await failed;
    expect(load).toHaveBeenCalledTimes(2);
    load.mockResolvedValue(Garden);
    await Part.load();
    expect(renderToString(<Part />)).toContain('Regar');
  });

  it('keeps its prerendered HTML until its script has loaded, even when its parent renders again', async () => {
    const Here = part(async () => Garden);
    await Here.load();
    const There = part(async () => Garden);
    function Page({ Part }: { Part: typeof Here }) {
      const [count, setCount] = useState(0);
      return (
        <>
          <p onClick={() => setCount(count + 1)} onKeyDown={() => {}}>
            {count}
          </p>
          <Part />
        </>
      );
    }
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(
      <StrictMode>
        <Page Part={Here} />
      </StrictMode>,
    );
    const prerendered = container.querySelector('button');
    const onRecoverableError = vi.fn();
    const root = await act(async () =>
      hydrateRoot(
        container,
        <StrictMode>
          <Page Part={There} />
        </StrictMode>,
        { onRecoverableError },
      ),
    );
    await act(async () => container.querySelector('p')?.click());
    expect(container.querySelector('p')?.textContent).toBe('1');
    expect(container.querySelector('button')).toBe(prerendered);
    await act(async () => {
      await There.load();
      await vi.runAllTimersAsync();
    });
    expect(container.querySelector('button')).toBe(prerendered);
    expect(onRecoverableError).not.toHaveBeenCalled();
    await act(async () => root.unmount());
    container.remove();
  });
});
