import { isHydrated } from '../support/inPage.ts';

/** One browser with one page, driven by any protocol. Points are CSS pixels from the viewport's top left corner. */
export interface Engine {
  goto(url: string): Promise<void>;
  back(): Promise<void>;
  /** Runs a self-contained function in the page. */
  run<Args extends unknown[], Result>(
    code: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  resize(width: number, height: number): Promise<void>;
  click(at: Point): Promise<void>;
  drag(from: Point, to: Point): Promise<void>;
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  close(): Promise<void>;
}

export interface Point {
  x: number;
  y: number;
}

export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowRight';

/** An engine that may be installed on this machine. */
export interface EngineMaker {
  name: string;
  /** In one line, the missing program and how to provide it; null when nothing is missing. */
  missing(): string | null;
  open(): Promise<Engine>;
}

const PATIENCE_MS = 15_000;

/**
 * Runs code in the page until it returns something other than false, null or undefined.
 *
 * @throws {Error} when it hasn't after 15 seconds
 */
export async function until<Args extends unknown[], Result>(
  engine: Engine,
  code: (...args: Args) => Result,
  ...args: Args
): Promise<Exclude<Awaited<Result>, false | null | undefined>> {
  const deadline = performance.now() + PATIENCE_MS;
  let last: unknown;
  while (performance.now() < deadline) {
    try {
      last = await engine.run(code, ...args);
      if (last !== false && last !== null && last !== undefined) return last as never;
    } catch (error) {
      last = error; // the page may be navigating
    }
  }
  throw new Error(`Timed out: ${code}\nwith ${JSON.stringify(args)}; the last result was ${last}`);
}

/** The centre of the visible element with a selector and a name, once it is scrolled into view and at rest. */
export function find(engine: Engine, selector: string, name = ''): Promise<Point> {
  return until(
    engine,
    async (wanted: string, text: string) => {
      const named = (e: Element) => (e.getAttribute('aria-label') ?? e.textContent ?? '').includes(text);
      const element = [...document.querySelectorAll(wanted)].find(
        (e) => named(e) && e.getClientRects().length > 0 && getComputedStyle(e).visibility === 'visible',
      );
      if (!element) return null;
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const before = element.getBoundingClientRect();
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const { left, top, width, height } = element.getBoundingClientRect();
      if (left !== before.left || top !== before.top) return null;
      return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
    },
    selector,
    name,
  );
}

export const click = async (engine: Engine, selector: string, name = '') =>
  engine.click(await find(engine, selector, name));

/** Resolves when the page's address ends with `end`. */
export const arrive = (engine: Engine, end: string) =>
  until(engine, (wanted: string) => window.location.href.endsWith(wanted), end);

/** Resolves when the whole page is hydrated, including the parts that wait for input. */
export const hydrated = (engine: Engine) => until(engine, isHydrated, true);
