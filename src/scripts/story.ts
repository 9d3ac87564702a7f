import './menu.ts';

/**
 * Runs inline in the head of stories: a press on the picture's button runs the project in its place. The
 * project's page is one of this site, so Escape in it counts, too, and a sandbox would be useless:
 * https://developer.mozilla.org/docs/Web/HTML/Element/iframe#sandbox
 */

/** After this long, say that it doesn't start. */
const PATIENCE_MS = 5000;

/** Ends the project that runs, if one does. */
const running: (() => void)[] = [];
const stop = () => {
  for (const end of running.splice(0)) end();
};

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-run]') : null;
  if (!button) return;
  stop();
  running.push(run(button));
});

/** @returns a function that ends it */
function run(button: HTMLElement): () => void {
  // As StoryHeader.tsx writes them.
  const link = button.previousElementSibling as HTMLAnchorElement;
  const preview = document.querySelector('[data-preview]') as HTMLElement;
  const end = preview.querySelector('button') as HTMLElement;
  const status = preview.querySelector('p') as HTMLElement;
  const iframe = Object.assign(document.createElement('iframe'), {
    title: end.previousElementSibling?.textContent,
    src: link.href,
  });

  const timer = setTimeout(() => {
    status.append(status.dataset.text ?? '', ' ', link.cloneNode(true));
  }, PATIENCE_MS);

  const hideNotice = () => {
    clearTimeout(timer);
    status.textContent = '';
  };

  const onKey = ({ key, defaultPrevented }: KeyboardEvent) => {
    if (key === 'Escape' && !defaultPrevented) stop();
  };

  iframe.addEventListener('load', () => {
    const inner = iframe.contentDocument;
    if (!inner?.body?.childElementCount) return; // the browser's own error page, or none yet

    hideNotice();
    inner.addEventListener('keydown', onKey);
    preview.dataset.running = 'shown';
    iframe.focus();
  });

  document.addEventListener('keydown', onKey);
  end.onclick = stop;

  // Its strip stands below the bar, which may have a second row.
  const bar = document.querySelector('header');
  preview.style.setProperty('--top', `${bar?.offsetHeight}px`);
  preview.dataset.running = '';
  preview.append(iframe);
  preview.scrollIntoView({ block: 'start' });

  return () => {
    hideNotice();
    document.removeEventListener('keydown', onKey);
    iframe.remove();
    delete preview.dataset.running;
    button.focus();
  };
}
