// Declares the content modules to TypeScript: their types follow from the pages' definitions. `npm run check`
// and `npm run dev` write them.
import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { files } from '../../schema/site.ts';
import { writeAside } from '../shared/files.ts';
import { fileOf } from './check.ts';

export async function declareContent({ root, cacheDir }: { root: string; cacheDir: string }) {
  const folder = join(cacheDir, 'types');
  const folders = await readdir(join(root, 'src/pages'), { withFileTypes: true });
  const src = relative(folder, join(root, 'src'));
  const ofPages = folders
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({
      name: fileOf(name),
      type: `import('${src}/schema/definePage.ts').Shipped<typeof import('${src}/pages/${name}/page.ts').page>`,
    }))
    .flatMap(({ name, type }) => [name, `${name}/later`].map((module) => ({ name: module, type })));
  const ofSite = Object.keys(files).map((name) => ({
    name,
    type: `import('${src}/schema/site.ts').SiteContent['${name}']`,
  }));
  const declarations = [...ofSite, ...ofPages].map(
    ({ name, type }) =>
      `declare module 'virtual:content/${name}' {\n  const exports: ${type};\n  export = exports;\n}\n`,
  );
  await writeAside(join(folder, 'content.d.ts'), declarations.join(''));
}
