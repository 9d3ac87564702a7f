// While the builder is rewritten: what it builds stays the same, but for changes that a commit names.
// `npm run test:unit -- fingerprint -u` accepts a change. Goes when the builder is done.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { owner } from '../support/content.ts';
import { readTree } from '../support/project.ts';
import { AT_BASE } from '../support/sites.ts';

const HASHED = /-(?:[0-9A-Z]{8}|[0-9a-f]{8})(?=[.-])/g;
const plain = (text: string) =>
  text
    .replace(HASHED, '-*')
    .replace(/127\.0\.0\.1:\d+/g, '127.0.0.1')
    .replace(/sha256-[\w+/]+=*/g, 'sha256')
    .replace(/© \d{4}/g, '©');
/** The order of a script's imports, and so the names in it, follows from hashes, among them that of the server's port. */
const words = (script: string) => (script.match(/[\w$]{4,}/g) ?? []).sort().join(' ');
/** Their bytes depend on the processor. */
const PICTURE = /\.(avif|webp|png|ico|pdf)$/;

const files = await readTree(AT_BASE.folder);
const lines = [...files].map(([path, contents]) => {
  const digest = createHash('sha256')
    .update(path.endsWith('.js') ? words(plain(String(contents))) : plain(String(contents)))
    .digest('hex')
    .slice(0, 12);
  return `${plain(path)} ${PICTURE.test(path) ? 'picture' : digest}\n`;
});
const fixture = join(
  import.meta.dirname,
  'fingerprints',
  `${owner.name.toLowerCase().replace(/\W+/g, '-')}.txt`,
);

it('is the same, file by file, as before', async () => {
  expect(lines.length).toBeGreaterThan(0);
  if (existsSync(fixture)) await expect(lines.sort().join('')).toMatchFileSnapshot(fixture); // others are made anew
});
