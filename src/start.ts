/**
 * Stands in every page's HTML and loads its scripts after the first paint, so that nothing competes with what is there to
 * be read. All at once: the browser alone would find the imports of each only when that has come.
 */
const { main = '', imports = '' } = document.currentScript?.dataset ?? {};

if (window.PerformanceObserver?.supportedEntryTypes?.includes('paint')) {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    start();
  }).observe({ type: 'paint', buffered: true });
} else {
  start();
}

function start() {
  for (const href of imports.split(' ')) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  import(main).catch((error) => {
    document.documentElement.dataset.script = 'failed'; // what only a script can open is open then
    throw error;
  });
}
