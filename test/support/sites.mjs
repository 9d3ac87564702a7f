// The sites that unit, browser and HTML tests share: the project's own, at the root of a host and below a base path. Each is
// built once a run.
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
/** All of them, for the HTML checker. */
export const SITES = join(root, '.cache/e2e');

/** @typedef {{ folder: string, base: string, variable: string }} Site */

/** Where each is, and the variable that holds its address once it is built and served. */
/** @type {Site} */
export const AT_ROOT = { folder: join(SITES, 'root'), base: '', variable: 'SITE_AT_ROOT' };
/** @type {Site} */
export const AT_BASE = { folder: join(SITES, 'repo'), base: '/repo', variable: 'SITE_AT_BASE' };
