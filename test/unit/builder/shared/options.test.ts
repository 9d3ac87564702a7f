import { describe, expect, it } from 'vitest';
import { asWritten, readOptions, readPort } from '../../../../src/builder/shared/options.ts';

it('shows a host with its own letters', () => {
  const { siteUrl } = readOptions({ siteUrl: 'https://müller.example:8443/me/' }, {});
  expect(siteUrl).toBe('https://xn--mller-kva.example:8443/me/');
  expect(asWritten(siteUrl)).toBe('https://müller.example:8443/me/');
  expect(asWritten('http://localhost:4173/')).toBe('http://localhost:4173/');
});

describe('readOptions', () => {
  it('builds for the local server unless told otherwise', () => {
    const { siteUrl, base, assetsUrl } = readOptions({}, {});
    expect([siteUrl, base, assetsUrl]).toEqual(['http://localhost:4173/', '', '/']);
    expect(readOptions({}, { PORT: '5000' }).siteUrl).toBe('http://localhost:5000/');
  });

  it.each(['https://user.example/repo/', 'https://user.example/repo'])(
    'takes the base path from %s',
    (SITE_URL) => {
      const { siteUrl, base, assetsUrl } = readOptions({}, { SITE_URL });
      expect([siteUrl, base, assetsUrl]).toEqual(['https://user.example/repo/', '/repo', '/repo/']);
    },
  );

  it.each(['user.example', 'ftp://user.example/', 'https:/user.example'])(
    'refuses the address "%s" and says how to fix it',
    (address) => {
      expect(() => readOptions({}, { SITE_URL: address })).toThrow(
        `SITE_URL="${address}" isn’t an absolute http(s) URL. ` +
          'Write the full address, for example SITE_URL=https://user.example/repo/',
      );
      expect(() => readOptions({}, { ASSETS_URL: address })).toThrow(
        `ASSETS_URL="${address}" isn’t an absolute`,
      );
    },
  );

  it.each([
    'https://user.example/?a=1',
    'https://user.example/#a',
    'https://user.example/repo/index.html',
    'https://user.example//repo/',
  ])('refuses "%s", which isn’t the address of a folder', (address) => {
    expect(() => readOptions({}, { SITE_URL: address })).toThrow(
      `SITE_URL="${address}" isn’t the address of a folder: remove ?, # and .html, and use single slashes, for example`,
    );
  });

  it('refuses any value of PLACEHOLDERS but "allow"', () => {
    expect(readOptions({}, { PLACEHOLDERS: 'allow' }).placeholders).toBe(true);
    expect(() => readOptions({}, { PLACEHOLDERS: '1' })).toThrow(
      'PLACEHOLDERS="1" isn’t a known value. Write PLACEHOLDERS=allow, or leave it out',
    );
  });

  it.each(['http', '0', '70000', '80.5'])('refuses the port %s', (PORT) => {
    expect(() => readPort({ PORT })).toThrow(`PORT="${PORT}" isn’t a port`);
  });
});
