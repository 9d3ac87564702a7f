// Times a full build, and a rebuild in watch mode.
import { appendFile, cp, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openBuilder } from '../../src/builder/build.ts';
import { read } from '../../src/builder/shared/outputFile.ts';
import { median } from './page.ts';
import { type Row, row } from './table.ts';

const root = resolve('.');
const RUNS = 5;

export async function benchBuilds(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'portfolio-bench-'));
  try {
    const whole = [];
    for (let i = 0; i <= RUNS; i++) {
      const started = performance.now();
      const builder = await openBuilder({ root, outDir: join(folder, 'dist') });
      await builder.build();
      await builder.dispose();
      if (i > 0) whole.push(performance.now() - started); // the first build may have to make pictures
    }
    const copy = join(folder, 'project');
    for (const name of ['src', 'static', 'index.html', 'package.json'])
      await cp(join(root, name), join(copy, name), { recursive: true });
    await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
    const builder = await openBuilder({ root: copy, cacheDir: join(root, '.cache'), watch: true });
    const changes = [];
    const notes = await readdir(join(copy, 'src/content/notes')).catch(() => []); // a site may have none
    const documents = notes.filter((name) => name.endsWith('.md')).slice(0, 1);
    const edits: [file: string, text: (i: number) => string][] = [
      ['src/content/owner.ts', (i) => `\nowner.name = 'Name ${i}';`],
      ['src/pages/Home/Home.tsx', (i) => `\n// ${i}`],
      ['src/pages/Home/Home.module.css', (i) => `\n.edit${i} { color: red }`],
      ...documents.map(
        (name) => [`src/content/notes/${name}`, (i: number) => `\n\n${i}`] as (typeof edits)[number],
      ),
    ];
    for (const [file, textOf] of edits) {
      const again = [];
      for (let i = 0; i <= RUNS; i++) {
        await appendFile(join(copy, file), textOf(i));
        const started = performance.now();
        const { files } = await builder.make(i > 0 ? [file] : undefined);
        const home = files.find(({ path }) => path === 'index.html');
        if (home) await read(home); // what the browser asks for
        if (i > 0) again.push(performance.now() - started);
      }
      changes.push(
        row(`rebuild while watching, ${file}`, median(again), {
          most: file.includes('content') ? 150 : 200,
          unit: 'ms',
        }),
      );
    }
    await builder.dispose();
    return [row('build with pictures cached', median(whole) / 1000, { most: 5, unit: 's' }), ...changes];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
