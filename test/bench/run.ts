// `npm run bench`: measures speed and memory, and prints each figure beside its bar. Exits with code 1 when a
// bar is missed. Timings belong here, not in tests. Main-thread times are scaled to a quiet machine
// (page.ts); builds and frames need a quiet one. `npm run bench frames soak` runs only those two.
import { benchBuilds } from './builds.ts';
import { benchFrames } from './frames.ts';
import { benchInteractions } from './interaction.ts';
import { openSite } from './openSite.ts';
import type { Row } from './page.ts';
import { benchSoak } from './soak.ts';
import { benchSpring } from './spring.ts';

const benches: Record<string, (url: string) => Promise<Row[]>> = {
  spring: benchSpring,
  builds: benchBuilds,
  frames: benchFrames,
  interaction: benchInteractions,
  soak: benchSoak,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in benches));
if (unknown.length > 0) {
  console.error(`Unknown bench "${unknown[0]}": use one or more of ${Object.keys(benches).join(', ')}`);
  process.exit(1);
}

let missed = 0;
const site = await openSite();
try {
  for (const [name, bench] of Object.entries(benches)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    console.log(`\n> ${name}`);
    const rows = await bench(site.url);
    console.table(rows);
    missed += rows.filter(({ ok }) => ok === 'MISSED').length;
  }
} finally {
  await site.close();
}
console.log(missed > 0 ? `\n${missed} bars missed` : '\nevery bar is met');
process.exitCode = missed > 0 ? 1 : 0;
