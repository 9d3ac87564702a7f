/** The folder of a language's scripts while developing: others needn't be bundled for one of its files. */
export const developedIn = (code: string) => `assets/${code}`;
/** The entry: its path is known before it is bundled, so that pages needn't wait for that. */
export const developedEntry = (code: string) => `${developedIn(code)}/main.js`;
