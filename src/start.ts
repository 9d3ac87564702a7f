/**
 * Stands in every page's HTML and loads its scripts after the first paint, so that nothing competes with what is there to
 * be read. All at once: the browser alone would find the imports of each only when that has come.
 */
import { SIGNS_OF_LIFE } from './signs.ts';

const { main = '', imports = '' } = document.currentScript?.dataset ?? {};
/** Who has waited so long for the menu gets one that needs no script. */
const PATIENCE_MS = 8000;
/** The last button that was pressed while nobody could hear it. One that sends a form does so by itself. */
let pressed: HTMLElement | null = null;

document.addEventListener('click', onClick);
for (const sign of SIGNS_OF_LIFE) {
  window.addEventListener(sign, noteTouch, { capture: true, once: true, passive: true });
}
if (window.PerformanceObserver?.supportedEntryTypes?.includes('paint')) {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    start();
  }).observe({ type: 'paint', buffered: true });
} else {
  start();
}

function onClick({ target }: MouseEvent) {
  pressed = target instanceof Element ? target.closest<HTMLElement>('button[type="button"]') : null;
}

/** A sign of life that comes before the scripts counts for what waits for one: firstInput.ts. */
function noteTouch() {
  document.documentElement.dataset.touched = 'true';
}

async function start() {
  for (const href of imports.split(' ')) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  const timer = setTimeout(styleWithoutScripts, PATIENCE_MS, true);
  await import(main)
    .catch((error) => {
      styleWithoutScripts(true);
      // Nobody renders what Back and Forward lead to within this document; an anchor is no other page.
      const { pathname } = window.location;
      window.addEventListener(
        'popstate',
        () => pathname === window.location.pathname || window.location.reload(),
      );
      throw error;
    })
    .finally(() => {
      clearTimeout(timer);
      document.removeEventListener('click', onClick);
    });
  const button = pressed;
  styleWithoutScripts(false);
  // What waits for its script in the page keeps the press once more: firstInput.ts.
  button?.click();
}

/** Lets the styles hold that are meant for pages without scripts, or those for pages with scripts again. */
function styleWithoutScripts(without: boolean) {
  pressed = null; // with other styles it would do something else
  const [enabled, none] = without
    ? ['(height < 0px)', '(height >= 0px)']
    : ['(scripting: enabled)', '(scripting: none)'];
  const visit = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        const { media } = rule;
        media.mediaText = media.mediaText
          .replace(/\(scripting: enabled\)|\(height < 0px\)/, enabled)
          .replace(/\(scripting: none\)|\(height >= 0px\)/, none);
      }
      if ('cssRules' in rule) visit(rule.cssRules as CSSRuleList);
    }
  };
  // The site's own styles: those of an extension can't even be read.
  const { sheet } = document.querySelector('style') ?? {};
  if (sheet) visit(sheet.cssRules);
}
