import { once } from 'node:events';
import { createServer } from 'node:net';

/** Finds a free port on this machine, for a server that needs a port number. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/**
 * Resolves when a server answers at an address.
 *
 * @throws {Error} when none has after ten seconds
 */
export async function answers(url: string): Promise<void> {
  const deadline = performance.now() + 10_000;
  for (;;) {
    try {
      await fetch(url);
      return;
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
