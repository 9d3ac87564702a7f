import { useEffect, useEffectEvent } from 'react';
import { onFrame } from '../motion/frame.ts';
import { type PointerTrack, pointerTrack } from '../motion/pointerTrack.ts';

/** Smaller movements count as an unsteady click. */
const THRESHOLD_PX = 5;

interface DragListeners {
  /** A pointer went down. */
  onGrab: () => void;
  /** How far it is from where it went down, in CSS pixels to the right; at most once a frame. */
  onDrag: (distancePx: number) => void;
  /**
   * The pointer is up or lost. `moved`: whether it was dragged; `velocity` in pixels per second; `sinceMs`:
   * when it last moved, or was last drawn where it is.
   */
  onRelease: (end: { moved: boolean; velocity: number; sinceMs: number }) => void;
}

interface Press {
  id: number;
  startPx: number;
  track: PointerTrack;
  distancePx: number;
  moved: boolean;
  /** When it last moved, or was drawn. */
  sinceMs: number;
}

/**
 * Horizontal drags of an element by mouse, finger or pen; the style `touch-action: pan-y` leaves vertical
 * ones to the page. Only the first pointer counts. A drag that the browser ends (pointercancel,
 * lostpointercapture) has no velocity. The click at the end of a drag is suppressed.
 */
export function useDrag(element: HTMLElement | null, { onGrab, onDrag, onRelease }: DragListeners) {
  const grab = useEffectEvent(onGrab);
  const drag = useEffectEvent(onDrag);
  const release = useEffectEvent(onRelease);

  useEffect(() => {
    if (!element) return;
    return listen(element, {
      onGrab: () => grab(),
      onDrag: (px) => drag(px),
      onRelease: (end) => release(end),
    });
  }, [element]);
}

function listen(element: HTMLElement, { onGrab, onDrag, onRelease }: DragListeners): () => void {
  let press: Press | null = null;
  let stopFrame: (() => void) | null = null;
  let dragged = false;
  const opening = new AbortController();
  let pressing = new AbortController();

  const dispatchDrag = () => {
    stopFrame?.();
    stopFrame = null;
    if (press?.moved) onDrag(press.distancePx);
  };

  function draw() {
    if (press) press.sinceMs = performance.now();
    dispatchDrag();
  }

  function down(event: PointerEvent) {
    dragged = false;
    if (!event.isPrimary || event.button !== 0) return;

    end(0); // a press whose pointerup was lost

    press = {
      id: event.pointerId,
      startPx: event.clientX,
      track: pointerTrack(event.clientX, event.timeStamp),
      distancePx: 0,
      moved: false,
      sinceMs: event.timeStamp,
    };

    // On the window, since a pointer is captured only when it drags: links below it must still get their
    // clicks.
    pressing = new AbortController();

    const { signal } = pressing;
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', up, { signal });
    window.addEventListener('pointercancel', cancel, { signal });
    element.addEventListener('lostpointercapture', lose, { signal });
    onGrab();
  }

  function move(event: PointerEvent) {
    if (event.pointerId !== press?.id) return;

    if (!(event.buttons & 1)) {
      cancel(event); // its pointerup was lost, or only another button is still down
      return;
    }

    press.distancePx = event.clientX - press.startPx;
    press.track.add(event.clientX, event.timeStamp);
    press.sinceMs = event.timeStamp;

    if (!press.moved && Math.abs(press.distancePx) > THRESHOLD_PX) {
      press.moved = true;
      element.setPointerCapture(press.id);
    }

    if (press.moved) stopFrame ??= onFrame(draw);
  }

  function up(event: PointerEvent) {
    if (event.pointerId === press?.id) end(press.track.velocityAt(event.timeStamp));
  }

  function cancel(event: PointerEvent) {
    if (event.pointerId === press?.id) end(0);
  }

  /**
   * A finger is captured by the element that it touches
   * (https://www.w3.org/TR/pointerevents3/#implicit-pointer-capture). When this element takes over the
   * capture, the other one's lostpointercapture bubbles up here and must not end the drag.
   */
  function lose(event: PointerEvent) {
    if (event.target === element) cancel(event);
  }

  function end(velocity: number) {
    if (!press) return;
    dispatchDrag();
    const { moved, sinceMs } = press;
    press = null;
    dragged = moved;
    pressing.abort();
    onRelease({ moved, velocity, sinceMs });
  }

  function click(event: MouseEvent) {
    // A keyboard click has detail 0.
    if (!dragged || event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
    dragged = false;
  }

  element.addEventListener('pointerdown', down, { signal: opening.signal });
  element.addEventListener('click', click, { signal: opening.signal, capture: true });
  // Otherwise the browser would drag pictures and links itself.
  element.addEventListener('dragstart', (event) => event.preventDefault(), { signal: opening.signal });

  return () => {
    opening.abort();
    pressing.abort();
    stopFrame?.();
  };
}
