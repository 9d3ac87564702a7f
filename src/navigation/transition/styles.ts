import { assetsUrl, sheets } from '#site/site.js';
import { oncePerName } from '../oncePerName.ts';

/**
 * Loads the styles of a page other than the one that the HTML was built for. They don't change the page on
 * screen, since each CSS module has its own class names; one that both pages have comes again, so only a higher
 * specificity overrides it.
 *
 * @returns a promise that rejects when they can't be loaded; call again to retry
 */
export const loadStyles = oncePerName(async (page) => {
  const file = sheets[page];
  if (file) await appendStylesheet(assetsUrl + file);
});

function appendStylesheet(href: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });

  return new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`${href} couldn’t be loaded`));
    };
    document.head.append(link);
  });
}
