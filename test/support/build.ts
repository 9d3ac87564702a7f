import { openBuilder } from '../../src/builder/build.ts';
import { cacheDir } from './project.ts';

type Builder = Awaited<ReturnType<typeof openBuilder>>;
type Given = NonNullable<Parameters<typeof openBuilder>[0]>;

/** For tests that look at what is built, not at how small it is. */
const QUICK = {
  cacheDir,
  siteUrl: 'https://user.example/',
  placeholders: true,
};

/** Builds a project once. */
export async function buildOnce(given: Given) {
  const builder = await openBuilder({ ...QUICK, ...given });
  return builder.build().finally(builder.dispose);
}

/** Builds a project again and again, as its tests change it: its bundles stay warm, so only the first build takes seconds. */
export function keepBuilding(given: Given) {
  const builders = new Map<string, Promise<Builder>>();
  return {
    /** @param more options of this build; others than before open another builder */
    async build(more: Given = {}) {
      const key = JSON.stringify(more);
      const builder = builders.get(key) ?? openBuilder({ ...QUICK, ...given, ...more });
      builders.set(key, builder);
      return (await builder).build();
    },
    async dispose() {
      for (const builder of builders.values()) await (await builder).dispose();
    },
  };
}
