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

  document.addEventListener('click', ({ target }) => {
    if (isInBar(target, 'a') || !isInBar(target)) close();
  });

  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close()?.querySelector('summary')?.focus();
  });

  document.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget && !isInBar(relatedTarget)) close();
  });

  window.addEventListener('popstate', close);
}
