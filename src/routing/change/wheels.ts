import { sides } from '#site/site.js';
import { motionAllowed } from '../../motion/preference.ts';
import { createWheel, type Wheel } from '../../motion/wheel.ts';

const wheels = new WeakMap<HTMLElement, Wheel>();

/**
 * Turns the frame's marks to another page's side. Styles alone decide their pictures, so they are right even without
 * this script.
 */
export function turnWheels(from: string, to: string) {
  for (const element of document.querySelectorAll<HTMLElement>('.wheel:not([data-wheel])')) {
    const { page = from } = element.dataset;
    delete element.dataset.page;
    turn(element, page, to);
  }
}

/** Gives a hovered or focused menu link its page's hue, and turns the open menu's mark to that page. */
export function pointWheel(link: HTMLElement, to: string) {
  link.dataset.page = to;
  const element = document.querySelector<HTMLElement>('nav .wheel');
  if (!element || !isSeen(element)) return;
  const { page = document.documentElement.dataset.page ?? to } = element.dataset;
  element.dataset.page = to;
  turn(element, page, to);
}

function turn(element: HTMLElement, from: string, to: string) {
  if (from === to) return;
  const wheel = wheels.get(element) ?? wheelOf(element);
  wheels.set(element, wheel);
  const moves = motionAllowed() && !document.hidden && isSeen(element);
  wheel.turn(sides.indexOf(to) - sides.indexOf(from), moves);
}

/** The menu's mark has no box while the menu is closed. */
const isSeen = (element: HTMLElement) => element.getClientRects().length > 0;

function wheelOf(element: HTMLElement) {
  return createWheel({
    count: sides.length,
    onChange(angleDeg) {
      // Not `rotate`, which the mark's hover style uses.
      element.style.transform = angleDeg === 0 ? '' : `rotate(${angleDeg}deg)`;
    },
  });
}
