// The sites that unit, browser and HTML tests share. Each is built once a run.
import { join, resolve } from 'node:path';

const root = resolve('.');
/** Named by the run, so that two of them in one checkout share nothing; the steps of a run inherit its name. */
process.env.TEST_RUN ??= String(process.pid);
/** A run's folder: sites, reports, traces. It is removed in the end. */
export const RUN = join(root, '.cache/runs', process.env.TEST_RUN);
/** All of them, for the HTML checker. */
export const SITES = join(RUN, 'sites');

export interface Site {
  folder: string;
  base: string;
  /** The variable that holds its address once it is built and served. */
  variable: string;
}

/** The project's own site, at the root of its host, for the tests that hold for any site (test/site). */
export const OWN: Site = { folder: join(SITES, 'own'), base: '', variable: 'OWN_SITE' };
/** The fixture (fixture.ts), below a base path, for the tests of the code (test/browser). */
export const FIXTURE: Site = { folder: join(SITES, 'fixture'), base: '/repo', variable: 'FIXTURE_SITE' };
