// Declares the content modules to TypeScript: their types follow from the pages' definitions. `npm run check`
// and `npm run dev` write them.
import path from 'node:path';
import { siteSchemas } from '../../schema/site.ts';
import { writeAside } from '../shared/files.ts';
import { listPageFolders } from '../shared/listFiles.ts';
import { pathBelow } from '../shared/outputFile.ts';
import { fileOf } from './check.ts';

export async function declareContent({ root, cacheDir }: { root: string; cacheDir: string }) {
  const pages = await listPageFolders(root);
  const folder = path.join(cacheDir, 'types');
  await writeAside(path.join(folder, 'content.d.ts'), declarationsOf(pages, { root, folder }));
}

/**
 * @param places the project's folder, and that of the declarations
 * @param system how paths are written, this system's by default
 */
export function declarationsOf(
  pages: string[],
  { root, folder }: { root: string; folder: string },
  system: Pick<typeof path, 'relative' | 'join'> = path,
): string {
  const src = pathBelow(folder, system.join(root, 'src'), system);
  const schema = `${src}/schema`;
  const definitionType = (name: string) => `typeof import('${src}/pages/${name}/page.ts').page`;

  const types = Object.fromEntries([
    ...Object.keys(siteSchemas).map((name) => [name, `import('${schema}/site.ts').SiteContent['${name}']`]),
    ...pages.map((name) => [
      fileOf(name),
      `import('${schema}/definePage.ts').Shipped<${definitionType(name)}>`,
    ]),
  ]);

  const declarations = Object.entries(types).map(
    ([name, type]) =>
      `declare module '#site/content/${name}.js' {\n  const exports: ${type};\n  export = exports;\n}\n`,
  );

  // The content of all pages, by file: tests mustn't name pages, which an owner may remove.
  const all = pages.map(
    (name) => `    ${fileOf(name)}: import('${schema}/definePage.ts').Shown<${definitionType(name)}>;\n`,
  );

  declarations.push(`declare module '#site/content' {\n  export interface Pages {\n${all.join('')}  }\n}\n`);

  return declarations.join('');
}
