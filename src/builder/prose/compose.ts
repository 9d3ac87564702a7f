import type { Token } from 'markdown-it';

/** Characters of text beside a picture: with more, the picture would stand beside a hole. */
const BESIDE = { least: 60, most: 900 };

type Kind = 'heading' | 'text' | 'picture' | 'pair' | 'other';
interface Block {
  kind: Kind;
  tokens: Token[];
}

/** How a part of a document is laid out; of `beside`, the picture is rendered by itself. */
export type Part =
  | { layout: 'column' | 'wide' | 'band'; tokens: Token[] }
  | { layout: 'beside'; tokens: Token[]; picture: Token[] };

/**
 * Chooses the layout of a document's parts by what its Markdown says, so that any story looks composed: the only picture of a
 * section stands beside its text, two that stand together are a band across the window, and any other picture is wide.
 *
 * @param tokens of the whole document
 */
export function compose(tokens: Token[]): Part[] {
  return sectionsOf(blocksOf(tokens)).flatMap((section) => {
    const pictures = section.filter(({ kind }) => kind === 'picture');
    const rest = section.filter(({ kind }) => kind !== 'picture');
    const [picture] = pictures;
    const isText = rest.every(({ kind }) => kind === 'text' || kind === 'heading');
    if (picture && pictures.length === 1 && isText && fits(rest))
      return [{ layout: 'beside', tokens: rest.flatMap((block) => block.tokens), picture: picture.tokens }];
    return section.map(({ kind, tokens: own }): Part => ({ layout: LAYOUTS[kind], tokens: own }));
  });
}

const LAYOUTS = {
  heading: 'column',
  text: 'column',
  other: 'column',
  picture: 'wide',
  pair: 'band',
} as const satisfies Record<Kind, Part['layout']>;

function fits(blocks: Block[]) {
  const texts = blocks.filter(({ kind }) => kind === 'text').flatMap(({ tokens }) => tokens);
  const length = texts.reduce((sum, { type, content }) => sum + (type === 'inline' ? content.length : 0), 0);
  return length >= BESIDE.least && length <= BESIDE.most;
}

/** The blocks of the document's first level. */
function blocksOf(tokens: Token[]): Block[] {
  const blocks: Block[] = [];
  let depth = 0;
  for (const token of tokens) {
    if (depth === 0) blocks.push({ kind: kindOf(token), tokens: [] });
    blocks.at(-1)?.tokens.push(token);
    depth += token.nesting;
  }
  return blocks;
}

function kindOf({ type, tag, children }: Token): Kind {
  if (type === 'figures') return children?.length === 1 ? 'picture' : 'pair';
  if (type === 'heading_open') return 'heading';
  return /^(p|ul|ol|blockquote)$/.test(tag) ? 'text' : 'other';
}

/** Each begins with a heading of the second level, but for what comes before the first. */
function sectionsOf(blocks: Block[]): Block[][] {
  const sections: Block[][] = [[]];
  for (const block of blocks) {
    if (block.tokens[0]?.type === 'heading_open' && block.tokens[0].tag === 'h2') sections.push([]);
    sections.at(-1)?.push(block);
  }
  return sections;
}
