import { openBuilder } from '../../src/builder/build.ts';
import { cacheDir } from './project.ts';

type Given = NonNullable<Parameters<typeof openBuilder>[0]>;

/** For tests that look at what is built, not at how small it is. */
export const QUICK = { cacheDir, siteUrl: 'https://user.example/', placeholders: true };

/** Builds a project once. */
export async function buildOnce(given: Given) {
  const builder = await openBuilder({ ...QUICK, ...given });
  return builder.build().finally(builder.dispose);
}

/** Makes a project's site once and checks its links, but writes nothing. */
export async function makeOnce(given: Given) {
  const builder = await openBuilder({ ...QUICK, ...given });
  const made = await builder.make().finally(builder.dispose);
  await made.check();
  return made;
}
