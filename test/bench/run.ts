// `npm run bench`: measures builds and presses, and prints each figure beside its bar. Exits with code 1 when a bar
// is missed. Timings belong here, not in tests; they need a quiet machine. `npm run bench builds` runs only that one.
// `npm run bench -- owners N [SEED]` measures nothing, and runs only when it is asked for.
import { benchBuilds } from './builds.ts';
import { benchInteractions } from './interaction.ts';
import { openSite } from './openSite.ts';
import { lookAtOwners } from './ownerSites.ts';
import type { Row } from './rows.ts';

const benches: Record<string, (url: string) => Promise<Row[]>> = {
  builds: benchBuilds,
  interaction: benchInteractions,
};

const asked = process.argv.slice(2);
process.exitCode = asked[0] === 'owners' ? await lookAtOwners(asked.slice(1)) : await runBenches();

async function runBenches(): Promise<number> {
  const unknown = asked.filter((name) => !(name in benches));
  if (unknown.length > 0) {
    const names = [...Object.keys(benches), 'owners'];
    console.error(`Unknown bench "${unknown[0]}": use one or more of ${names.join(', ')}`);
    return 1;
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

  return missed > 0 ? 1 : 0;
}
