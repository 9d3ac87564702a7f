// `npm run doctor` lists what is left to do before the site is entirely the owner's; with --ready it only says whether
// the site can be published.
import { buildImages } from '../assets/images.ts';
import { withAddress } from '../content/address.ts';
import { loadContent } from '../content/content.ts';
import { type Fault, formatFault } from '../content/faults.ts';
import { findCv } from '../print/cv.ts';
import { downloadsOf } from '../resume/files.ts';
import { isLocal, type Options, readOptions } from '../shared/options.ts';
import { placeholderPictures, placeholders } from './placeholders.ts';

interface Advice {
  title: string;
  /** Tasks that are left, one per line with its place and fix; empty when all is well. */
  lines: string[];
  /** Whether a build for the web fails while any are left. */
  needed: boolean;
}

/**
 * Lists what the owner should change before the site goes on the web.
 *
 * @throws {import('../content/faults.ts').ContentError} when the content has faults, which must be fixed first
 */
export async function examine(options: Options): Promise<Advice[]> {
  const site = await loadContent(options);
  const { editions } = site;
  await buildImages(site, options);
  const listed = (faults: Fault[]) => faults.map((fault) => formatFault({ ...fault, root: options.root }));
  const local = isLocal(options.siteUrl)
    ? [
        'SITE_URL is not set, or points to this machine: build with your own, as in SITE_URL=https://you.dev/ npm run build, or set `site` in src/content/owner.ts',
      ]
    : [];
  const pictures = await placeholderPictures(site, options);
  const printed = editions.map(async (edition) => {
    const { file, warning } = await findCv(edition, options);
    const files = downloadsOf(edition);
    const missing = file || !files ? [] : [`static/${files.pdf} is missing: npm run cv prints it`];
    return warning ? [warning] : missing;
  });
  return [
    { title: 'Names and addresses', lines: listed(placeholders(site)), needed: true },
    { title: 'The address of the site', lines: local, needed: true },
    { title: 'Pictures', lines: listed(pictures), needed: false },
    {
      title: 'The CV as a PDF',
      lines: (await Promise.all(printed)).flat(),
      needed: false,
    },
  ];
}

/** @param args `--ready`: only whether a build for the web would pass */
export async function doctor(args: string[]) {
  const options = readOptions(await withAddress());
  const advice = await examine(options);
  if (args.includes('--ready')) {
    // For a workflow, which publishes a site only when a build for the web would pass.
    console.log(`ready=${advice.every(({ lines, needed }) => !needed || lines.length === 0)}`);
    return;
  }
  for (const { title, lines, needed } of advice) {
    const mark = lines.length === 0 ? '✓' : needed ? '✗' : '·';
    console.log(`${mark} ${title}${lines.length > 0 ? `: ${lines.length} left` : ''}`);
    for (const line of lines) console.log(`    ${line}`);
  }
  const left = advice.filter(({ lines }) => lines.length > 0);
  const end = left.some(({ needed }) => needed)
    ? '✗ must be done before a build for the web; · may stay.'
    : left.length > 0
      ? 'A build for the web will pass; · may stay.'
      : 'Nothing is left to do.';
  console.log(`\n${end}`);
}
