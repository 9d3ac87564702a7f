// Declares the content modules to TypeScript: their types follow from the pages' definitions. `npm run check`
// and `npm run dev` write them.
import { readdir } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { files } from '../../content/schema/site.mjs';
import { fileOf } from '../content/check.mjs';
import { writeAside } from '../shared/files.mjs';

/**
 * @param {{ root: string, cacheDir: string }} options
 */
export async function declareContent({ root, cacheDir }) {
  const folder = join(cacheDir, 'types');
  const folders = await readdir(join(root, 'src/pages'), { withFileTypes: true });
  const src = relative(folder, join(root, 'src'));
  const ofPages = folders
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({
      name: fileOf(name),
      type: `import('${src}/content/schema/definePage.ts').Shipped<typeof import('${src}/pages/${name}/page.ts').page>`,
    }))
    .flatMap(({ name, type }) => [name, `${name}/later`].map((module) => ({ name: module, type })));
  const ofSite = Object.keys(files).map((name) => ({
    name,
    type: `import('${src}/content/schema/site.mjs').SiteContent['${name}']`,
  }));
  const declarations = [...ofSite, ...ofPages].map(
    ({ name, type }) =>
      `declare module 'virtual:content/${name}' {\n  const exports: ${type};\n  export = exports;\n}\n`,
  );
  await writeAside(join(folder, 'content.d.ts'), declarations.join(''));
}

if (process.argv[1] && pathToFileURL(resolve(process.argv[1])).href === import.meta.url)
  await declareContent({ root: resolve('.'), cacheDir: resolve('.cache') });
