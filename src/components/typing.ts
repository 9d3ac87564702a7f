import { graphemes } from '../motion/graphemes.ts';
import type { Typed } from '../motion/typewriter.ts';
import styles from './Typewriter.module.css';

/** Not by CSS: React hears every round of such an animation, which wakes the page each time. */
const BLINK: KeyframeAnimationOptions = {
  duration: 1100,
  easing: 'steps(2, jump-none)',
  iterations: Number.POSITIVE_INFINITY,
};

/**
 * Shows a state of the typewriter in an element. All its characters are laid out at once, and within the state the
 * compositor alone uncovers or covers them one by one and moves the caret: the page itself has nothing to do until the
 * next state. Where elements can't be animated, whole phrases come and go.
 *
 * @param row holds the characters and nothing else; written by this function alone
 * @param moment.elapsedMs in the time of the state's `fromMs` and `toMs`
 * @param moment.moving whether time goes by
 */
export function showTyped(
  row: HTMLElement,
  { text, rest, state, fromMs, toMs }: Typed,
  { elapsedMs, moving }: { elapsedMs: number; moving: boolean },
) {
  for (const animation of row.getAnimations?.({ subtree: true }) ?? []) animation.cancel();
  layOut(row, graphemes(text + rest));
  row.dataset.state = state;
  row.dataset.moving = String(moving);
  const caret = row.lastElementChild as HTMLElement;
  const characters = [...row.children].slice(0, -1) as HTMLElement[];
  const places = [...characters, null].map((character) =>
    place(character ?? characters.at(-1), character === null),
  );
  const count = characters.length;
  // What stands at the caret at each step: it goes forth while typing, back while deleting.
  const path = state === 'deleting' ? places.toReversed() : places;
  caret.style.transform = `translate(${state === 'empty' || state === 'typing' ? places[0] : places[count]})`;
  if (typeof row.animate !== 'function') return;
  if (state === 'holding' || state === 'empty') {
    if (moving) caret.animate({ opacity: [1, 0] }, BLINK);
    return;
  }

  const shown = state === 'typing' ? [0, 1] : [1, 0];
  const timing = { duration: toMs - fromMs, fill: 'both' } as const;
  const steps = characters.map((character, i) => {
    const offset = (state === 'typing' ? i + 1 : count - i) / count;
    return character.animate(
      [
        { opacity: shown[0], easing: 'step-end' },
        { opacity: shown[1], offset, easing: 'step-end' },
        { opacity: shown[1] },
      ],
      timing,
    );
  });
  steps.push(
    caret.animate(
      path.map((at) => ({ transform: `translate(${at})`, easing: 'step-end' })),
      timing,
    ),
  );
  for (const step of steps) {
    step.currentTime = elapsedMs - fromMs;
    if (!moving) step.pause();
  }
}

/** Puts the characters and the caret into the row, unless they are there. New nodes: old ones would count as shifted. */
function layOut(row: HTMLElement, characters: string[]) {
  if (row.dataset.text === characters.join('')) return;
  row.dataset.text = characters.join('');
  const spans = [...characters, ''].map((character, i) => {
    const span = document.createElement('span');
    span.className = (i < characters.length ? styles.character : styles.caret) ?? '';
    span.textContent = character;
    return span;
  });
  row.replaceChildren(...spans);
}

/** Where the caret stands before a character, or after it, in the row, as CSS writes it. */
function place(character: HTMLElement | undefined, after: boolean): string {
  if (!character) return '0px, 0px';
  const x = character.offsetLeft + (after ? character.offsetWidth : 0);
  return `${x}px, ${character.offsetTop}px`;
}
