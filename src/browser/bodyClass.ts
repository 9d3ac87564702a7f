const holders = new Map<string, number>();

/**
 * Adds to the body a class that stops the page from scrolling. The scroll bar disappears, and padding of the same
 * width keeps the content in place.
 *
 * @returns a function that removes the class unless another caller still holds it; may be called more than once
 */
export function holdBodyClass(name: string): () => void {
  const { body, documentElement } = document;
  if (holders.size === 0) {
    const width = window.innerWidth - documentElement.clientWidth;
    body.style.paddingInlineEnd = `${Math.max(0, width)}px`;
  }
  holders.set(name, (holders.get(name) ?? 0) + 1);
  body.classList.add(name);
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    const left = (holders.get(name) ?? 0) - 1;
    if (left > 0) {
      holders.set(name, left);
      return;
    }
    holders.delete(name);
    body.classList.remove(name);
    if (holders.size === 0) body.style.paddingInlineEnd = '';
  };
}
