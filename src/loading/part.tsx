import { type ComponentType, type FunctionComponent, memo, Suspense, use } from 'react';

/** A component whose script is loaded apart from that of whoever shows it. */
export interface Part extends FunctionComponent {
  /** Brings it, at the second try if need be; rejects when that fails or takes too long, and may then be called again. */
  load: () => Promise<void>;
}

/** A connection that broke for a moment may be back by then. */
const RETRY_MS = 300;
/** Who has waited so long is better off with what works without the script. */
const PATIENCE_MS = 4000;

/**
 * Makes a part of what is imported on demand. Where it has been prerendered it stays as HTML, readable and with links
 * that work, until its script has come; then React takes it over.
 */
export function part(load: () => Promise<ComponentType>): Part {
  let Loaded: ComponentType | undefined;
  let loading: Promise<void> | undefined;
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });

  function Contents() {
    if (!Loaded) use(arrival);
    return Loaded && <Loaded />;
  }

  async function bring() {
    Loaded = await load().catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      return load();
    });
    arrive();
  }

  return Object.assign(
    // What is rendered anew while it waits, React would take for changed, and throw its HTML away.
    memo(() => (
      <Suspense>
        <Contents />
      </Suspense>
    )),
    {
      load() {
        loading ??= inTime(bring()).catch((error) => {
          loading = undefined;
          throw error;
        });
        return loading;
      },
    },
  );
}

/** Rejects when the promise takes too long; whatever comes of it is still made use of. */
export function inTime(promise: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, PATIENCE_MS, new Error('a file takes too long'));
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
