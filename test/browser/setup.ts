import { join } from 'node:path';
import { openCopy, openSites } from '../support/openSites.ts';
import { FIXTURE, OWN } from '../support/sites.ts';
import { projectOfShapes } from './shapes.ts';

/** Builds and serves the sites that tests need, each on a free port. */
export default async function setup() {
  if (process.env.SITE_OF === 'fixture') return openSites([FIXTURE]);
  const close = await openSites([OWN, FIXTURE]);
  const shapes = await projectOfShapes();
  const folder = join(shapes.root, 'dist');
  const closeShapes = await openCopy(shapes, { folder, base: '', variable: 'SITE_OF_SHAPES' });
  return async () => {
    await Promise.all([close(), closeShapes()]);
  };
}
