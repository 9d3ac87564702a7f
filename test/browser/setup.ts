import { openSites } from '../support/openSites.ts';
import { FIXTURE, OWN } from '../support/sites.ts';

/** Builds and serves the sites that tests need, each on a free port. */
export default function setup() {
  return openSites(process.env.SITE_OF === 'fixture' ? [FIXTURE] : [OWN, FIXTURE]);
}
