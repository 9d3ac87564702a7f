// The modules that the build writes (builtModules.ts). Those of the content are declared in
// .cache/types/content.d.ts, which builder/content/declare.ts writes.
declare module '#site/site.js' {
  const exports: import('./builtModules.ts').SiteModule;
  export = exports;
}
declare module '#site/pages.js' {
  const exports: import('./builtModules.ts').PagesModule;
  export = exports;
}
declare module '#site/glimpses.js' {
  const exports: import('./builtModules.ts').GlimpsesModule;
  export = exports;
}
declare module '#site/heads.js' {
  const exports: import('./builtModules.ts').HeadsModule;
  export = exports;
}

declare module '*.module.css' {
  const classes: Record<string, string>;
  export default classes;
}

declare module '*.css';

// markdown-it's plugins without types of their own.
declare module 'markdown-it-footnote' {
  const plugin: (parser: import('markdown-it').default) => void;
  export default plugin;
}
declare module 'markdown-it-container' {
  const plugin: (
    parser: import('markdown-it').default,
    name: string,
    options?: { render?: import('markdown-it').Renderer['rules'][string] },
  ) => void;
  export default plugin;
}
