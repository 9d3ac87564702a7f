/** The window in which a page is checked. */
export interface ScreenOptions {
  /** In CSS pixels. */
  width: number;
  /** The most that a line of prose may have. */
  characters: number;
  /** Whether each control is focused and looked for under the pointer, which takes most of the time. */
  controls: boolean;
}

/**
 * Checks a page as shown in the window, and returns its faults, one line each: elements wider than the
 * window, text that is cut off or overlaps other text, controls that are covered or too small, pictures that
 * don't fill their frame, lines of prose that are too long. Runs in the page, so it refers to nothing outside
 * itself.
 */
export async function screenFaults({
  width,
  characters,
  controls: checksControls,
}: ScreenOptions): Promise<string[]> {
  const found: string[] = [];
  const root = document.documentElement;
  const name = (element: Element) => {
    const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30);
    return `<${element.tagName.toLowerCase()}> “${text}”`;
  };
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  /** Decoration, texts for screen readers only, and the ring and the strip, which clip on purpose. */
  const skipped = '[inert], [aria-hidden="true"], .visually-hidden, [aria-roledescription] [role="group"]';

  // --- As wide as the window ---
  if (root.scrollWidth > width) found.push(`the page is ${root.scrollWidth} px wide`);
  if (window.innerWidth !== width) found.push(`the layout is ${window.innerWidth} px wide`);
  const seenWidth = window.visualViewport?.width ?? width;
  if (Math.abs(seenWidth - root.clientWidth) > 1)
    found.push(`${seenWidth} px of ${root.clientWidth} are visible`);

  // --- No text is cut off ---
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    if (!(element instanceof HTMLElement) || !element.textContent?.trim()) continue;
    const { overflowX, overflowY } = getComputedStyle(element);
    const [hidesX, hidesY] = [overflowX, overflowY].map((value) => /hidden|clip/.test(value));
    if (!(hidesX || hidesY) || element === document.body || element.closest(skipped) || !isSeen(element))
      continue;
    if (element.querySelector('[aria-roledescription] [role="group"], [role="group"][aria-roledescription]'))
      continue;
    const x = hidesX ? Math.max(0, element.scrollWidth - element.clientWidth) : 0;
    const y = hidesY ? Math.max(0, element.scrollHeight - element.clientHeight) : 0;
    if (x > 1 || y > 1) found.push(`${name(element)} is cut off by ${x}×${y} px`);
  }

  // --- No two texts overlap, no line of prose is too long ---
  interface Line {
    node: Text;
    /** The element that it floats in: the bar, or a dialog over it. */
    floating: Element | null;
    top: number;
    bottom: number;
    left: number;
    right: number;
  }
  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const parent = node.parentElement;
    if (
      !node.data.trim() ||
      !parent ||
      parent.closest(`${skipped}, script, style, option, dialog:not([open])`)
    )
      continue;
    if (!isSeen(parent)) continue;
    range.selectNodeContents(node);
    const floating = parent.closest('#root > header, dialog');
    // What is scrolled out of sight overlaps nothing.
    const scroller = parent.closest('pre, .scroll')?.getBoundingClientRect();
    for (const box of range.getClientRects()) {
      const { top, bottom } = box;
      const left = Math.max(box.left, scroller?.left ?? box.left);
      const right = Math.min(box.right, scroller?.right ?? box.right);
      // A line's box is taller than its ink.
      const ink = (bottom - top) * 0.25;
      if (right - left < 1) continue;
      lines.push({ node, floating, top: top + ink, bottom: bottom - ink, left, right });
    }
  }
  lines.sort((a, b) => a.top - b.top);
  for (const [i, line] of lines.entries()) {
    for (let n = i + 1; n < lines.length; n++) {
      const other = lines[n] as Line;
      if (other.top >= line.bottom) break;
      if (other.node === line.node || other.floating !== line.floating) continue;
      if (Math.min(line.right, other.right) - Math.max(line.left, other.left) > 2)
        found.push(
          `“${line.node.data.trim().slice(0, 30)}” overlaps “${other.node.data.trim().slice(0, 30)}”`,
        );
    }
  }
  for (const paragraph of document.querySelectorAll<HTMLElement>('main p, main li, main dd')) {
    if (paragraph.closest(skipped) || paragraph.querySelector('p, ul, li, h3') || !isSeen(paragraph))
      continue;
    const rows = new Map<number, number>();
    const nodes = new Set<Text>(); // without those that are hidden
    for (const { node, top, left, right } of lines) {
      if (!paragraph.contains(node)) continue;
      nodes.add(node);
      rows.set(Math.round(top), (rows.get(Math.round(top)) ?? 0) + right - left);
    }
    if (rows.size < 2) continue;
    const length = [...rows.values()].reduce((sum, px) => sum + px);
    const inLine =
      (Math.max(...rows.values()) / length) *
      [...nodes].reduce((sum, { data }) => sum + data.trim().length, 0);
    if (inLine > characters) found.push(`${name(paragraph)} has ${Math.round(inLine)} characters per line`);
  }

  // --- No label wraps in its button while there is room beside it; a list's items fill its column ---
  // Large text may wrap.
  const isLarge = Number.parseFloat(getComputedStyle(root).fontSize) > 24;
  for (const button of document.querySelectorAll<HTMLElement>(
    'main .button, main button, dialog[open] .button',
  )) {
    if (isLarge || button.closest(skipped) || !isSeen(button)) continue;
    const rows = new Set(lines.flatMap(({ node, top }) => (button.contains(node) ? Math.round(top) : [])));
    if (rows.size < 2) continue;
    const { cssText } = button.style;
    Object.assign(button.style, { whiteSpace: 'nowrap', inlineSize: 'max-content' });
    const needed = button.offsetWidth;
    button.style.cssText = cssText;
    if (needed <= (button.parentElement?.clientWidth ?? 0))
      found.push(`${name(button)} wraps beside free space`);
  }
  for (const item of document.querySelectorAll<HTMLElement>('main li:not(li li)')) {
    const { display, listStyleType } = getComputedStyle(item);
    if (display !== 'list-item' || /^(none|"")$/.test(listStyleType) || item.closest(skipped)) continue;
    const share = item.offsetWidth / (item.parentElement?.clientWidth ?? 1);
    if (isSeen(item) && share < 0.6)
      found.push(`${name(item)} has ${Math.round(100 * share)} % of its column`);
  }

  // --- Each control can be hit where it is, and is large enough ---
  const selector = 'a[href], button, input:not([type="hidden"]), select, textarea, summary';
  const controls = checksControls ? document.querySelectorAll<HTMLElement>(selector) : [];
  const modal = document.querySelector('dialog:modal');
  /** Stories, notes and the CV are read, not played. */
  const isPage = document.querySelector('script[data-load]') !== null;
  const start = { x: window.scrollX, y: window.scrollY };
  for (const control of controls) {
    if (control.tabIndex < 0 || control.closest('[inert], [aria-hidden="true"]') || !isSeen(control))
      continue;
    if (modal && !modal.contains(control)) continue;
    control.focus();
    const hit = () => {
      // A link that wraps onto a second line has two boxes.
      const [box = control.getBoundingClientRect()] = control.getClientRects();
      const below = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      return below !== null && (control.contains(below) || below.closest('label')?.contains(control))
        ? null
        : below;
    };
    let over = hit();
    // The greeting moves out of the way, but may need a few frames to do so.
    for (let i = 0; i < 60 && over; i++) {
      await nextFrame();
      over = hit();
    }
    if (over) found.push(`${name(control)} is covered by ${name(over)}`);
    const box = control.getBoundingClientRect();
    const cover = getComputedStyle(control, '::after');
    const covers = cover.position === 'absolute' && cover.content !== 'none';
    const wide = Math.max(box.width, covers ? Number.parseFloat(cover.width) || 0 : 0);
    const high = Math.max(box.height, covers ? Number.parseFloat(cover.height) || 0 : 0);
    // On a phone's page, each but for links within sentences.
    const byThumb = width < 400 && isPage && !control.closest('p, dialog');
    const least = byThumb || control.closest('#root > header, form') ? 44 : 24;
    if (wide < least - 0.5 || high < least - 0.5)
      found.push(`${name(control)} is ${Math.round(wide)}×${Math.round(high)} px, not ${least}×${least}`);
  }
  (document.activeElement as HTMLElement | null)?.blur();
  window.scrollTo({ left: start.x, top: start.y, behavior: 'instant' });

  // --- No picture is stretched ---
  for (const image of document.querySelectorAll<HTMLImageElement>('main img')) {
    const { naturalWidth, naturalHeight, offsetWidth, offsetHeight } = image;
    if (!isSeen(image) || offsetWidth === 0 || naturalWidth === 0) continue;
    const stretched = offsetWidth / offsetHeight / (naturalWidth / naturalHeight);
    if (getComputedStyle(image).objectFit === 'fill' && Math.abs(stretched - 1) > 0.03)
      found.push(`the picture “${image.alt}” is stretched`);

    const frame = image.closest('.cropped');
    if (!frame || image.closest('.device')) continue;
    const gap = Math.max(frame.clientWidth - offsetWidth, frame.clientHeight - offsetHeight);
    if (gap > 1) found.push(`the picture “${image.alt}” doesn’t fill its frame`);
  }
  return found;
}
