import { execFile, spawn } from 'node:child_process';
import { mkdir, readFile, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it, vi } from 'vitest';
// @ts-expect-error the launcher is JavaScript, since it is what runs TypeScript
import { bundledAddress } from '../../../build.mjs';
import { copyFixture } from '../../support/fixtureSources.ts';
import { freePort } from '../../support/ports.ts';
import { cacheDir, copyProject, readTree } from '../../support/project.ts';

const script = join(import.meta.dirname, '../../../build.mjs');

const project = await copyFixture();
afterAll(() => project.remove());
await mkdir(cacheDir, { recursive: true });
await symlink(cacheDir, join(project.root, '.cache'));
await project.put('dist/index.html', 'the site before');

const inProject = (env: Record<string, string>) => ({
  cwd: project.root,
  env: { PATH: process.env.PATH ?? '', ...env },
});

const start = (args: string[], env: Record<string, string>) =>
  spawn(process.execPath, [script, ...args], inProject(env));

/** A run's exit code and output when it has ended. */
async function outcome(args: string[], options = inProject({})) {
  const run = promisify(execFile)(process.execPath, args, options);
  const { code, stdout, stderr } = await run.then(
    (said) => ({ ...said, code: 0 }),
    (error) => error,
  );

  return { code, output: stdout + stderr };
}

/** The first match in what a run prints, or in its errors; fails when it ends without one. */
async function printed(
  child: ReturnType<typeof start>,
  pattern: RegExp,
  stream: 'stdout' | 'stderr' = 'stdout',
) {
  let output = '';
  for await (const text of child[stream].setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    output += text;
    const match = output.match(pattern);
    if (match) return match;
  }
  throw new Error(`It ended after printing:\n${output}`);
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
    const child = start(['serve'], { PORT: String(port) });
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
      'src/content/notes/2026-03-benchmarks.fr.md',
      (text) => `${text}\n[Lost](/Nowhere)\n`,
    );
    const child = start(['watch'], { PORT: String(port) });
    try {
      const [, address] = await printed(child, /"(\/Nowhere)", but there is no such page/, 'stderr');
      expect(address).toBe('/Nowhere');

      const answer = await fetch(`http://localhost:${port}/Contact`);
      expect(answer.status).toBe(503); // the page that says so

      const again = printed(child, /Built again/);
      await restore();
      await again;
      // The connection that the first one left may just be closing.
      const contact = await vi.waitFor(
        async () => (await fetch(`http://localhost:${port}/Contact`)).text(),
        20_000,
      );

      expect(contact).toMatch(/<script src="\/__reload\.js\?\d+">/);
    } finally {
      child.kill();
      await restore();
    }
  });

  it('names the path of a page that throws, and leaves the last site; builds the next one', async () => {
    const restore = await project.edit('src/pages/Home/HomePage.tsx', (text) =>
      text.replace('return (', "if (home) throw new Error('too homely');\n  return ("),
    );
    const before = await readTree(join(project.root, 'dist'));
    const { code, output } = await outcome([script]);
    await restore();

    expect(await readTree(join(project.root, 'dist'))).toEqual(before);
    expect(output).toContain("The page / can't be prerendered: too homely");
    expect(code).toBe(1);

    const next = await outcome(
      [script],
      inProject({ SITE_URL: 'https://ada.dev/repo/', PLACEHOLDERS: 'allow' }),
    );

    expect(next.output).toMatch(/dist\/ for https:\/\/ada\.dev\/repo\/ in \d+\.\d\d s/);
    expect(next.code).toBe(0);
  });

  it('says at once that Node is too old', async () => {
    const older =
      'Object.defineProperty(process, "versions", { value: { ...process.versions, node: "20.18.3" } })';
    const env = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(older)}` };
    const { code, output } = await outcome([script, 'bench.ts'], inProject(env));

    expect(output).toBe('This needs Node 20.19 or newer, and this is 20.18.3: see https://nodejs.org\n');
    expect(code).toBe(1);
  });

  it('says in a sentence how to install what NODE_ENV=production leaves out', async () => {
    const bare = await copyProject(['build.mjs']);
    await rm(join(bare.root, 'node_modules'));
    const { code, output } = await outcome(['build.mjs', 'serve'], { ...inProject({}), cwd: bare.root });
    await bare.remove();

    expect(output).toMatch(/^Packages are missing: npm ci --include=dev installs them[^\n]*\n$/);
    expect(code).toBe(1);
  });

  it('lists the commands when one is unknown', async () => {
    const { code, output } = await outcome([script, 'bulid']);

    expect(output).toMatch(/^Unknown command: bulid\. Use one of build, serve, .*, declare\.\n$/);
    expect(code).toBe(1);
  });

  it('serves at HOST alone', async () => {
    const { code, output } = await outcome([script, 'serve'], inProject({ HOST: 'none.invalid' }));

    expect(output).toContain('none.invalid');
    expect(code).toBe(1);
  });
});
