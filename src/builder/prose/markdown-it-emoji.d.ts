// The package has no types.
declare module 'markdown-it-emoji' {
  import type MarkdownIt from 'markdown-it';

  export function full(parser: MarkdownIt, options?: { shortcuts?: Record<string, string> }): void;
}
