import { join } from 'node:path';
import { openSite, openSites } from '../support/openSites.ts';
import { AT_BASE, AT_ROOT } from '../support/sites.ts';
import { projectOfShapes } from './shapes.ts';

/**
 * Builds the site for the root, for a base path, and with pictures of other shapes, and serves each of the three on a
 * free port. With QUICK, only the first (test/run.ts).
 */
export default async function setup() {
  if (process.env.QUICK) return openSites([AT_ROOT]);
  const close = await openSites([AT_ROOT, AT_BASE]);
  const shapes = await projectOfShapes();
  const folder = join(shapes.root, 'dist');
  const server = await openSite({ root: shapes.root, folder, base: '', variable: 'SITE_OF_SHAPES' });
  return async () => {
    await Promise.all([close(), server.close()]);
    await shapes.remove();
  };
}
