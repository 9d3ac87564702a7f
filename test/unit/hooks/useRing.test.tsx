import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useRing } from '../../../src/hooks/useRing.ts';
import { allowMotion } from '../../../src/motion/preference.ts';
import { turnRate } from '../../../src/motion/ring/ringTurn.ts';
import { advance, endlessAnimation } from '../../support/dom.ts';

const STEP = 360 / 7;
/** In degrees per second. By a fake of the compositor's animation; ring.spec.ts tests the real one. */
const RATE = turnRate(7);
const DEG_PER_PX = 0.1;
const UNTIL_REST = 2500;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  act(() => allowMotion(true));
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Probe({ awake, active }: { awake: boolean; active: boolean }) {
  const { ring, send, ringRef, dragRef } = useRing({
    count: 7,
    faceWidth: 1,
    degPerPx: DEG_PER_PX,
    active,
    awake,
  });
  return (
    <div>
      <button type="button" onClick={() => send({ type: 'ask', for: 'stop' })}>
        stop
      </button>
      <p role="note">{ring.phase}</p>
      <div ref={dragRef} data-testid="view">
        <div ref={ringRef} data-testid="ring" />
        <a href="#x">The author</a>
      </div>
    </div>
  );
}

function mount({ awake = true, active = true, stopped = false } = {}) {
  const rendered = render(<Probe awake={awake} active={active} />, { wrapper: StrictMode });
  const view = screen.getByTestId('view');
  const captured = new Set<number>();
  view.setPointerCapture = (id) => captured.add(id);
  if (stopped) {
    fireEvent.click(screen.getByRole('button', { name: 'stop' }));
    advance(UNTIL_REST);
  }
  return {
    ...rendered,
    view,
    captured,
    wake: (now: boolean) => rendered.rerender(<Probe awake={now} active />),
  };
}

const angleIn = (transform: unknown) => Number(/rotateY\((.+)deg\)/.exec(String(transform))?.[1]);
/** The angle on screen. */
function angle() {
  const element = screen.getByTestId('ring');
  const turn = endlessAnimation(element);
  if (!turn) return angleIn(element.style.transform);
  return angleIn([turn.keyframes.transform].flat()[0]) + (RATE * turn.currentTime) / 1000;
}
const phase = () => screen.getByRole('note').textContent;

/** A pointer on the view, whose events carry the fake clock's time. */
function pointer(view: Element, pointerId = 1) {
  const fire = (type: string, target: EventTarget, clientX: number, buttons: number, isPrimary: boolean) => {
    const event = new PointerEvent(type, {
      bubbles: true,
      pointerId,
      clientX,
      buttons,
      isPrimary,
      button: 0,
    });
    Object.defineProperty(event, 'timeStamp', { value: performance.now() });
    act(() => void target.dispatchEvent(event));
  };
  return {
    down: (x: number, { isPrimary = true } = {}) => fire('pointerdown', view, x, 1, isPrimary),
    move: (x: number) => fire('pointermove', window, x, 1, true),
    up: (x: number) => fire('pointerup', window, x, 0, true),
    cancel: () => fire('pointercancel', window, 0, 0, true),
    /** Its button was released outside the window. */
    slip: () => fire('pointermove', window, 0, 0, true),
    lose: (from: Element = view) => fire('lostpointercapture', from, 0, 0, true),
  };
}
/** Drags steadily to the left by 12 px a frame. */
function pull(hand: ReturnType<typeof pointer>) {
  hand.down(400);
  for (let i = 1; i <= 10; i++) {
    advance(16);
    hand.move(400 - 12 * i);
  }
}

