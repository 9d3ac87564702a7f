import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';

interface Rounds {
  round: number;
  /** @returns a function that removes the heading again */
  join: (heading: string) => () => void;
  complete: (heading: string) => void;
}

const RoundsContext = createContext<Rounds>({ round: 0, join: () => () => {}, complete: () => {} });

/**
 * Counts the rounds of a page's animated headings: when all of them are complete, the counter goes up and each
 * may make its entrance again.
 */
export function HeadingRounds({ children }: { children: ReactNode }) {
  const [round, setRound] = useState(0);
  /** Each heading, and whether it is complete in this round. */
  const headings = useRef(new Map<string, boolean>());

  /** Starts the next round when every heading is complete. */
  const check = useCallback(() => {
    const { current } = headings;
    if (current.size === 0 || ![...current.values()].every(Boolean)) return;
    for (const key of current.keys()) current.set(key, false);
    setRound((n) => n + 1);
  }, []);
  const join = useCallback(
    (heading: string) => {
      headings.current.set(heading, false);
      return () => {
        headings.current.delete(heading);
        check(); // the others may have been waiting for this one
      };
    },
    [check],
  );
  const complete = useCallback(
    (heading: string) => {
      if (!headings.current.has(heading)) return;
      headings.current.set(heading, true);
      check();
    },
    [check],
  );

  const rounds = useMemo(() => ({ round, join, complete }), [round, join, complete]);
  return <RoundsContext value={rounds}>{children}</RoundsContext>;
}

/**
 * Takes part in the page's rounds.
 *
 * @param heading its key
 * @returns the current round, counted from 0, and a function to call when the heading is complete
 */
export function useHeadingRound(heading: string): [number, () => void] {
  const { round, join, complete } = useContext(RoundsContext);
  useEffect(() => join(heading), [join, heading]);
  return [round, useCallback(() => complete(heading), [complete, heading])];
}
