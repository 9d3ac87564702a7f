import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type * as Render from '../../documents/render.tsx';
import type { Bundle } from '../bundle/bundle.ts';

/** What renders pages, in a thread of its own: its modules are freed with that, which Node does in no other way. */
export interface Renderer {
  call: <Name extends keyof typeof Render>(
    name: Name,
    ...args: Parameters<(typeof Render)[Name]>
  ) => Promise<Awaited<ReturnType<(typeof Render)[Name]>>>;
  close: () => Promise<void>;
}

/** Lets Node find `#site/…` beside the code: https://nodejs.org/api/packages.html#subpath-imports */
const PACKAGE = { type: 'module', imports: { '#site/*': './site/*' } };

/**
 * The thread's code. React warns of each empty attribute where `detached` is missing, as on Node 20
 * (react-dom-server.edge.development.js, writeChunk).
 */
const THREAD = `
import { parentPort, workerData } from 'node:worker_threads';
if (!('detached' in ArrayBuffer.prototype))
  Object.defineProperty(ArrayBuffer.prototype, 'detached', { get: () => false });
const functions = await import(workerData);
parentPort.on('message', async ({ id, name, args }) => {
  try {
    parentPort.postMessage({ id, made: await functions[name](...args) });
  } catch (error) {
    parentPort.postMessage({ id, error });
  }
});
parentPort.postMessage('ready');
`;

interface Reply {
  id: number;
  made?: unknown;
  error?: Error;
}

/** Starts a thread with the site's code and an edition's content. The files are written only until it has loaded them. */
export async function openRenderer(
  { rendering }: Bundle,
  modules: [name: string, source: string][],
): Promise<Renderer> {
  const folder = await mkdtemp(join(tmpdir(), 'render-'));
  const write = async (path: string, text: string | Uint8Array) => {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  };

  try {
    await Promise.all([
      write('package.json', JSON.stringify(PACKAGE)),
      ...rendering.files.map(({ path, contents }) => write(path, contents)),
      ...modules.map(([name, source]) => write(`site/${name}`, source)),
    ]);
    const thread = new Worker(new URL(`data:text/javascript,${encodeURIComponent(THREAD)}`), {
      workerData: pathToFileURL(join(folder, rendering.start)).href,
    });
    await once(thread, 'message'); // rejects if it can't load them
    return rendererIn(thread);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function rendererIn(thread: Worker): Renderer {
  const waiting = new Map<number, (reply: Reply) => void>();
  let count = 0;
  thread.unref(); // it keeps the process alive only while a page is being rendered
  thread.on('message', (reply: Reply) => waiting.get(reply.id)?.(reply));
  thread.on('exit', () => {
    for (const [id, answer] of waiting) answer({ id, error: new Error('the site has been built again') });
  });

  return {
    async call(name, ...args) {
      count += 1;
      const id = count;
      thread.ref();
      const { made, error } = await new Promise<Reply>((answer) => {
        waiting.set(id, answer);
        thread.postMessage({ id, name, args });
      });
      waiting.delete(id);
      if (waiting.size === 0) thread.unref();
      if (error) throw error;
      return made as never;
    },
    close: async () => {
      await thread.terminate();
    },
  };
}
