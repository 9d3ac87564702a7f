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

/**
 * Underlines texts that are still to be written. A highlight changes nothing in the page itself.
 *
 * @param {string[]} todos
 */
function underline(todos) {
  if (!CSS.highlights || todos.length === 0) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '::highlight(todo) { text-decoration: underline wavy #f4705a; text-decoration-skip-ink: none }',
  );
  document.adoptedStyleSheets.push(sheet);
  const texts = new Set(todos);
  const mark = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const ranges = [];
    while (walker.nextNode()) {
      if (!texts.has(walker.currentNode.nodeValue ?? '')) continue;
      const range = new Range();
      range.selectNodeContents(walker.currentNode);
      ranges.push(range);
    }
    CSS.highlights.set('todo', new Highlight(...ranges));
  };
  mark();
  new MutationObserver(mark).observe(document.body, { childList: true, subtree: true });
}

// The page that stands in while the first build runs says so in this script's address.
const { search } = new URL(import.meta.url);
const events = new EventSource(new URL(`__reload${search}`, import.meta.url));
events.addEventListener('rebuilt', () => window.location.reload());
events.addEventListener('todos', ({ data }) => underline(JSON.parse(data)));
events.addEventListener('failed', ({ data }) => show(JSON.parse(data)));
