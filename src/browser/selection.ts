/** Whether words in an element are selected: the press that ends a selection isn't a press. */
export function isSelecting(element: Element): boolean {
  const selection = window.getSelection();
  return selection?.isCollapsed === false && selection.containsNode(element, true);
}

/**
 * Lets words be selected that lie under a link which covers its card: browsers start no selection in a link. They
 * are above it from now on (`.cover-words` in shared.css), and a press on them is one of the link, or button.
 */
export function watchSelections() {
  const onClick = ({ target, ctrlKey, metaKey, shiftKey, button }: MouseEvent) => {
    const words = target instanceof Element ? target.closest('.cover-words') : null;
    if (!words || isSelecting(words)) return;
    const cover = words.closest('article, li')?.querySelector('.cover-link');
    const init = { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey };
    // The middle button opens a new tab, as with the control key.
    cover?.dispatchEvent(new MouseEvent('click', { ...init, ctrlKey: ctrlKey || button === 1 }));
  };

  document.documentElement.dataset.selectable = '';
  document.addEventListener('click', onClick);
  document.addEventListener('auxclick', (event) => {
    if (event.button === 1) onClick(event);
  });
}
