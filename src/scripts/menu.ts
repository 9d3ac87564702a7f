import { changeDocuments } from '../browser/documentChange.ts';
import { watchMenu } from '../browser/menu.ts';
import { watchSelections } from '../browser/selection.ts';

/** Runs inline in the head of stories and notes, which have no other script. */
document.documentElement.dataset.scripts = ''; // before the first paint
changeDocuments();
watchMenu();
watchSelections();

document.addEventListener('DOMContentLoaded', () => {
  // The current year instead of the build's, as Footer.tsx shows it.
  const year = document.querySelector('footer time');
  if (year) year.textContent = String(new Date().getFullYear());
  // Long code and tables are tab stops only while they scroll.
  const scrolling = new ResizeObserver((entries) => {
    for (const { target } of entries)
      if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0');
      else target.removeAttribute('tabindex');
  });

  for (const element of document.querySelectorAll('pre, .wide')) scrolling.observe(element);
});
