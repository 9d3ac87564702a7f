import { useEffect, useEffectEvent } from 'react';

/** A gesture has ended when no event has come for this long. */
const END_MS = 120;

interface WheelListeners {
  /** How far the gesture has moved since the last event, in CSS pixels to the left. */
  onMove: (px: number) => void;
  onEnd: () => void;
}

/** Sideways wheel gestures over an element, in place of the browser's, which would go a page back. */
export function useSidewaysWheel(element: HTMLElement | null, { onMove, onEnd }: WheelListeners) {
  const move = useEffectEvent(onMove);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (!element) return;

    let timer: ReturnType<typeof setTimeout> | undefined;

    const finish = () => {
      timer = undefined;
      end();
    };

    const onWheel = (event: WheelEvent) => {
      if (event.ctrlKey || Math.abs(event.deltaX) <= Math.abs(event.deltaY)) return;
      event.preventDefault();
      move(event.deltaX);
      clearTimeout(timer);
      timer = setTimeout(finish, END_MS);
    };

    element.addEventListener('wheel', onWheel, { passive: false });

    return () => {
      element.removeEventListener('wheel', onWheel);
      if (timer === undefined) return;
      clearTimeout(timer);
      end();
    };
  }, [element]);
}
