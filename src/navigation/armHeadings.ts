/**
 * Hides the headings below the window before they are painted, so that they can make their entrance
 * (BlurText.tsx) whatever the visitor's first input is. Those in view are never hidden, nor are any without
 * scripts or with less motion.
 */
export function armHeadings() {
  if (!matchMedia('(prefers-reduced-motion: no-preference)').matches) return;
  // Before each paint, since more of the page may have arrived.
  requestAnimationFrame(() => {
    for (const heading of document.querySelectorAll<HTMLElement>('[data-phase="shown"]'))
      if (heading.getBoundingClientRect().top >= innerHeight) heading.dataset.phase = 'armed';
    if (document.readyState === 'loading') armHeadings();
  });
}
