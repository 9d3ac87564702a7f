import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { EXPORTS } from '../../../src/builder/bundle/react.ts';
import { root } from '../../support/project.ts';

const src = join(root, 'src');
/** Files that aren't in the browser's bundles. */
const APART = /^(builder|prerender)\/|\/page\.ts$|\.d\.ts$/;

/** The names that the browser's code imports from a package; esbuild imports those for JSX. */
function namesFrom(wanted: string): string[] {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !APART.test(file),
  );
  const imports = files.flatMap((file) => [
    ...readFileSync(join(src, file), 'utf8').matchAll(/^import \{([^}]*)\} from '([^']+)';/gm),
  ]);
  const names = imports
    .filter(([, , from]) => from === wanted)
    .flatMap(([, list = '']) => list.split(',').map((part) => part.trim()))
    .filter((part) => part && !part.startsWith('type '))
    .map((part) => part.split(' as ')[0] ?? '');
  return [...new Set(names)].sort();
}

it.each(Object.keys(EXPORTS).filter((name) => name !== 'react/jsx-runtime'))(
  'exports from %s exactly the names that the site imports',
  (from) => {
    expect([...EXPORTS[from as keyof typeof EXPORTS]].sort()).toEqual(namesFrom(from));
  },
);
