import { ARMED } from '../motion/armed.ts';

/**
 * Hides the headings below the window before they are painted, so that they can make their entrance
 * (BlurText.tsx) whatever the visitor's first input is. Those in view are never hidden, nor are any without
 * scripts or with less motion. Animations hide them, not attributes, so that a saved page has its headings.
 */
export function armHeadings() {
  if (!matchMedia('(prefers-reduced-motion: no-preference)').matches) return;
  // Before each paint, since more of the page may have arrived.
  requestAnimationFrame(() => {
    for (const heading of document.querySelectorAll('[data-phase]'))
      if (heading.getBoundingClientRect().top >= innerHeight && heading.getAnimations().length === 0)
        heading.animate({ opacity: 0 }, { fill: 'both', id: ARMED });
    if (document.readyState === 'loading') armHeadings();
  });
}

/** Shows them: nothing is going to play their entrances. */
export function disarmHeadings() {
  for (const animation of document.getAnimations()) if (animation.id === ARMED) animation.cancel();
}
