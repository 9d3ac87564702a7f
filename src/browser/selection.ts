/** Whether words in an element are selected: the press that ends a selection isn't a press. */
export function isSelecting(element: Element): boolean {
  const selection = window.getSelection();
  return selection?.isCollapsed === false && selection.containsNode(element, true);
}

/** Lets words be selected in links that cover what is around them (`.cover-link` in shared.css). */
export function watchSelections() {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('.cover-link') : null;
    const isPointer = event.detail > 0; // keys press a link whatever is selected
    if (link && isPointer && isSelecting(link)) event.preventDefault();
  };
  document.addEventListener('click', onClick, true);
}
