// The sites that unit, browser and HTML tests share: the project's own, at the root of a host and below a base path. Each is
// built once a run.
import { join, resolve } from 'node:path';

const root = resolve('.');
/** All of them, for the HTML checker. */
export const SITES = join(root, '.cache/e2e');

export type Site = { folder: string; base: string; variable: string };

/** Where each is, and the variable that holds its address once it is built and served. */
export const AT_ROOT: Site = { folder: join(SITES, 'root'), base: '', variable: 'SITE_AT_ROOT' };
export const AT_BASE: Site = { folder: join(SITES, 'repo'), base: '/repo', variable: 'SITE_AT_BASE' };
