// `npm run bench`: what has to be fast and exact, measured and printed beside its bar. Ends with code 1 when a bar is
// missed. Timings belong here, not into tests: run it on a quiet machine.
import { benchSpring } from './spring.mjs';
import { table } from './table.mjs';

const rows = await benchSpring();
table(rows);
const missed = rows.filter(({ ok }) => ok === 'MISSED').length;
console.log(missed > 0 ? `\n${missed} bars missed` : '\nevery bar is met');
process.exitCode = missed > 0 ? 1 : 0;
