import { openSites } from './openSites.ts';
import { FIXTURE, OWN } from './sites.ts';

/** Before unit tests of the builder: they read what is built, and find its pictures and scripts in the cache. */
export default () => openSites([OWN, FIXTURE]);
