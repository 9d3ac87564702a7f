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
  // Long code and tables are tab stops only while they scroll, in the name of their section.
  const scrolling = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const scrolls = target.scrollWidth > target.clientWidth;
      const attributes = { tabindex: '0', role: 'group', 'aria-label': headingAbove(target) };
      for (const [name, value] of Object.entries(attributes))
        if (scrolls) target.setAttribute(name, value);
        else target.removeAttribute(name);
    }
  });

  for (const element of document.querySelectorAll('pre, .scroll')) scrolling.observe(element);
});

/** The text of the heading that an element is below. */
function headingAbove(element: Element) {
  const above = [...document.querySelectorAll('main :is(h1, h2, h3, h4)')].filter(
    (heading) => heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  return above.at(-1)?.textContent ?? '';
}
