import './menu.ts';

/**
 * Runs inline in the head of stories: a press on the picture's button runs the project in its place. The
 * project's page is one of this site, so Escape in it counts, too, and a sandbox would be useless:
 * https://developer.mozilla.org/docs/Web/HTML/Element/iframe#sandbox
 */

/** A smaller window has no room for the project: the button is a link (StoryHeader.module.css). */
const ROOM = '(min-width: 48rem)';
/** After this long, say that it doesn't start. */
const PATIENCE_MS = 5000;

/** Ends the project that runs, if one does. */
const running: (() => void)[] = [];
const stop = () => {
  for (const end of running.splice(0)) end();
};

document.addEventListener('click', (event) => {
  const { target, ctrlKey, metaKey, shiftKey } = event;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-run]') : null;
  if (!link || ctrlKey || metaKey || shiftKey || !matchMedia(ROOM).matches) return; // a new tab, for example
  event.preventDefault();
  stop();
  running.push(run(link));
});

/** @returns a function that ends it */
function run(link: HTMLAnchorElement): () => void {
  const preview = link.parentElement as HTMLElement;
  // StoryHeader.tsx writes them beside the link.
  const [end, status] = [...preview.querySelectorAll<HTMLElement>('button, p')] as [HTMLElement, HTMLElement];
  const iframe = Object.assign(document.createElement('iframe'), { title: link.dataset.run, src: link.href });

  const timer = setTimeout(() => {
    const there = { href: link.href, textContent: link.firstElementChild?.textContent };
    status.append(status.dataset.text ?? '', ' ', Object.assign(document.createElement('a'), there));
  }, PATIENCE_MS);

  const hideNotice = () => {
    clearTimeout(timer);
    status.textContent = '';
  };

  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') stop();
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

  preview.dataset.running = '';
  end.hidden = false;
  preview.append(iframe);
  end.scrollIntoView({ block: 'start' });

  return () => {
    hideNotice();
    document.removeEventListener('keydown', onKey);
    iframe.remove();
    end.hidden = true;
    delete preview.dataset.running;
    link.focus();
  };
}
