/*
 * Attributes by which the build, the inline script, the entry and the styles communicate:
 *
 * | attribute | of | written by | read by | says |
 * |---|---|---|---|---|
 * | `data-path` | `html` | the build | start.ts, main.tsx | the page's addresses; none on 404.html |
 * | `data-page` | `html` | the build, navigations | styles, wheels | the page that is shown |
 * | `data-load` | the start script | the build | start.ts | the addresses of the scripts, the entry's first |
 * | `data-scripts` | `html` | start.ts, scripts/menu.ts | styles, main.tsx | scripts run, or will |
 * | `data-motion` | `html` | motionAttribute.ts | styles, tests | 'on' or 'off', once the entry has run |
 * | `data-picture` | `html` | documentChange.ts | styles | something travels between two documents |
 * | `data-carry`, `data-carried` | a ground, what it carries | components | documentChange.ts | what travels |
 * | `data-still` | `html` | useNavigationEffects.ts | styles | the page has come under a resting pointer |
 * | `data-strip` | a row of cards | components | scroll.ts | its own scroll position is kept |
 * | `data-opening` | `html`, a link | useShownRoute.ts | styles | the page that it leads to is on its way |
 * | `data-way` | a band's hexagon | NextBand.tsx | navigation.ts | the page that the band leads to opens from it |
 */
import { changeDocuments } from '../browser/documentChange.ts';
import { plainPath } from '../navigation/plainPath.ts';
import { armHeadings, disarmHeadings } from './armHeadings.ts';

/**
 * Runs inline in every page and loads its scripts after the first paint, so that they don't compete with what
 * visitors read: Lighthouse's FCP went from 1.9 to 0.7 s. It preloads all of them at once, since otherwise
 * the browser finds a script's imports only when that script has loaded.
 */
const scripts = document.currentScript?.dataset.load?.split(' ') ?? [];
/** Scripts that take longer than this count as failed: the page then stays what it is without them. */
const TIMEOUT_MS = 8000;
/** After this long, count a loaded page as painted, even if nothing reports it. */
const UNPAINTED_MS = 3000;
const { dataset } = document.documentElement;
let started = false;

changeDocuments();
if (isAtItsAddress()) waitForPaint();

/**
 * Whether the page is at one of its own addresses. In an archive, a translator's proxy or a frame it isn't:
 * its links and its form work there, but scripts would take it for another page. 404.html has no address of
 * its own.
 */
function isAtItsAddress() {
  const paths = dataset.path?.split(' ').map(plainPath) ?? [];
  return !dataset.path || paths.includes(plainPath(window.location.pathname));
}

function waitForPaint() {
  dataset.scripts = ''; // the styles of anything that needs scripts depend on it
  armHeadings();

  new PerformanceObserver((entries) => {
    // The first paint may show only the background.
    if (entries.getEntriesByName('first-contentful-paint').length > 0) start();
  }).observe({ type: 'paint', buffered: true });

  // A tab in the background doesn't report it.
  window.addEventListener('load', () => setTimeout(start, UNPAINTED_MS));
  // Firefox reports no paint of a page that it reloads scrolled down; but a page that scrolls has been
  // painted.
  window.addEventListener('scroll', start);
}

async function start() {
  if (started) return;

  started = true;
  for (const href of scripts) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }

  const timer = setTimeout(fallBack, TIMEOUT_MS);
  const [entry = ''] = scripts;

  try {
    await import(entry);
  } catch (error) {
    fallBack();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

function fallBack() {
  delete dataset.scripts;
  disarmHeadings();
}
