import { join } from 'node:path';
import { openCopy, openSites } from '../support/openSites.ts';
import { FIXTURE, OWN } from '../support/sites.ts';
import { projectOfShapes } from './shapes.ts';

/** Builds and serves the sites of the tests that are run, each on a free port: `SITE_TESTS` runs only those of any site. */
export default async function setup() {
  if (process.env.SITE_TESTS) return openSites([OWN]);
  const close = await openSites([OWN, FIXTURE]);
  const shapes = await projectOfShapes();
  const folder = join(shapes.root, 'dist');
  const closeShapes = await openCopy(shapes, { folder, base: '', variable: 'SITE_OF_SHAPES' });
  return async () => {
    await Promise.all([close(), closeShapes()]);
  };
}
