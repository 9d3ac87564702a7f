import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { headersFor } from '../../../../src/builder/serve/server.ts';
import { headersFile } from '../../../../src/builder/site/headers.ts';
import { fixtureSources, siteOf } from '../../../support/fixtureSources.ts';

const { editions } = siteOf(fixtureSources());

it.each([
  ['nginx.conf', /location ~ "(\^.*)" \{/],
  ['Caddyfile', /path_regexp (\^.*)/],
])('%s gives the site’s pages, and nothing else, the headers of _headers', async (name, line) => {
  const text = await readFile(`test/engines/hosts/${name}`, 'utf8');
  const pages = new RegExp(text.match(line)?.[1] ?? 'no such line');

  for (const path of [
    '/',
    '/Home',
    '/About/',
    '/Projects/tides',
    '/Notes.html',
    '/fr',
    '/fr/About',
    '/404.html',
  ])
    expect(path).toMatch(pages);
  for (const path of ['/assets/main-ABCD2345.js', '/demos/quiz/', '/robots.txt'])
    expect(path).not.toMatch(pages);

  for (const [header, value] of headersFor(headersFile(editions, { base: '' }), '/Home'))
    expect(text).toContain(`${header} "${value}"`);
});
