// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { shortClassNames, shortenInScript, shortenInStyles } from '../../src/build/classNames.mjs';

const FILES = ['src/main.tsx', 'src/components/Footer.module.css', 'src/components/Card.module.css'];
const CODE = `
var Footer_default = {
  footer: "Footer_footer",
  "is-open": "Footer_is-open"
};
var Card_default = {
  card: "Card_card"
};
var labels = { footer: "Card_card", title: "Footer_title_of_all", legal: "Legal_legal" };
`;
const names = shortClassNames(CODE, FILES);

const short = (name: string) => names.get(name) as string;
const [card, footer, open] = ['Card_card', 'Footer_footer', 'Footer_is-open'].map(short);

describe('short names of classes', () => {
  it('are three letters for the file and a number for the class', () => {
    expect([...names.keys()].toSorted()).toEqual(['Card_card', 'Footer_footer', 'Footer_is-open']);
    expect([card, footer, open]).toEqual([
      expect.stringMatching(/^[a-z]{3}0$/i),
      expect.stringMatching(/^[a-z]{3}0$/i),
      `${footer?.slice(0, 3)}1`,
    ]);
  });

  it('don’t depend on other files: a script that holds them keeps its name when another file comes', () => {
    const more = `${CODE}\nvar Bar_default = { bar: "Bar_bar" };`;
    const grown = shortClassNames(more, ['src/components/Bar.module.css', ...FILES]);
    expect([...names].every(([name, now]) => grown.get(name) === now)).toBe(true);
    expect(grown.size).toBe(names.size + 1);
  });

  it('stand in scripts for classes, and for no text that looks like one', () => {
    expect(shortenInScript(CODE, names)).toBe(`
var Footer_default = {
  footer: "${footer}",
  "is-open": "${open}"
};
var Card_default = {
  card: "${card}"
};
var labels = { footer: "Card_card", title: "Footer_title_of_all", legal: "Legal_legal" };
`);
    expect(shortenInScript('x={footer:"Footer_footer","is-open":"Footer_is-open"}', names)).toBe(
      `x={footer:"${footer}","is-open":"${open}"}`,
    );
  });

  it('stand in styles for whole names of classes alone', () => {
    expect(
      shortenInStyles(
        '.Footer_footer.Footer_is-open>.Card_card:hover,.Card_cards,Card_card{animation:Card_card 1s}',
        names,
      ),
    ).toBe(`.${footer}.${open}>.${card}:hover,.Card_cards,Card_card{animation:Card_card 1s}`);
  });

  it('are different, or the build says which file to name otherwise', () => {
    const many = Array.from({ length: 2000 }, (_, i) => `src/M${i}.module.css`);
    expect(() => shortClassNames('', many)).toThrow(
      /^src\/M\d+\.module\.css: its classes would be called as those of M\d+: name the file otherwise$/,
    );
  });

  it('need classes to be there', () => {
    expect(() => shortClassNames('var Footer_default = {};', FILES)).toThrow('another way now');
  });
});
