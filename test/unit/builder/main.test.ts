import { type ChildProcess, spawn } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
// @ts-expect-error the launcher is JavaScript, since it is what runs TypeScript
import { bundledAddress } from '../../../build.mjs';
import { copyPlainFixture } from '../../support/fixtureSources.ts';
import { freePort } from '../../support/ports.ts';
import { cacheDir, fingerprint } from '../../support/project.ts';

const script = join(import.meta.dirname, '../../../build.mjs');

let project: Awaited<ReturnType<typeof copyPlainFixture>>;
beforeAll(async () => {
  project = await copyPlainFixture();
  await mkdir(cacheDir, { recursive: true });
  await symlink(cacheDir, join(project.root, '.cache'));
  await mkdir(join(project.root, 'dist'));
  await writeFile(join(project.root, 'dist/index.html'), 'the site before');
});
afterAll(() => project.remove());

function run(args: string[], env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [script, ...args], {
    cwd: project.root,
    env: { PATH: process.env.PATH ?? '', ...env },
  });
}

/** Resolves with a run's exit code and output when it has ended. */
async function outcome(child: ChildProcess): Promise<{ code: number | null; output: string }> {
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => (output += text));
  const code = await new Promise<number | null>((done) => child.once('close', done));
  return { code, output };
}

/** Resolves with the first match in what a run prints, or in its errors; rejects when it ends without one. */
function printed(
  child: ChildProcess,
  pattern: RegExp,
  stream: 'stdout' | 'stderr' = 'stdout',
): Promise<RegExpMatchArray> {
  return new Promise((done, failed) => {
    let output = '';
    child[stream]?.setEncoding('utf8').on('data', (text) => {
      output += text;
      const match = output.match(pattern);
      if (match) done(match);
    });
    child.once('close', () => failed(new Error(`It ended after printing:\n${output}`)));
  });
}

it('the launcher imports an address, also on Windows', () => {
  const launcher = 'file:///C:/Users/Ada%20B/site/build.mjs';
  for (const entry of ['src/builder/main.ts', 'src\\builder\\main.ts'])
    expect(bundledAddress(entry, launcher)).toBe(
      'file:///C:/Users/Ada%20B/site/.cache/builder/src/builder/main.mjs',
    );
});

describe('node build.mjs', () => {
  it('serve builds, serves with the inbox and prints the address', async () => {
    const port = await freePort();
    const child = run(['serve'], { PORT: String(port) });
    try {
      const [said, url = ''] = await printed(child, /^Building[\s\S]*Serving at (\S+)[^\n]*\n$/);
      expect(said).toMatch(/^Building the site; http:\/\/localhost:\d+\/ shows it when it is there\.\n/);
      expect(url).toBe(`http://localhost:${port}/`);
      const contact = await (await fetch(`${url}Contact`)).text();
      expect(contact).toContain('action="/inbox"');
      expect(contact).not.toContain('__reload.js');
      expect(contact).toContain(`value="${url}Contact?sent=1#thanks"`);
      expect((await fetch(`${url}inbox`)).status).toBe(200);
      expect(await readFile(join(project.root, 'dist/index.html'), 'utf8')).toBe('the site before');
    } finally {
      child.kill();
    }
  });

  it('watch serves pages that reload themselves, and names a link that leads nowhere', async () => {
    const port = await freePort();
    const restore = await project.edit(
      'src/content/notes/2026-03-benchmarks.md',
      (text) => `${text}\n[Lost](/Nowhere)\n`,
    );
    const child = run(['watch'], { PORT: String(port) });
    try {
      const [, address] = await printed(child, /"(\/Nowhere)", but there is no such page/, 'stderr');
      expect(address).toBe('/Nowhere');
      const answer = await fetch(`http://localhost:${port}/Contact`);
      expect(answer.status).toBe(503); // the page that says so
      const again = printed(child, /Built again/);
      await restore();
      await again;
      const contact = await (await fetch(`http://localhost:${port}/Contact`)).text();
      expect(contact).toMatch(/<script src="\/__reload\.js\?\d+">/);
    } finally {
      child.kill();
      await restore();
    }
  });

  it('serve on a port in use reports it without building', async () => {
    const other = createServer();
    await new Promise<void>((done) => other.listen(0, () => done()));
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const before = await fingerprint(join(project.root, 'dist'));
    const { code, output } = await outcome(run(['serve'], { PORT: String(port) }));
    await new Promise((done) => other.close(done));
    expect(output).toBe(`Port ${port} is taken: stop what uses it, or choose another: PORT=${port + 1}\n`);
    expect(code).toBe(1);
    expect(await fingerprint(join(project.root, 'dist'))).toEqual(before);
  });

  it('names the path of a page that throws, and leaves the last site; builds the next one', async () => {
    const restore = await project.edit('src/pages/Home/HomePage.tsx', (text) =>
      text.replace('return (', "if (home) throw new Error('too homely');\n  return ("),
    );
    const before = await fingerprint(join(project.root, 'dist'));
    const { code, output } = await outcome(run([], {}));
    await restore();
    expect(await fingerprint(join(project.root, 'dist'))).toEqual(before);
    expect(output).toContain("The page / can't be prerendered: too homely");
    expect(code).toBe(1);
    const next = await outcome(run([], { SITE_URL: 'https://ada.dev/repo/', PLACEHOLDERS: 'allow' }));
    expect(next.output).toMatch(/dist\/ for https:\/\/ada\.dev\/repo\/ in \d+\.\d\d s/);
    expect(next.code).toBe(0);
  });

  it('says at once that Node is too old', async () => {
    const older =
      'Object.defineProperty(process, "versions", { value: { ...process.versions, node: "20.18.3" } })';
    const env = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(older)}` };
    const { code, output } = await outcome(run(['bench.ts'], env));
    expect(output).toBe('This needs Node 20.19 or newer, and this is 20.18.3: see https://nodejs.org\n');
    expect(code).toBe(1);
  });

  it('says in a sentence how to install what NODE_ENV=production leaves out', async () => {
    const bare = await mkdtemp(join(tmpdir(), 'portfolio-'));
    await copyFile(script, join(bare, 'build.mjs'));
    const child = spawn(process.execPath, [join(bare, 'build.mjs'), 'serve'], { cwd: bare });
    const { code, output } = await outcome(child);
    await rm(bare, { recursive: true });
    expect(output).toMatch(/^Packages are missing: npm ci --include=dev installs them[^\n]*\n$/);
    expect(code).toBe(1);
  });

  it('lists the commands when one is unknown', async () => {
    const { code, output } = await outcome(run(['bulid'], {}));
    expect(output).toMatch(/^Unknown command: bulid\. Use one of build, serve, .*, declare\.\n$/);
    expect(code).toBe(1);
  });

  it.each([
    ['src/pages/Home/HomePage.tsx', '}'],
    ['src/styles/base.css', '.a { left: 0'],
  ])('names file and line of what can’t be read in %s, and exits with code 1', async (file, fault) => {
    const restore = await project.edit(file, (text) => `${text}\n${fault}`);
    const { code, output } = await outcome(run([], {}));
    await restore();
    expect(output).toMatch(new RegExp(`${file}:\\d+:\\d+`));
    expect(code).toBe(1);
  });
});
