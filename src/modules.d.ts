// Modules that the build generates, typed by the functions that generate them. Those for the content are declared in
// .cache/types/content.d.ts, which src/builder/content/declare.ts writes.
declare module '#site/site.js' {
  const exports: ReturnType<typeof import('./builder/bundle/modules.ts').siteModule>;
  export = exports;
}
declare module '#site/pages.js' {
  const exports: ReturnType<typeof import('./builder/bundle/modules.ts').pagesModule>;
  export = exports;
}
declare module '#site/descriptions.js' {
  const exports: ReturnType<typeof import('./builder/bundle/modules.ts').descriptionsModule>;
  export = exports;
}
declare module '#site/glimpses.js' {
  const exports: ReturnType<typeof import('./builder/bundle/modules.ts').glimpsesModule>;
  export = exports;
}
declare module '#site/heads.js' {
  const exports: ReturnType<typeof import('./builder/bundle/modules.ts').headsModule>;
  export = exports;
}
declare module '#site/styles.js' {
  const exports: Pick<import('./builder/bundle/modules.ts').SiteFacts, 'styles'>;
  export = exports;
}
declare module '#site/wheel.js' {
  const exports: Pick<import('./builder/bundle/modules.ts').SiteFacts, 'sides'>;
  export = exports;
}
/** The languages of the texts that the page's language lacks. */
declare module '#site/fallbacks.js' {
  export const languages: Record<string, string>;
}
declare module '#site/loaders.js' {
  const exports: import('./builder/bundle/modules.ts').Loaders;
  export = exports;
}
declare module '#site/documents.js' {
  const exports: import('./builder/bundle/modules.ts').Loaders;
  export = exports;
}

declare module '#site/prose.js' {
  export const load: () => Promise<{
    Prose: (document: import('./prose/types.ts').ProseDocument) => import('react').ReactNode;
  }>;
}

declare module '*.module.css' {
  const classes: Record<string, string>;
  export default classes;
}

/** The address of a worker's script. */
declare module '*?worker' {
  const url: string;
  export default url;
}

declare module '*.css';

declare module 'markdown-it-container' {
  export default function container(parser: object, name: string, options: object): void;
}

declare module 'subset-font' {
  /** @returns the font with only the characters of the text, and only the given features and axis ranges */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2' | 'truetype';
      variationAxes?: Record<string, number | { min: number; max: number }>;
      keepFeatures?: string[];
    },
  ): Promise<Buffer>;
}
