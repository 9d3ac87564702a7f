// The stories and notes of made-up owners (owners.ts).
import fc, { type Arbitrary } from 'fast-check';
import { DRAWING, LARGE } from './ownerPictures.ts';
import { type InLanguage, line, list, passage, some, text } from './ownerTexts.ts';

/** The body of a story or a note. */
const body: InLanguage<string> = (code) =>
  list(
    fc.oneof(
      text(code),
      line(2, 80)(code).map((title) => `## ${title}`),
      fc.constant(
        '```ts\nconst aVeryLongLine = [1, 2, 3].map((each) => each * 2).filter((each) => each > 2);\n```',
      ),
      passage(2, 5)(code).map((cell) => `| ${cell} | 1 |\n|---|--:|\n| ${cell} ${cell} | −0.46 m |`),
      fc.tuple(text(code), text(code)).map(([one, two]) => `- ${one}\n- ${two}\n  1. ${one}`),
      text(code).map((quote) => `::: margin\n> ${quote}\n:::`),
      fc.constantFrom(...LARGE, 'tiny.png', DRAWING).map((src) => `![Picture](${src} "Caption")`),
    ),
    1,
    12,
  ).map((parts) =>
    [...parts, '(2025)[^1]', '[^1]: https://example.org/a/very/long/path/of/a/source.html'].join('\n\n'),
  );

const document = (front: Record<string, Arbitrary<string | undefined>>, code: string) =>
  fc.tuple(fc.record(front), body(code)).map(([values, markdown]) => {
    const lines = Object.entries(values).flatMap(([key, value]) =>
      value === undefined ? [] : `${key}: ${JSON.stringify(value)}`,
    );
    return `---\n${lines.join('\n')}\n---\n${markdown}\n`;
  });

/** Stories and notes, by their files below src/content. */
export const documentsOf = (code: string, projects: { id: string }[]) => {
  const noted = { description: text(code), title: line(1, 90)(code), date: fc.constant('2025-03-14') };
  const note = document({ ...noted, figure: some(line(1, 8)(code)) }, code);
  const story = document({ description: text(code), role: some(line(3, 60)(code)) }, code);

  return fc
    .tuple(list(note, 0, 4), list(story, 0, Math.min(2, projects.length)))
    .map(([notes, stories]) =>
      Object.fromEntries([
        ...notes.map((each, i) => [`notes/note-${i}.${code}.md`, each]),
        ...stories.map((each, i) => [`stories/project-${i}.${code}.md`, each]),
      ]),
    );
};
