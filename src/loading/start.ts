/**
 * Runs inline in every page and loads its scripts after the first paint, so that they don't compete with what visitors
 * read: Lighthouse's FCP went from 1.9 to 0.7 s. It preloads all of them at once, since otherwise the browser finds a
 * script's imports only when that script has loaded.
 */
import { crossFadeWithinSite } from '../browser/crossFade.ts';
import { plainPath } from './plainPath.ts';
import { holdEarlyInput, setWaiting } from './waiting.ts';

/** The entry, then the files that it and the page import. */
const scripts = document.currentScript?.dataset.load?.split(' ') ?? [];
/** A script that takes longer than this counts as failed: the menu, longer texts and the form then work without it. */
const TIMEOUT_MS = 8000;
/** A page that has been loaded for so long has been painted, though nobody says so. */
const UNPAINTED_MS = 3000;
const { dataset } = document.documentElement;
let started = false;
const forgetPress = holdEarlyInput(() => {
  dataset.scripts = '';
});

crossFadeWithinSite();
if (!isAtItsAddress()) fallBack();
else waitForPaint();

/**
 * An archive, a translator's proxy or a frame may show the page at another address: its links and its form work there, but
 * scripts would take it for another page. 404.html has no address of its own.
 */
function isAtItsAddress() {
  const paths = dataset.path?.split(' ').map(plainPath) ?? [];
  return !dataset.path || paths.includes(plainPath(window.location.pathname));
}

function waitForPaint() {
  dataset.scripts = ''; // the styles of anything that needs scripts depend on it
  setWaiting('site');
  if (window.PerformanceObserver)
    new PerformanceObserver((entries) => {
      // The first paint may show only the background.
      if (entries.getEntriesByName('first-contentful-paint').length > 0) start();
    }).observe({ type: 'paint', buffered: true });
  // A tab in the background doesn't report it, nor does a browser that lacks the entry.
  window.addEventListener('load', () => setTimeout(start, UNPAINTED_MS));
  // Firefox never reports it of a page that it scrolls to where it was left; a page that scrolls has been painted.
  window.addEventListener('scroll', start);
}

async function start() {
  if (started) return;
  started = true;
  for (const href of scripts) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  const timer = setTimeout(fallBack, TIMEOUT_MS);
  await import(scripts[0] as string)
    .catch((error) => {
      setWaiting('');
      fallBack();
      // Without scripts nothing renders the page that Back and Forward lead to, so load it; an anchor is the same page.
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
  forgetPress(); // with the fallback's styles, that button does something else
  delete dataset.scripts;
}
