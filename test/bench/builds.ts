// Times a full build, and what a save costs while developing: on this site, and on one many times as large.
import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openBuilder } from '../../src/builder/build.ts';
import { readText } from '../../src/builder/shared/outputFile.ts';
import { buildOnce } from '../support/build.ts';
import { copyFixture, fixtureSources, writeContent } from '../support/fixtureSources.ts';
import { cacheDir, copyProject } from '../support/project.ts';
import { median, type Row, row } from './rows.ts';

const RUNS = 5;

/** The changed file, what is added to it, and the most processor time in ms, on this site and on the large one. */
const SAVES: [name: string, file: string, text: (i: number) => string, most: [own: number, large: number]][] =
  [
    [
      'text',
      'src/content/owner.ts',
      (i) => `\nowner.host = { label: 'H${i}', url: 'https://h.dev/' };`,
      [110, 250],
    ],
    ['component', 'src/pages/Home/HomePage.tsx', (i) => `\nexport const edit${i} = ${i};`, [50, 80]],
    ['style', 'src/pages/Home/Home.module.css', (i) => `\n.edit${i} { color: red }`, [60, 100]],
    ['note', 'NOTE', (i) => `\nAnd ${i}.\n`, [110, 250]],
  ];
/** Saves after which memory is read, and the most MB that they may add. */
const MEMORY = { saves: 100, most: 100 };

const LANGUAGES = ['de-DE', 'fr-FR', 'it-IT', 'nl-NL', 'pl-PL'];
const LARGE = { notes: 60, projects: 40, skills: 60 };

/** The processor time of this process, in ms. */
function cpuMs() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The median time of several runs in ms; the first, which may have to make pictures, doesn't count. */
async function timed(run: (i: number) => Promise<unknown>) {
  const times = [];
  for (let i = 0; i <= RUNS; i++) {
    const started = performance.now();
    await run(i);
    if (i > 0) times.push(performance.now() - started);
  }
  return median(times);
}

export async function benchBuilds(): Promise<Row[]> {
  const own = await copyProject();
  const large = await copyLarge();
  try {
    const whole = await timed(() => buildOnce({ root: own.root }));
    return [
      row('build with pictures cached', whole / 1000, { most: 5, unit: 's' }),
      ...(await benchSaves('this site', own.root, 'src/content/notes/2026-11-exact-spring.es.md', 0)),
      ...(await benchSaves('a large site', large.root, 'src/content/notes/2026-01-note-7.en.md', 1)),
    ];
  } finally {
    await own.remove();
    await large.remove();
  }
}

async function benchSaves(site: string, root: string, note: string, i: 0 | 1): Promise<Row[]> {
  const builder = await openBuilder({ root, cacheDir, watch: true });
  let count = 0;
  /** @returns the processor time of the build; then the page is made that the browser asks for */
  async function save(file: string, text: string): Promise<number> {
    await appendFile(join(root, file), text);
    const started = cpuMs();
    const { files } = await builder.make([file]);
    const spent = cpuMs() - started;
    const home = files.find(({ path }) => path === 'index.html');
    if (home) await readText(home);
    return spent;
  }

  const rows = [];
  await builder.make();
  for (const [name, file, textOf, most] of SAVES) {
    const times = [];
    for (let run = 0; run <= RUNS; run++)
      times.push(await save(file === 'NOTE' ? note : file, textOf(count++)));
    const ms = median(times.slice(1));
    rows.push(row(`save a ${name}, ${site}: processor`, ms, { most: most[i], unit: 'ms' }));
  }

  const before = process.memoryUsage().rss;
  const [, file, textOf] = SAVES[1] as (typeof SAVES)[number];
  for (let n = 0; n < MEMORY.saves; n++) await save(file, textOf(count++));
  const grown = (process.memoryUsage().rss - before) / 1e6;
  rows.push(row(`memory after ${MEMORY.saves} saves, ${site}`, grown, { most: MEMORY.most, unit: 'MB' }));
  await builder.dispose();
  return rows;
}

/** The fixture in six languages with many entries. */
async function copyLarge() {
  const project = await copyFixture();
  const languages = LANGUAGES.map((locale) => ({ code: locale.slice(0, 2), name: locale, locale }));
  const sources = fixtureSources(...languages);
  const many = <Entry extends { id: string }>(entries: Entry[], count: number): Entry[] =>
    Array.from({ length: count }, (_, i) => ({
      ...(entries[i % entries.length] as Entry),
      id: `entry-${i}`,
    }));
  const { featured } = sources.home.homeStory;
  sources.projects.projects = many(sources.projects.projects, LARGE.projects);
  sources.skills.skills = many(sources.skills.skills, LARGE.skills);
  if (featured) featured.ids = ['entry-0', 'entry-1'];
  await writeContent(project.root, sources);

  const notes = join(project.root, 'src/content/notes');
  await mkdir(notes, { recursive: true });
  for (let i = 0; i < LARGE.notes; i++)
    for (const code of ['en', ...languages.map((each) => each.code)]) {
      const front = `title: Note ${i}\ndescription: About ${i}.\ndate: 2026-01-${String((i % 28) + 1).padStart(2, '0')}`;
      const body = Array.from(
        { length: 12 },
        (_, n) => `## Part ${n}\n\n${`Word ${i} and ${n}. `.repeat(60)}`,
      );
      await writeFile(
        join(notes, `2026-01-note-${i}.${code}.md`),
        `---\n${front}\n---\n${body.join('\n\n')}\n`,
      );
    }
  return project;
}
