import { openSites } from './openSites.ts';
import { AT_BASE } from './sites.ts';

/** Before unit tests of the builder: they read what is built, and find its pictures and scripts in the cache. */
export default () => openSites([AT_BASE]);
