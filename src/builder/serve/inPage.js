// Runs in pages in development: reloads them after a rebuild, and shows what is wrong when the build fails.
// The pages' security policy forbids inline styles, so these are in a constructed style sheet.

const STYLES = `
  dialog { background: #16110f; border: 1px solid #f4705a; border-radius: 8px; box-sizing: border-box;
    color: #f4f1f0; font: 16px/1.5 system-ui, sans-serif; inset: auto 16px 16px; margin: 0 auto; max-block-size: 70vh;
    max-inline-size: 60rem; overflow: auto; padding: 20px 24px; position: fixed; inline-size: auto; z-index: 2147483647 }
  h2 { font-size: 18px; margin: 0 0 12px }
  ol { margin: 0; padding-inline-start: 24px }
  li { margin-block-end: 10px; overflow-wrap: anywhere; white-space: pre-wrap }
  code { color: #ffb3a5; display: block; font: 14px/1.5 ui-monospace, monospace }
  p { color: #b9b1ae; font-size: 14px; margin: 12px 0 0 }
`;

/** @type {HTMLElement | null} */
let shown = null;

/** @param {Failure} failure */
function show({ title, faults }) {
  hide();
  shown = document.createElement('build-faults');
  const root = shown.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  root.adoptedStyleSheets = [sheet];
  const dialog = element('dialog', { role: 'alert' }, [
    element('h2', {}, [title]),
    element(
      'ol',
      {},
      faults.map(({ place, message }) =>
        element('li', {}, [...(place ? [element('code', {}, [place])] : []), message]),
      ),
    ),
    element('p', {}, [
      'The page shows the last successful build. This note disappears when the next build succeeds.',
    ]),
  ]);
  root.append(dialog);
  document.documentElement.append(shown);
  /** @type {HTMLDialogElement} */ (dialog).open = true;
}

function hide() {
  shown?.remove();
  shown = null;
}

/**
 * @param {string} name
 * @param {Record<string, string>} attributes
 * @param {(string | Node)[]} children
 */
function element(name, attributes, children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/** Which build the page is of: the first that the server names, unless the script's address says so. */
let build = new URL(import.meta.url).searchParams.get('at');
/** @type {Record<string, (data: string) => void>} */
const HEARD = {
  built(data) {
    if (build !== null && data !== build) window.location.reload();
    build = data;
  },
  failed: (data) => show(JSON.parse(data)),
};

// Browsers open six connections to one host, for all tabs together: one tab listens, and tells the others.
const others = new BroadcastChannel('__reload');
/** What it has heard last of each event, for tabs that are opened later. */
const said = new Map();
others.onmessage = ({ data: { type, data } }) => {
  if (type !== 'hello') HEARD[type]?.(data);
  else for (const [each, last] of said) others.postMessage({ type: each, data: last });
};

function listen() {
  const events = new EventSource(new URL('__reload', import.meta.url));
  for (const type of Object.keys(HEARD))
    events.addEventListener(type, ({ data }) => {
      if (type === 'built') said.clear();
      said.set(type, data);
      others.postMessage({ type, data });
      HEARD[type]?.(data);
    });
  return new Promise(() => {}); // as long as the tab is open
}

others.postMessage({ type: 'hello', data: '' });
// Locks need a secure address: a phone on the network, say, listens by itself.
if (navigator.locks) navigator.locks.request('__reload', listen);
else listen();
