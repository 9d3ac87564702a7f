import { graphemes } from '../motion/graphemes.ts';
import type { Turn } from '../motion/typewriter.ts';

/** Half a blink of the caret, which blinks while nothing is being typed. */
const BLINK_MS = 550;

/** Whether an easing's steps can have any length (Safari from 17.2 on). */
const canStep = () => CSS.supports('transition-timing-function', 'linear(0, 1)');

/**
 * Shows one of the typewriter's phrases in an element. All its characters are laid out at once; throughout
 * its turn the compositor alone shows and hides them one by one, and moves and blinks the caret, so that the
 * main thread has nothing to do until the next phrase. Where an easing can't have such steps, complete
 * phrases come and go.
 *
 * The caret has no repeating CSS animation: React listens for animationiteration, so each repeat would wake
 * the page. Together, these two cut Home's main-thread time while idle from 56 to 24 ms a second.
 *
 * @param row holds a span a character and, marked `data-caret`, the caret; only this function writes to it
 * @param moment.elapsedMs on the same clock as the turn's times
 * @param moment.moving whether the animations run; if not, they are paused at that moment
 */
export function showTyped(
  row: HTMLElement,
  phrase: string,
  turn: Turn,
  { elapsedMs, moving }: { elapsedMs: number; moving: boolean },
) {
  endTyped(row);
  layOut(row, graphemes(phrase));
  const caret = row.lastElementChild as HTMLElement;
  const characters = [...row.children].slice(0, -1) as HTMLElement[];
  const count = characters.length;
  /** The caret's positions: before each character, and after the last. */
  const offsets = [...characters, null].map((character) =>
    caretOffset(character ?? characters.at(-1), character === null),
  );
  caret.style.transform = `translate(${offsets[count]})`;
  // A complete phrase needs no animations. (Paused at exactly that moment, they might hide its last letter.)
  const isWhole = !moving && elapsedMs >= turn.wholeMs && elapsedMs <= turn.deleteMs;
  if (isWhole || !canStep()) return;

  const typedMs = (i: number) => turn.startMs + ((turn.wholeMs - turn.startMs) / count) * (i + 1);
  const deletedMs = (i: number) => turn.deleteMs + ((turn.goneMs - turn.deleteMs) / count) * (count - 1 - i);
  const animations = characters.map((character, i) =>
    animate(character, turn, [
      [turn.startMs, { opacity: 0 }],
      [typedMs(i), { opacity: 1 }],
      [deletedMs(i), { opacity: 0 }],
    ]),
  );
  const indices = characters.map((_, i) => i);
  animations.push(
    animate(caret, turn, [
      [turn.startMs, { transform: `translate(${offsets[0]})` }],
      ...indices.map((i): Step => [typedMs(i), { transform: `translate(${offsets[i + 1]})` }]),
      ...[...indices].reverse().map((i): Step => [deletedMs(i), { transform: `translate(${offsets[i]})` }]),
    ]),
    animate(caret, turn, [
      [turn.startMs, { opacity: 1 }],
      ...blink(turn.wholeMs, turn.deleteMs),
      ...blink(turn.goneMs, turn.endMs),
    ]),
  );
  for (const animation of animations) {
    animation.currentTime = elapsedMs - turn.startMs;
    if (!moving) animation.pause();
  }
}

/** Cancels all animations of an element that shows a phrase. */
export function endTyped(row: HTMLElement) {
  for (const animation of row.getAnimations({ subtree: true })) animation.cancel();
}

/** How far the current phrase has got, on its turn's clock; null where nothing is animated. */
export function elapsed(row: HTMLElement, turn: Turn): number | null {
  const now = row.getAnimations({ subtree: true })[0]?.currentTime;
  return typeof now === 'number' ? turn.startMs + now : null;
}

/** A keyframe, and the time from which it applies. */
type Step = [ms: number, look: Keyframe];

/**
 * Animates an element through steps. They are in the whole animation's easing, not its keyframes', so that
 * its progress stays constant between steps, and the browser doesn't restyle the element whenever something
 * else on the page (a moving pointer) causes a frame.
 */
function animate(element: HTMLElement, { startMs, endMs }: Turn, steps: Step[]): Animation {
  const duration = endMs - startMs;
  const percent = (ms: number) => `${(100 * (ms - startMs)) / duration}%`;
  const last = steps.length - 1;
  const stops = steps.map(([ms], i) => `${i / last} ${percent(ms)} ${percent(steps[i + 1]?.[0] ?? endMs)}`);
  const keyframes = steps.map(([, look]) => look);
  return element.animate(keyframes, { duration, easing: `linear(${stops})`, fill: 'both' });
}

function blink(fromMs: number, toMs: number): Step[] {
  const steps: Step[] = [];
  for (let ms = fromMs; ms < toMs; ms += BLINK_MS) steps.push([ms, { opacity: 1 - (steps.length % 2) }]);
  return [...steps, [toMs, { opacity: 1 }]];
}

/** Fills the row unless it has these characters: with new nodes, since moved ones shift the layout. */
function layOut(row: HTMLElement, characters: string[]) {
  if (row.dataset.text === characters.join('')) return;
  row.dataset.text = characters.join('');
  row.replaceChildren(
    ...[...characters, ''].map((text) =>
      Object.assign(document.createElement('span'), { textContent: text }),
    ),
  );
  (row.lastElementChild as HTMLElement).dataset.caret = '';
}

/** The caret's position in the row, before a character or after it, as the arguments of translate(). */
function caretOffset(character: HTMLElement | undefined, after: boolean): string {
  if (!character) return '0px, 0px';
  const x = character.offsetLeft + (after ? character.offsetWidth : 0);
  return `${x}px, ${character.offsetTop}px`;
}
