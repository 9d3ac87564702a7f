/** Whether words in an element are selected. Ignore the click that ends a selection. */
export function isSelecting(element: Element): boolean {
  const selection = window.getSelection();
  return selection?.isCollapsed === false && selection.containsNode(element, true);
}

/**
 * Makes the words under a card's covering link selectable: browsers start no selection in a link. From now on
 * the words lie above it (`.cover-words` in shared.css), and a click on them is passed on to the link or
 * button.
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
