import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react';

/**
 * Never replaced: when a context changes, React discards HTML that isn't hydrated yet
 * (https://github.com/react/react/issues/24476).
 */
interface Rounds {
  /** Counted from 0. */
  current: () => number;
  /** @returns a function that ends it */
  subscribe: (onChange: () => void) => () => void;
  /** A heading is complete, and says so in `data-played`: the last one of a round starts the next. */
  complete: () => void;
}

const RoundsContext = createContext(openRounds());

/**
 * Counts the rounds of a page's animated headings: when all of them are complete, the counter goes up and
 * each may make its entrance again.
 */
export function HeadingRounds({ children }: { children: ReactNode }) {
  const [rounds] = useState(openRounds);
  return <RoundsContext value={rounds}>{children}</RoundsContext>;
}

function openRounds(): Rounds {
  let round = 0;
  const listeners = new Set<() => void>();

  return {
    current: () => round,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    complete() {
      // Those that aren't hydrated yet take part as well: they are in the HTML. A page that is left doesn't.
      const headings = document.querySelectorAll<HTMLElement>('.page-layer:not([aria-hidden]) [data-phase]');
      if ([...headings].some(({ dataset }) => Number(dataset.played ?? -1) < round)) return;
      round += 1;
      for (const listener of [...listeners]) listener();
    },
  };
}

/** @returns the page's current round, counted from 0, and a function to call when a heading is complete */
export function useHeadingRound(): [number, () => void] {
  const { current, subscribe, complete } = useContext(RoundsContext);
  return [useSyncExternalStore(subscribe, current, () => 0), complete];
}
