import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';

/**
 * Never replaced: when a context changes, React discards HTML that isn't hydrated yet
 * (https://github.com/react/react/issues/24476).
 */
interface Rounds {
  /** Counted from 0. */
  current: () => number;
  /** @returns a function that ends it */
  subscribe: (onChange: () => void) => () => void;
  /** @returns a function that removes the heading again */
  join: (heading: string) => () => void;
  complete: (heading: string) => void;
}

const RoundsContext = createContext<Rounds>({
  current: () => 0,
  subscribe: () => () => {},
  join: () => () => {},
  complete: () => {},
});

/**
 * Counts the rounds of a page's animated headings: when all of them are complete, the counter goes up and
 * each may make its entrance again.
 */
export function HeadingRounds({ children }: { children: ReactNode }) {
  const [rounds] = useState(openRounds);
  return <RoundsContext value={rounds}>{children}</RoundsContext>;
}

/** Headings that aren't hydrated yet take part as well: they are in the HTML. */
const areAllThere = (joined: number) => document.querySelectorAll('main [data-phase]').length <= joined;

function openRounds(): Rounds {
  let round = 0;
  /** Each heading, and whether it is complete in this round. */
  const headings = new Map<string, boolean>();
  const listeners = new Set<() => void>();

  /** Starts the next round when every heading is complete. */
  function check() {
    if (headings.size === 0 || ![...headings.values()].every(Boolean) || !areAllThere(headings.size)) return;
    for (const key of headings.keys()) headings.set(key, false);
    round += 1;
    for (const listener of [...listeners]) listener();
  }

  return {
    current: () => round,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    join(heading) {
      headings.set(heading, false);
      return () => {
        headings.delete(heading);
        check(); // the others may have been waiting for this one
      };
    },
    complete(heading) {
      if (!headings.has(heading)) return;
      headings.set(heading, true);
      check();
    },
  };
}

/**
 * Takes part in the page's rounds.
 *
 * @param heading its key
 * @returns the current round, counted from 0, and a function to call when the heading is complete
 */
export function useHeadingRound(heading: string): [number, () => void] {
  const { current, subscribe, join, complete } = useContext(RoundsContext);
  const round = useSyncExternalStore(subscribe, current, () => 0);
  useEffect(() => join(heading), [join, heading]);
  return [round, useCallback(() => complete(heading), [complete, heading])];
}
