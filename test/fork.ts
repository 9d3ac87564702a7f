// `npm run test:fork`: the whole suite on a second owner's site. `npm test` runs only the tests that look at a site.
import { spawnSync } from 'node:child_process';
import { makeFork } from './support/fork.ts';

const { status } = spawnSync(process.execPath, ['build.mjs', 'test/run.ts'], {
  cwd: await makeFork(),
  stdio: 'inherit',
  env: { ...process.env, SECOND_OWNER: '1' },
});
process.exitCode = status ?? 1;
