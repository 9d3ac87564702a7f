/**
 * Stands in every page's HTML and loads its scripts after the first paint, so that nothing competes with what is there to
 * be read. All at once: the browser alone would find the imports of each only when that has come.
 */
import { holdEarlyInput } from './earlyInput.ts';
import { setWaiting } from './waiting.ts';

const { main = '', imports = '' } = document.currentScript?.dataset ?? {};
/** After so long, fall back to the menu that needs no script. */
const PATIENCE_MS = 8000;
let fellBack = false;
const forgetPress = holdEarlyInput(() => {
  if (fellBack) styleWithoutScripts(false);
});

setWaiting('site');
if (window.PerformanceObserver?.supportedEntryTypes?.includes('paint')) {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    start();
  }).observe({ type: 'paint', buffered: true });
} else {
  start();
}

async function start() {
  for (const href of imports.split(' ')) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  const timer = setTimeout(fallBack, PATIENCE_MS);
  await import(main)
    .catch((error) => {
      setWaiting('');
      fallBack();
      // Nobody renders what Back and Forward lead to within this document; an anchor is no other page.
      const { pathname } = window.location;
      window.addEventListener(
        'popstate',
        () => pathname === window.location.pathname || window.location.reload(),
      );
      throw error;
    })
    .finally(() => clearTimeout(timer));
}

function fallBack() {
  forgetPress(); // with other styles it would do something else
  styleWithoutScripts(true);
}

/** Lets the styles hold that are meant for pages without scripts, or those for pages with scripts again. */
function styleWithoutScripts(without: boolean) {
  fellBack = without;
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
