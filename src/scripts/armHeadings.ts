import type { ArmedHeading } from '../motion/armed.ts';

/**
 * Hides the headings below the window before they are painted, so that they can make their entrance
 * (BlurText.tsx) whatever the visitor's first input is. Those in view are never hidden, nor are any without
 * scripts or with less motion. Animations hide them, not attributes, so that a saved page has its headings.
 */
export function armHeadings() {
  if (!matchMedia('(prefers-reduced-motion: no-preference)').matches) return;
  // Before each paint, since more of the page may have arrived.
  requestAnimationFrame(() => {
    if (document.documentElement.dataset.scripts === undefined) return; // the scripts have failed

    // All are found before the first is hidden: in turns, each would be laid out anew.
    const below = [...headings()].filter((heading) => heading.getBoundingClientRect().top >= innerHeight);
    for (const heading of below) heading.arming ??= heading.animate({ opacity: 0 }, { fill: 'both' });
    if (document.readyState === 'loading') armHeadings();
  });
}

/** Shows them: nothing is going to play their entrances. */
export function disarmHeadings() {
  for (const { arming } of headings()) arming?.cancel();
}

const headings = () => document.querySelectorAll<ArmedHeading>('[data-phase]');
