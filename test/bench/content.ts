import { resolve } from 'node:path';
import { loadContent } from '../../src/builder/content/content.ts';

const { editions } = await loadContent({ root: resolve('.') });
const [first] = editions;
if (!first) throw new Error('The site has no edition');

/** The content of the first edition's pages. */
export const { content } = first;
