import { openSites } from './openSites.mjs';
import { AT_BASE } from './sites.mjs';

/** Before unit tests of the builder: they read what is built, and find its pictures and scripts in the cache. */
export default () => openSites([AT_BASE]);
