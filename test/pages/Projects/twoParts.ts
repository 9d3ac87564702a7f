import { createServer } from 'node:http';

/** Longer than a frame, also on a busy machine. */
const GAP_MS = 300;

/**
 * Serves a site from another port, each document as a slow line does: its head, and its body a while later.
 *
 * @param origin of the site
 * @returns its own origin, and a function that ends it
 */
export async function serveInTwoParts(origin: string) {
  const server = createServer(async (req, res) => {
    const { status, headers, body } = await fetch(origin + req.url);
    const bytes = Buffer.from(await new Response(body).arrayBuffer());
    res.writeHead(status, { 'content-type': headers.get('content-type') ?? '' });
    const end = bytes.indexOf('<body>');
    if (end > 0) res.write(bytes.subarray(0, end));
    setTimeout(() => res.end(bytes.subarray(Math.max(0, end))), end > 0 ? GAP_MS : 0);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