describe('useRing', () => {
  it('turns while it is awake, and sets no timer and requests no frame while asleep or stopped', () => {
    const { wake } = mount();
    advance(100);
    wake(false);
    const asleep = angle();
    expect(vi.getTimerCount()).toBe(0);
    advance(10_000);
    wake(true);
    expect(angle()).toBeCloseTo(asleep, 6);
    advance(1000);
    expect(angle()).toBeCloseTo(asleep + RATE, 0);
    fireEvent.click(screen.getByRole('button', { name: 'stop' }));
    advance(UNTIL_REST);
    expect(phase()).toBe('paused');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('does nothing while it isn’t active or motion is off', () => {
    const { unmount } = mount({ active: false });
    expect(phase()).toBe('paused');
    unmount();
    mount();
    expect(phase()).toBe('turning');
    act(() => allowMotion(false));
    expect(phase()).toBe('paused');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('follows the pointer 1:1, however many events report the movement, and writes once a frame', () => {
    const ends = [5, 500].map((events) => {
      const { view, unmount } = mount({ stopped: true });
      const observer = new MutationObserver(() => {});
      observer.observe(screen.getByTestId('ring'), { attributeFilter: ['style'] });
      const hand = pointer(view);
      hand.down(400);
      const writes = [];
      for (let i = 1; i <= events; i++) {
        hand.move(400 - (200 * i) / events);
        if (i % (events / 5) !== 0) continue;
        advance(16);
        writes.push(observer.takeRecords().length);
      }
      expect(writes).toEqual([1, 1, 1, 1, 1]);
      const dragged = angle();
      hand.up(200);
      advance(5000);
      const end = angle();
      unmount();
      return [dragged, end];
    });
    expect(ends[0]?.[0]).toBeCloseTo(-200 * DEG_PER_PX, 3);
    expect(ends[1]).toEqual(ends[0]);
  });

  it('keeps its speed when it is released, and doesn’t stand still in that frame', () => {
    const { view } = mount();
    const hand = pointer(view);
    const start = angle();
    pull(hand);
    advance(10);
    hand.move(272); // not drawn yet, so what follows counts from here
    hand.up(272);
    const before = angle();
    expect(before).toBeCloseTo(start - 12.8, 1);
    advance(8);
    expect(before - angle()).toBeGreaterThan(0.2);
    advance(16);
    const speed = (angle() - before) / 0.024;
    expect(speed).toBeLessThan(-40); // it starts at -75°/s and slows down
    expect(speed).toBeGreaterThan(-80);
    advance(UNTIL_REST);
    expect(angle()).toBeCloseTo(start - STEP, 0);
  });

  it.each(['cancel', 'slip', 'lose'] as const)(
    'settles on the nearest face when the browser takes the pointer away (%s)',
    (how) => {
      const { view, captured } = mount({ stopped: true });
      const hand = pointer(view);
      hand.down(400);
      hand.move(300);
      expect([...captured]).toEqual([1]);
      hand[how]();
      advance(UNTIL_REST);
      expect([angle(), phase()]).toEqual([0, 'paused']);
      hand.move(100);
      advance(50);
      expect(angle()).toBe(0);
    },
  );

  it('goes on when a finger’s capture leaves the link that it touched', () => {
    const { view } = mount({ stopped: true });
    const hand = pointer(view);
    hand.down(400);
    hand.move(300);
    hand.lose(screen.getByRole('link'));
    expect(phase()).toBe('dragging');
  });

  it('follows the first finger only', () => {
    const { view } = mount({ stopped: true });
    const [first, second] = [pointer(view, 1), pointer(view, 2)];
    first.down(400);
    first.move(380);
    second.down(100, { isPrimary: false });
    second.move(300);
    second.up(300);
    advance(16);
    expect(angle()).toBeCloseTo(-20 * DEG_PER_PX, 6);
    expect(phase()).toBe('dragging');
  });

  it('treats a movement of 5 px as a click, and suppresses the click after a drag', () => {
    const { view } = mount();
    const link = screen.getByRole('link');
    const clicked = vi.fn();
    link.addEventListener('click', clicked);
    const hand = pointer(view);
    const drag = (px: number) => {
      hand.down(400);
      hand.move(400 - px);
      hand.up(400 - px);
    };
    drag(5);
    fireEvent.click(link, { detail: 1 });
    expect(clicked).toHaveBeenCalledTimes(1);
    drag(6);
    fireEvent.click(link, { detail: 1 });
    expect(clicked).toHaveBeenCalledTimes(1);
    fireEvent.click(link, { detail: 1 }); // the next click is intended
    drag(100);
    fireEvent.click(link, { detail: 0 }); // made from the keyboard
    expect(clicked).toHaveBeenCalledTimes(3);
  });

  it('follows a sideways wheel the other way, and settles 120 ms after its last movement', () => {
    const { view } = mount({ stopped: true });
    const wheel = (deltaX: number, deltaY: number) => fireEvent.wheel(view, { deltaX, deltaY });
    expect(wheel(20, 30)).toBe(true); // upright, it is the page's
    const pinch = Object.assign(createEvent.wheel(view, { deltaX: 30, deltaY: 20 }), { ctrlKey: true });
    expect(fireEvent(view, pinch)).toBe(true); // with control, the browser zooms
    expect(phase()).toBe('paused');
    expect(wheel(30, 20)).toBe(false); // which it must not lead to another
    advance(100);
    wheel(30, 0);
    expect(angle()).toBeCloseTo(-60 * DEG_PER_PX, 3);
    advance(119);
    expect(phase()).toBe('dragging');
    advance(1);
    expect(phase()).toBe('settling');
  });

  it.each(['turning', 'dragging', 'settling'])('leaves no timer behind when it unmounts while %s', (when) => {
    const { view, unmount } = mount();
    const hand = pointer(view);
    if (when !== 'turning') pull(hand);
    if (when === 'settling') hand.up(280);
    expect(phase()).toBe(when);
    unmount();
    hand.move(100);
    expect(vi.getTimerCount()).toBe(0);
  });
});
