import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBuilder } from '../../build.mjs';
import { cacheDir } from './project.ts';

/** Builds the site once, so that the tests in several workers don't each make the same pictures and scripts. */
export default async function warm() {
  const folder = await mkdtemp(join(tmpdir(), 'portfolio-warm-'));
  const options = {
    cacheDir,
    outDir: join(folder, 'dist'),
    siteUrl: 'https://user.example/',
    placeholders: true,
  };
  const builder = await openBuilder(options);
  await builder.build().finally(builder.dispose);
  await rm(folder, { recursive: true });
}
