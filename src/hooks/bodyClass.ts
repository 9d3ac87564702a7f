const holders = new Map<string, number>();

/**
 * Gives the body a class for which the page doesn't scroll, and keeps its content where it is although the scroll bar
 * goes: the bar's width is in the custom property --scroll-bar.
 *
 * @returns takes the class away when nobody else holds it; may be called more than once
 */
export function holdBodyClass(name: string): () => void {
  const { body, documentElement } = document;
  if (holders.size === 0) {
    const width = window.innerWidth - documentElement.clientWidth;
    body.style.setProperty('--scroll-bar', `${Math.max(0, width)}px`);
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
    if (holders.size === 0) body.style.removeProperty('--scroll-bar');
  };
}
