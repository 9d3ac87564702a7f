// Times a whole build, and a rebuild while watching.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBuilder } from '../../build.mjs';
import { median } from './page.mjs';
import { row } from './table.mjs';

const root = join(import.meta.dirname, '../..');
const RUNS = 5;

/** @returns {Promise<import('./table.mjs').Row[]>} */
export async function benchBuilds() {
  const folder = await mkdtemp(join(tmpdir(), 'portfolio-bench-'));
  try {
    const whole = [];
    for (let i = 0; i <= RUNS; i++) {
      const started = performance.now();
      const builder = await openBuilder({ root, outDir: join(folder, 'dist') });
      await builder.build();
      await builder.dispose();
      if (i > 0) whole.push(performance.now() - started); // the first one may have pictures to make
    }
    const builder = await openBuilder({ root, outDir: join(folder, 'dev'), watch: true });
    const again = [];
    for (let i = 0; i <= RUNS; i++) {
      const { ms } = await builder.build();
      if (i > 0) again.push(ms);
    }
    await builder.dispose();
    return [
      row('build, pictures and scripts in the cache', median(whole) / 1000, { most: 3, unit: 's' }),
      row('rebuild while watching', median(again), { most: 300, unit: 'ms' }),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
