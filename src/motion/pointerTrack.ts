/** Only the last moments before a hand lets go say how fast it was. */
const WINDOW_MS = 100;

/** Where a pointer was when. Positions in CSS pixels, times in milliseconds. */
export interface PointerTrack {
  add(position: number, timeMs: number): void;
  /**
   * How fast it was over the last 100 ms, in pixels per second: the way from where it was then to where it is now, however
   * many events told of it. 0 when it has stood still for as long.
   */
  velocityAt(timeMs: number): number;
}

/** A track that starts at a position. */
export function pointerTrack(position: number, timeMs: number): PointerTrack {
  const points = [{ position, timeMs }];

  /** Forgets all but the last point before the window, which says where it began. */
  function forget(beforeMs: number) {
    while (points[1] && points[1].timeMs <= beforeMs) points.shift();
  }

  return {
    add(to, atMs) {
      forget(atMs - WINDOW_MS);
      if (points.at(-1)?.timeMs === atMs) points.pop(); // two events of one moment: the later one counts
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
