// The sites that unit, browser and HTML tests share. Each is built once a run.
import { join, resolve } from 'node:path';

const root = resolve('.');
/** All of them, for the HTML checker. */
export const SITES = join(root, '.cache/sites');

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
