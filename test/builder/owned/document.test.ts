import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  blockedIn,
  blockedInShell,
  inlineScripts,
  isDocument,
  withPolicy,
} from '../../../src/builder/owned/document.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function policyIn(html: string, beside?: string[]) {
  const [, content = ''] = withPolicy(html, beside).match(/Content-Security-Policy" content="([^"]*)"/) ?? [];
  return Object.fromEntries(
    content.split('; ').map((each) => [each.split(' ')[0], each.split(' ').slice(1)] as const),
  );
}

describe('an owner’s document in static/', () => {
  it('may run its inline scripts, by their hashes as browsers read them', () => {
    const script = "\n  document.body.innerHTML = '<b>works</b>';\n";
    const unix = `<!doctype html><meta charset=utf-8><script>${script}</script>`;
    expect(policyIn(unix)['script-src']).toContain(hash(script));
    expect(policyIn(unix.replaceAll('\n', '\r\n'))['script-src']).toContain(hash(script)); // saved on Windows
    expect(policyIn(unix)).not.toHaveProperty('require-trusted-types-for');
  });

  it('may run WebAssembly, the handlers in its attributes, and the scripts that it loads from other sites', () => {
    const html = `<script src="https://cdn.example/lib@1/a.js"></script><script src='//b.example/b.js'></script>
      <button onclick="go(&quot;now&quot;)">Go</button>
      <script type="importmap">{ "imports": { "three": "https://esm.example/three" } }</script>
      <script type="module">import x from "https://mod.example/x.js";</script>`;
    const sources = policyIn(html, ['await import("https://late.example/y.js")'])['script-src'];
    for (const site of ['cdn', 'b', 'esm', 'mod', 'late'])
      expect(sources).toContain(`https://${site}.example`);
    for (const other of ["'self'", "'wasm-unsafe-eval'", "'unsafe-hashes'", hash('go("now")')])
      expect(sources).toContain(other);
    expect(sources).not.toContain("'unsafe-inline'");
  });

  it('may show and fetch what ordinary pages do', () => {
    const policy = policyIn('<p>Hello');
    expect(policy['default-src']).toEqual(["'self'", 'https:', 'data:', 'blob:']);
    expect(policy['style-src']).toContain("'unsafe-inline'");
    expect(policy['connect-src']).toContain('https:');
  });

  it.each([
    [
      'after its encoding',
      '<html><head><meta charset="utf-8"><title>A',
      '<meta charset="utf-8"><meta http-equiv',
    ],
    ['in its head', '<html><head lang="en"><title>A', '<head lang="en"><meta http-equiv'],
    ['after its doctype', '<!doctype html><p>A', '<!doctype html><meta http-equiv'],
    ['first', '<p>A', '<meta http-equiv'],
  ])('has it %s', (_, html, start) => {
    expect(withPolicy(html)).toContain(start);
  });

  it.each([
    ['a comment of HTML', '<!-- \n go(); //-->'],
    ['a comment in a text', 'el.innerHTML = `<!-- row --><div></div>`;'],
    ['what looks like a policy', "const meta = '<meta http-equiv=Content-Security-Policy>';"],
  ])('may run a script with %s', (_, code) => {
    expect(
      policyIn(`<!doctype html><!-- <script>old()</script> --><script data-src="a.js">${code}</script>`)[
        'script-src'
      ],
    ).toEqual(["'self'", 'blob:', "'wasm-unsafe-eval'", hash(code)]);
  });

  it('may run each handler of an element, however it is quoted', () => {
    const html = `<button title="a > b" onclick="a()" onmouseover='b(&apos;c&apos;)' onfocus=d()>`;
    const sources = policyIn(html)['script-src'];
    for (const code of ['a()', "b('c')", 'd()']) expect(sources).toContain(hash(code));
  });

  it('lets in no site that its scripts only speak of', () => {
    const html = '<script>const api = { url: "https://api.example/" }; fetch(api.url)</script>';
    expect(policyIn(html)['script-src']).not.toContain('https://api.example');
    const loader = 'const s = document.createElement("script"); s.src = "https://tags.example/a.js"';
    expect(policyIn('<p>A', [loader])['script-src']).toContain('https://tags.example');
  });

  it('is a whole document: fragments and proofs of ownership stay as they are', () => {
    expect(['<div>Part</div>', 'google-site-verification: google12.html'].map(isDocument)).toEqual([
      false,
      false,
    ]);
    expect(['<!doctype html><p>', '<script>go()</script>'].map(isDocument)).toEqual([true, true]);
  });

  it('keeps a policy of its own', () => {
    const html = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'"><script>a()</script>`;
    expect(withPolicy(html)).toBe(html);
  });

  it('is told what is still blocked, with file and line', () => {
    expect(
      blockedIn(
        'static/a/index.html',
        '<p>\n<script>\n// eval("x") is bad\nlet f = new Function("a");\n</script>',
      ),
    ).toEqual([
      'static/a/index.html:4 runs text as code (new Function), which browsers block there: write a function, or give its document a policy of its own',
    ]);
    expect(
      blockedIn('static/a/b.js', 'const ok = evaluate(1);\nsetTimeout("go()", 1); eval("2")')[0],
    ).toContain('static/a/b.js:2 runs text as code (setTimeout)');
  });
});

describe('index.html', () => {
  const snippet = `<script async src="https://plausible.example/js/pa.js"></script>
<script>window.plausible=window.plausible||function(){};plausible.init()</script>`;

  it('may have inline scripts, as analytics services ask for', () => {
    expect(inlineScripts(`<head>${snippet}<!-- <script>old()</script> -->`)).toEqual([
      'window.plausible=window.plausible||function(){};plausible.init()',
    ]);
  });

  it('is told of scripts that `allowed` doesn’t let in, and of handlers', () => {
    expect(blockedInShell(`<html>\n${snippet}`, [])).toEqual([
      "index.html:2 loads a script from https://plausible.example, which the site’s policy blocks: write allowed: ['https://plausible.example'] in src/content/owner.ts",
    ]);
    expect(blockedInShell(snippet, ['https://plausible.example'])).toEqual([]);
    expect(blockedInShell('<body\n onload="go()">')[0]).toContain('index.html:1 has an onload attribute');
    expect(blockedInShell('<script>a.innerHTML = "b"</script>')[0]).toContain('index.html:1 writes HTML');
    expect(blockedInShell('<script>a.innerHTML = "b"</script>', ['https://a.example'])).toEqual([]);
  });
});
