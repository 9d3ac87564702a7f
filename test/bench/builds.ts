// Times a full build, and a rebuild in watch mode.
import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openBuilder } from '../../src/builder/build.ts';
import { readText } from '../../src/builder/shared/outputFile.ts';
import { buildOnce } from '../support/build.ts';
import { cacheDir, copyProject } from '../support/project.ts';
import { median, type Row, row } from './page.ts';

const RUNS = 5;
const EDITS: [file: string, text: (i: number) => string, most: number][] = [
  ['src/content/owner.ts', (i) => `\nowner.name = 'Name ${i}';`, 150],
  ['src/pages/Home/HomePage.tsx', (i) => `\n// ${i}`, 200],
  ['src/pages/Home/Home.module.css', (i) => `\n.edit${i} { color: red }`, 200],
];

/** The median time of several runs in ms; the first, which may have to make pictures, doesn't count. */
async function timed(run: (i: number) => Promise<unknown>) {
  const times = [];
  for (let i = 0; i <= RUNS; i++) {
    const started = performance.now();
    await run(i);
    if (i > 0) times.push(performance.now() - started);
  }
  return median(times);
}

export async function benchBuilds(): Promise<Row[]> {
  const { root, remove } = await copyProject();
  const rows = [];
  try {
    const whole = await timed(() => buildOnce({ root }));
    rows.push(row('build with pictures cached', whole / 1000, { most: 5, unit: 's' }));
    const builder = await openBuilder({ root, cacheDir, watch: true });
    await builder.make();
    for (const [file, textOf, most] of EDITS) {
      const ms = await timed(async (i) => {
        await appendFile(join(root, file), textOf(i));
        const { files } = await builder.make([file]);
        const home = files.find(({ path }) => path === 'index.html');
        if (home) await readText(home); // what the browser asks for
      });
      rows.push(row(`rebuild while watching, ${file}`, ms, { most, unit: 'ms' }));
    }
    await builder.dispose();
  } finally {
    await remove();
  }
  return rows;
}
