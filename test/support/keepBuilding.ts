import { afterAll } from 'vitest';
import { openBuilder } from '../../src/builder/build.ts';
import { type OutputFile, readText } from '../../src/builder/shared/outputFile.ts';
import { QUICK } from './build.ts';
import { parse } from './parse.ts';

type Builder = Awaited<ReturnType<typeof openBuilder>>;
type Given = NonNullable<Parameters<typeof openBuilder>[0]>;

/**
 * Builds a copied project again and again, as the tests of a file change it: its bundles stay warm, so only the
 * first build takes seconds. After the file's tests the copy is removed.
 */
export function keepBuilding<Copy extends { root: string; remove: () => Promise<void> }>(
  project: Copy,
  given: Given = {},
) {
  const builders = new Map<string, Promise<Builder>>();

  afterAll(async () => {
    for (const builder of builders.values()) await (await builder).dispose();
    await project.remove();
  });

  function builderWith(more: Given) {
    const key = JSON.stringify(more);
    const builder = builders.get(key) ?? openBuilder({ ...QUICK, root: project.root, ...given, ...more });
    builders.set(key, builder);
    return builder;
  }

  /**
   * Makes the site and checks its links, but writes nothing: its files are made as they are read.
   *
   * @param more options of this build; others than before open another builder
   */
  async function make(more: Given = {}) {
    const { files, warnings, check } = await (await builderWith(more)).make();
    await check();
    const byPath = new Map(files.map((file) => [file.path, file]));
    const read = (path: string) => readText(byPath.get(path) as OutputFile);
    const open = async (path: string) => parse(await read(path));

    return { files: [...byPath.keys()], warnings, read, open };
  }

  return { ...project, make };
}
