// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  shortClassNames,
  shortenInScript,
  shortenInStyles,
} from '../../../src/builder/bundle/classNames.mjs';

const FILES = ['src/main.tsx', 'src/components/Footer.module.css', 'src/components/wall-clock.module.css'];
/** As esbuild writes it, by what each class is called; the last line is text that only looks like classes. */
const scriptWith = ([footer, open, appear, clock, time]: (string | undefined)[]) => `
var Footer_default = {
  footer: "${footer}",
  "is-open": "${open}",
  appear: "${appear}"
};
var wall_clock_default = {
  clock: "${clock}",
  time: "other ${open} ${time}"
};
var labels = { footer: "wall_clock_clock", subtime: "wall_clock_time", legal: "Legal_legal" };
`;
const LONG = ['Footer_footer', 'Footer_is-open', 'Footer_appear', 'wall_clock_clock', 'wall_clock_time'];
const CODE = scriptWith(LONG);
const names = shortClassNames(CODE, FILES);
const [footer, open, appear, clock] = [...names.values()];

describe('short names of classes', () => {
  it('are three letters for the file and a number for the class', () => {
    expect([...names.keys()]).toEqual(LONG);
    const [letters, others] = [footer?.slice(0, 3), clock?.slice(0, 3)];
    expect(`${letters}${others}`).toMatch(/^[a-z]{6}$/i);
    expect(letters).not.toBe(others);
    expect([...names.values()]).toEqual([
      `${letters}0`,
      `${letters}1`,
      `${letters}2`,
      `${others}0`,
      `${others}1`,
    ]);
  });

  it('don’t depend on other files: a script that holds them keeps its name when another file comes', () => {
    const more = `var Bar_default = { bar: "Bar_bar" };\n${CODE}`;
    const grown = shortClassNames(more, ['src/components/Bar.module.css', ...FILES]);
    expect([...names].every(([name, now]) => grown.get(name) === now)).toBe(true);
    expect(grown.size).toBe(names.size + 1);
  });

  it('are the same when a module is in several bundles', () => {
    expect(shortClassNames(CODE + CODE, [...FILES, ...FILES])).toEqual(names);
  });

  it('stand in scripts for classes, and for no text that looks like one', () => {
    expect(shortenInScript(CODE, names)).toBe(scriptWith([...names.values()]));
    expect(shortenInScript('x={footer:"Footer_footer","is-open":"Footer_is-open"}', names)).toBe(
      `x={footer:"${footer}","is-open":"${open}"}`,
    );
  });

  it.each([
    ['.Footer_footer.Footer_is-open>.wall_clock_clock:hover', `.${footer}.${open}>.${clock}:hover`],
    [
      '.Footer_footers,.Footer_footer-x,.a-Footer_footer',
      '.Footer_footers,.Footer_footer-x,.a-Footer_footer',
    ],
    ['.Footer_footer\\:a,.b\\Footer_footer', '.Footer_footer\\:a,.b\\Footer_footer'],
    [
      '@keyframes Footer_appear{}.x{animation:Footer_appear 1s}',
      `@keyframes ${appear}{}.x{animation:${appear} 1s}`,
    ],
    ['.x{content:"\\".Footer_footer"}', '.x{content:"\\".Footer_footer"}'],
    [".x{content:'.Footer_footer'}", ".x{content:'.Footer_footer'}"],
    ['.x{background:url(/a.Footer_footer)}', '.x{background:url(/a.Footer_footer)}'],
  ])('stand in styles for whole names alone: %s', (styles, expected) => {
    expect(shortenInStyles(styles, names)).toBe(expected);
  });

  it('are different, or the build says which file to name otherwise', () => {
    const two = ['src/components/Clock.module.css', 'src/pages/Clock.module.css'];
    expect(() => shortClassNames(CODE, two)).toThrow(
      'The classes of src/components/Clock.module.css and src/pages/Clock.module.css would have the same names: rename one file',
    );
    const many = Array.from({ length: 2000 }, (_, i) => `src/M${i}.module.css`);
    expect(() => shortClassNames(CODE, many)).toThrow('would have the same names');
  });

  it('need classes to be there', () => {
    expect(() => shortClassNames('var Footer_default = {};', FILES)).toThrow('another way now');
  });
});
