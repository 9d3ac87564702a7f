/**
 * The menu and the list of languages are each a `<details>` in the bar, which opens and closes by itself.
 * This also closes it by Escape, a link, a press or focus outside the bar, and Back.
 */
export function watchMenu() {
  const close = () => {
    const menu = document.querySelector<HTMLDetailsElement>('#root > header details[open]');
    if (menu) menu.open = false;
    return menu;
  };

  const isInBar = (target: EventTarget | null, within = '') =>
    target instanceof Element && target.closest(`#root > header ${within}`) !== null;

  // Capture, since a link's own listener may focus the next page, which the open menu hides.
  document.addEventListener(
    'click',
    ({ target }) => {
      if (isInBar(target, 'a') || !isInBar(target)) close();
    },
    true,
  );

  document.addEventListener('keydown', (event) => {
    const menu = event.key === 'Escape' ? close() : null;
    if (!menu) return;
    event.preventDefault(); // it closes nothing else
    menu.querySelector('summary')?.focus();
  });

  document.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget && !isInBar(relatedTarget)) close();
  });

  window.addEventListener('popstate', close);
}
