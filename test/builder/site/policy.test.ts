import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Site } from '../../../src/builder/content/content.ts';
import { readOptions } from '../../../src/builder/shared/options.ts';
import { headersFile, headersFor } from '../../../src/builder/site/headers.ts';
import { policiesOf } from '../../../src/builder/site/policy.ts';
import { type Sources, sampleSources, siteOf } from '../../support/sample.ts';

const site = siteOf(sampleSources());
const { endpoint } = sampleSources().contact.contact;

/** The sample with a change. */
function changed(change: (sources: Sources) => void) {
  const sources = sampleSources();
  change(sources);
  return siteOf(sources);
}

function policy(given: Parameters<typeof readOptions>[0] = {}, shown: Site = site) {
  const options = readOptions({ siteUrl: 'https://user.example/', ...given }, {});
  return directives(policiesOf(shown, options)({ styles: ['a{}'], scripts: ['start()'] }));
}

function directives(text: string) {
  return Object.fromEntries(
    text.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.join(' ')];
    }),
  );
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the content security policy', () => {
  it('refuses everything but a few named sources', () => {
    expect(policy()).toEqual({
      'default-src': "'none'",
      'script-src': `'self' ${hash('start()')}`,
      'style-src': `'self' ${hash('a{}')}`,
      'img-src': "'self'",
      'frame-src': "'self'",
      'font-src': "'self'",
      'manifest-src': "'self'",
      'worker-src': "'self'",
      'connect-src': "'self'",
      'form-action': `'self' https://user.example ${new URL(endpoint).origin}`,
      'base-uri': "'none'",
      'object-src': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'particles',
    });
  });

  it('allows the hosts that the content names', () => {
    const other = changed(({ owner, contact }) => {
      Object.assign(owner.owner.avatar, { src: 'https://avatars.example/1.png', width: 1, height: 1 });
      contact.contact.endpoint = 'https://service.example:8443/abc';
    });
    expect(policy({}, other)).toMatchObject({
      'img-src': "'self' https://avatars.example",
      'form-action': "'self' https://user.example https://service.example:8443",
    });
  });

  it('allows the sites that the owner lists', () => {
    const allowed = ['https://plausible.example'];
    const other = changed(({ owner }) => Object.assign(owner.owner, { allowed }));
    const before = policy();
    const open = policy({}, other);
    for (const name of ['script-src', 'img-src', 'connect-src', 'form-action'])
      expect(open[name]).toBe(`${before[name]} ${allowed}`);
    // Scripts of other sites write HTML as they are used to.
    const { 'require-trusted-types-for': required, 'trusted-types': _types, ...others } = before;
    expect(required).toBe("'script'");
    expect(open).toEqual({ ...others, ...open, 'frame-src': `'self' ${allowed}` });
    expect(open).not.toHaveProperty('require-trusted-types-for');
    expect(open['style-src']).toBe(before['style-src']);
  });

  it('allows the host of ASSETS_URL, and no form service when the local inbox takes the form', () => {
    const given = { assetsUrl: 'https://cdn.example/me/', inbox: true };
    expect(policy(given)).toMatchObject({
      'script-src': `'self' https://cdn.example ${hash('start()')}`,
      'style-src': `'self' https://cdn.example ${hash('a{}')}`,
      'img-src': "'self' https://cdn.example",
      'font-src': "'self' https://cdn.example",
      'form-action': "'self' https://user.example",
    });
  });
});

describe('_headers', () => {
  const pages = ['index.html', 'About.html', 'About/index.html', '404.html', 'de/404.html'];
  const paths = [...pages, 'cv.json'].map((path) => ({ path }));
  const fonts = ['assets/font-1.woff2'];
  const file = headersFile({ base: '/repo', assetsUrl: '/repo/' }, paths, fonts);

  it('preloads the fonts in the headers of pages, and of nothing else', () => {
    const link = '</repo/assets/font-1.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin';
    for (const path of ['/repo/', '/repo/About', '/repo/About/'])
      expect(headersFor(file, path).link, path).toBe(link);
    for (const path of ['/repo/404', '/repo/de/404', '/repo/assets/font-1.woff2', '/repo/cv.json'])
      expect(headersFor(file, path).link, path).toBeUndefined();
  });

  it('leaves the preloads out where they would take more rules than hosts read', () => {
    const many = Array.from({ length: 99 }, (_, i) => ({ path: `${i}.html` }));
    const short = headersFile({ base: '', assetsUrl: '/' }, many, fonts);
    expect(headersFor(short, '/7').link).toBeUndefined();
    expect(headersFor(short, '/7')['content-security-policy']).toBeDefined();
  });

  it('says of every file only what no document can say itself', () => {
    for (const path of ['/repo/Elsewhere', '/repo/About', '/repo/demos/quiz/'])
      expect(headersFor(file, path)).toMatchObject({
        'content-security-policy': "frame-ancestors 'self'",
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-content-type-options': 'nosniff',
        'cross-origin-opener-policy': 'same-origin',
      });
  });

  it('lets browsers cache hashed files for a year', () => {
    expect(headersFor(file, '/repo/assets/main-ABCD2345.js')['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
  });

  it('stays within the limits of hosts: 2000 characters per line and 100 rules', () => {
    const real = headersFile({ base: '', assetsUrl: '/' }, paths, fonts);
    expect(Math.max(...real.split('\n').map((line) => line.length))).toBeLessThan(2000);
    expect(real.split('\n').filter((line) => /^\S/.test(line)).length).toBeLessThan(100);
  });
});
