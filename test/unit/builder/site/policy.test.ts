import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Site } from '../../../../src/builder/content/content.ts';
import { headersFor } from '../../../../src/builder/serve/server.ts';
import { readOptions } from '../../../../src/builder/shared/options.ts';
import { headersFile } from '../../../../src/builder/site/headers.ts';
import { policiesOf } from '../../../../src/builder/site/policy.ts';
import { FURTHER, fixtureSources, siteOf } from '../../../support/fixtureSources.ts';

const site = siteOf(fixtureSources());
const { endpoint } = fixtureSources().contact.contact;

const HTML = `<style data-page="Home">a{}</style><script type="application/ld+json">{}</script>
<!-- <script>old()</script> --><script src="/a.js"></script><script data-load="/b.js">start()</script>`;

/** The values of each directive. */
function policy(given: Parameters<typeof readOptions>[0] = {}, shown: Site = site) {
  const options = readOptions({ siteUrl: 'https://user.example/', ...given }, {});
  const directives = policiesOf(shown, options)(HTML).split('; ');

  return Object.fromEntries(directives.map((directive) => directive.split(/ (.*)/, 2)));
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the content security policy', () => {
  it('refuses everything but a few named sources', () => {
    expect(policy()).toEqual({
      'default-src': "'none'",
      'script-src': `'self' ${hash('start()')}`,
      'style-src': `'self' ${hash('a{}')}`,
      'style-src-attr': "'unsafe-inline'",
      'img-src': "'self' https:",
      'frame-src': "'self'",
      'font-src': "'self'",
      'worker-src': "'self'",
      'connect-src': "'self'",
      'form-action': `'self' https://user.example ${new URL(endpoint).origin}`,
      'base-uri': "'none'",
      'object-src': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'particles',
    });
  });

  it('allows the sites that the owner lists', () => {
    const allowed = ['https://plausible.example'];
    const sources = fixtureSources();
    sources.owner.owner.allowed = allowed;
    const before = policy();
    const open = policy({}, siteOf(sources));

    for (const name of ['script-src', 'img-src', 'connect-src', 'form-action', 'font-src'])
      expect(open[name]).toBe(`${before[name]} ${allowed}`);

    // Scripts of other sites write HTML as they are used to.
    const { 'require-trusted-types-for': required, 'trusted-types': _types, ...others } = before;

    expect(required).toBe("'script'");
    expect(open).toEqual({ ...others, ...open, 'frame-src': `'self' ${allowed}` });
    expect(open).not.toHaveProperty('require-trusted-types-for');

    // And styles; a hash would disable what isn't named by one.
    expect(open['style-src']).toBe(`'self' 'unsafe-inline' ${allowed}`);
  });

  it('allows the host of ASSETS_URL, and no form service when the local inbox takes the form', () => {
    const given = { assetsUrl: 'https://cdn.example/me/', inbox: true };
    expect(policy(given)).toMatchObject({
      'script-src': `'self' https://cdn.example ${hash('start()')}`,
      'style-src': `'self' https://cdn.example ${hash('a{}')}`,
      'img-src': "'self' https://cdn.example https:",
      'font-src': "'self' https://cdn.example",
      'form-action': "'self' https://user.example",
    });
  });
});

describe('_headers', () => {
  const editions = siteOf(fixtureSources(...FURTHER)).editions.map((each) => ({ ...each, notes: 'Notes' }));
  const rules = '/repo/login.html\n  X-Own: yes\n';
  const file = headersFile(editions, { base: '/repo', rules });
  const headersAt = (path: string) => Object.fromEntries(headersFor(file, path));

  it('say of the site’s pages only what no document can say itself', () => {
    for (const path of [
      '',
      'Home',
      'About/',
      'Projects/milk-run',
      'Notes.html',
      'en',
      'en/About',
      '404.html',
    ])
      expect(headersAt(`/repo/${path}`), path).toEqual({
        'Content-Security-Policy': "frame-ancestors 'self'",
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'X-Content-Type-Options': 'nosniff',
        'Cross-Origin-Opener-Policy': 'same-origin',
      });
  });

  it('say of an owner’s documents what the owner says', () => {
    expect(headersAt('/repo/demos/quiz/')).toEqual({});
    expect(headersAt('/repo/login.html')).toEqual({ 'X-Own': 'yes' });
  });

  it('are at most the 100 rules that Cloudflare takes, also in twenty languages', () => {
    const [first] = editions;
    const many = Array.from({ length: 20 }, (_, i) => ({ ...first, path: i === 0 ? '' : `/l${i}` }));

    expect(headersFile(many as typeof editions, { base: '' }).match(/^\S/gm)?.length).toBeLessThanOrEqual(
      100,
    );
  });

  it('let browsers cache hashed files for a year', () => {
    expect(headersAt('/repo/assets/main-ABCD2345.js')).toMatchObject({
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
    expect(headersAt('/assets/main-ABCD2345.js')).not.toHaveProperty('Cache-Control');
  });
});
