/** Only the last moments before the release count towards the velocity. */
const WINDOW_MS = 100;

/** A pointer's recent positions. Positions in CSS pixels, times in milliseconds. */
export interface PointerTrack {
  add(position: number, timeMs: number): void;
  /**
   * Its velocity over the last 100 ms, in pixels per second: the distance from its position then to its
   * position now, however many events there were in between. 0 if it hasn't moved for that long.
   */
  velocityAt(timeMs: number): number;
}

/** A track that starts at a position. */
export function pointerTrack(position: number, timeMs: number): PointerTrack {
  const points = [{ position, timeMs }];

  /** Drops all but the last point before the window, which gives the position at its start. */
  function forget(beforeMs: number) {
    while (points[1] && points[1].timeMs <= beforeMs) points.shift();
  }

  return {
    add(to, atMs) {
      forget(atMs - WINDOW_MS);
      if (points.at(-1)?.timeMs === atMs) points.pop(); // two events at the same time: the later one counts
      points.push({ position: to, timeMs: atMs });
    },
    velocityAt(nowMs) {
      const fromMs = nowMs - WINDOW_MS;
      forget(fromMs);
      const [first, second] = points;
      const last = points.at(-1);
      if (!first || !second || !last) return 0;

      const before = Math.max(0, fromMs - first.timeMs) / (second.timeMs - first.timeMs);
      const start = first.position + (second.position - first.position) * before;
      const seconds = (nowMs - Math.max(fromMs, first.timeMs)) / 1000;

      return seconds > 0 ? (last.position - start) / seconds : 0;
    },
  };
}
