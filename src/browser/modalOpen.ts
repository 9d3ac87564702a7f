/**
 * Gives the body the class `modal-open`, which stops the page from scrolling. Padding takes the scroll bar's
 * place, so that the content stays where it is.
 *
 * @returns a function that removes both
 */
export function openModal(): () => void {
  const { body, documentElement } = document;
  body.style.paddingInlineEnd = `${window.innerWidth - documentElement.clientWidth}px`;
  body.classList.add('modal-open');

  return () => {
    body.classList.remove('modal-open');
    body.style.paddingInlineEnd = '';
  };
}
