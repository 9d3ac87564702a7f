import { crossFadeWithinSite } from '../browser/crossFade.ts';

/**
 * Runs inline in stories and notes, which have no other script: opens and closes the menu as NavBar.tsx does.
 * Without it the links stand below the bar.
 */
const bar = document.querySelector<HTMLElement>('#root > header');
const button = bar?.querySelector<HTMLButtonElement>('button[aria-expanded]');
const labels = document.currentScript?.dataset ?? {};

function show(isOpen: boolean) {
  if (!bar || !button) return;
  bar.dataset.open = String(isOpen);
  button.ariaExpanded = String(isOpen);
  button.ariaLabel = (isOpen ? labels.close : labels.open) ?? null;
  document.body.classList.toggle('menu-open', isOpen);
}

if (bar && button) {
  document.documentElement.dataset.scripts = '';
  button.addEventListener('click', () => show(bar.dataset.open !== 'true'));
  bar.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || bar.dataset.open !== 'true') return;
    show(false);
    button.focus();
  });
  bar.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !bar.contains(relatedTarget)) show(false);
  });
  // The same breakpoint as in NavBar.module.css.
  matchMedia('(min-width: 64rem)').addEventListener('change', () => show(false));
}

// Long code and tables are tab stops only while they scroll.
const scrolling = new ResizeObserver((entries) => {
  for (const { target } of entries)
    if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0');
    else target.removeAttribute('tabindex');
});
for (const element of document.querySelectorAll('pre, .wide')) scrolling.observe(element);

crossFadeWithinSite();
