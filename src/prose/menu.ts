import { crossFadeWithinSite } from '../browser/crossFade.ts';

/**
 * Runs inline in the head of stories and notes, which have no other script: opens and closes the menu as NavBar.tsx does.
 * Without it the links stand below the bar. The bar isn't there yet, so the document listens for it.
 */
const root = document.documentElement;
const labels = document.currentScript?.dataset ?? {};

root.dataset.scripts = ''; // at once: if the first paint came before, what is below the links would move
crossFadeWithinSite();

const bar = () => document.querySelector<HTMLElement>('#root > header');
const button = () => bar()?.querySelector<HTMLButtonElement>('button[aria-expanded]');
const isOpen = () => bar()?.dataset.open === 'true';

function show(open: boolean) {
  const [header, toggle] = [bar(), button()];
  if (!header || !toggle) return;
  header.dataset.open = String(open);
  toggle.ariaExpanded = String(open);
  toggle.ariaLabel = (open ? labels.close : labels.open) ?? null;
  document.body.classList.toggle('menu-open', open);
}

const isIn = (element: Element | null | undefined, target: EventTarget | null) =>
  target instanceof Node && Boolean(element?.contains(target));

document.addEventListener('click', ({ target }) => {
  if (isIn(button(), target)) show(!isOpen());
});
document.addEventListener('keydown', ({ key, target }) => {
  if (key !== 'Escape' || !isOpen() || !isIn(bar(), target)) return;
  show(false);
  button()?.focus();
});
document.addEventListener('focusout', ({ target, relatedTarget }) => {
  if (relatedTarget && isIn(bar(), target) && !isIn(bar(), relatedTarget)) show(false);
});
// The same breakpoint as in NavBar.module.css.
matchMedia('(min-width: 64rem)').addEventListener('change', () => show(false));

document.addEventListener('DOMContentLoaded', () => {
  completeFooter();
  // Long code and tables are tab stops only while they scroll.
  const scrolling = new ResizeObserver((entries) => {
    for (const { target } of entries)
      if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0');
      else target.removeAttribute('tabindex');
  });
  for (const element of document.querySelectorAll('pre, .wide')) scrolling.observe(element);
});

/** The footer fades in when it is first seen, and shows the current year instead of the build's, as Footer.tsx does. */
function completeFooter() {
  const footer = document.querySelector('footer');
  if (!footer) return;
  const year = footer.querySelector('time');
  if (year) year.textContent = String(new Date().getFullYear());
  const observer = new IntersectionObserver(([entry]) => {
    footer.dataset.seen = String(entry?.isIntersecting);
    if (entry?.isIntersecting) observer.disconnect();
  });
  observer.observe(footer);
}
