import {
  type ComponentType,
  createContext,
  type FunctionComponent,
  memo,
  Suspense,
  use,
  useContext,
  useLayoutEffect,
} from 'react';
import { carryOver } from '../browser/carryOver.ts';

/** A component whose script is loaded separately from that of the component that renders it. */
export interface Part extends FunctionComponent {
  /** Loads the script and retries once; rejects when that fails or takes too long, and may then be called again. */
  load: () => Promise<void>;
}

/** When a part of a prerendered page is hydrated: first, or at the visitor's first input. */
type When = 'first' | 'input';

/** A connection that broke for a moment may be back after this long. */
const RETRY_MS = 300;
/** After this long, fall back to what works without the script. */
const TIMEOUT_MS = 4000;

/** Whether something that a module exports is a part. */
export const isPart = (value: unknown): value is Part => typeof (value as Part | null)?.load === 'function';

/** Whether only the first views of pages are rendered, so that a page can be shown in a moment. */
export const FirstViewOnly = createContext(false);

/**
 * Makes a part from a component that is imported on demand. Where it is prerendered, it stays HTML, readable and
 * with working links, until its script is loaded; then React hydrates it (see waiting.ts for what this saves).
 */
export function part(load: () => Promise<ComponentType>, when: When = 'input'): Part {
  let Loaded: ComponentType | undefined;
  let loading: Promise<void> | undefined;
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });

  function Contents() {
    use(arrival);
    useLayoutEffect(carryOver, []);
    return Loaded && <Loaded />;
  }

  async function loadWithRetry() {
    Loaded = await load().catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      return load();
    });
    // React reads a promise's state from these. Without them `use` suspends again for a promise that is already
    // fulfilled, and React rejects a component that calls `use` in one render but not in the next:
    // https://github.com/facebook/react/blob/v19.1.0/packages/react-reconciler/src/ReactFiberThenable.js
    Object.assign(arrival, { status: 'fulfilled', value: undefined });
    arrive();
  }

  return Object.assign(
    // memo, since React discards the HTML of a boundary that is re-rendered while it is still waiting.
    memo(() => {
      const firstViewOnly = useContext(FirstViewOnly);
      return firstViewOnly && when !== 'first' ? null : (
        <Suspense>
          <Contents />
        </Suspense>
      );
    }),
    {
      load() {
        loading ??= inTime(loadWithRetry()).catch((error) => {
          loading = undefined;
          throw error;
        });
        return loading;
      },
    },
  );
}

/** Rejects when the promise takes too long; a result that comes later is still used. */
export function inTime(promise: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Timed out loading part of the page')), TIMEOUT_MS);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
