import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useRing } from '../../../src/hooks/useRing.ts';
import { allowMotion } from '../../../src/motion/preference.ts';
import { STEP_MS, turnRate } from '../../../src/motion/ring/ringTurn.ts';
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
});

const rendered = vi.fn();

function Probe({ awake, active }: { awake: boolean; active: boolean }) {
  rendered();
  const { ring, send, ringRef, dragRef } = useRing({
    count: 7,
    faceWidth: 1,
    degPerPx: DEG_PER_PX,
    forward: 1,
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
  const fire = (type: string, target: EventTarget, given: PointerEventInit) => {
    const event = new PointerEvent(type, { bubbles: true, pointerId, isPrimary: true, ...given });
    Object.defineProperty(event, 'timeStamp', { value: performance.now() });
    act(() => void target.dispatchEvent(event));
  };

  return {
    down: (clientX: number, { isPrimary = true } = {}) =>
      fire('pointerdown', view, { clientX, buttons: 1, isPrimary }),
    move: (clientX: number) => fire('pointermove', window, { clientX, buttons: 1 }),
    up: (clientX: number) => fire('pointerup', window, { clientX }),
    cancel: () => fire('pointercancel', window, {}),
    /** Its button was released outside the window. */
    slip: () => fire('pointermove', window, {}),
    lose: (from: Element = view) => fire('lostpointercapture', from, {}),
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
    expect(vi.getTimerCount()).toBe(1); // until the next face: the compositor does the rest

    const turn = endlessAnimation(screen.getByTestId('ring'));
    advance(2 * STEP_MS);
    expect(endlessAnimation(screen.getByTestId('ring'))).toBe(turn);

    fireEvent.click(screen.getByRole('button', { name: 'stop' }));
    advance(UNTIL_REST);
    expect(phase()).toBe('paused');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('does nothing while it isn’t active', () => {
    mount({ active: false });
    expect(phase()).toBe('paused');
  });

  it('follows the pointer 1:1, and writes once a frame, however many events report the movement', () => {
    const { view } = mount({ stopped: true });
    const observer = new MutationObserver(() => {});
    observer.observe(screen.getByTestId('ring'), { attributeFilter: ['style'] });
    const hand = pointer(view);

    hand.down(400);
    for (let frame = 1; frame <= 5; frame++) {
      for (let event = 1; event <= 100; event++) hand.move(400 - 40 * (frame - 1) - 0.4 * event);
      advance(16);
      expect(observer.takeRecords()).toHaveLength(1);
    }

    expect(angle()).toBeCloseTo(-200 * DEG_PER_PX, 3);
  });

  it('goes on from when it was last drawn, not from its release', () => {
    const { view } = mount();
    const hand = pointer(view);
    pull(hand);
    advance(16);
    const drawn = angle();
    advance(8);
    hand.up(280);
    advance(8);
    // 16 ms at a little less than 12 px a frame: the hand has rested for a moment.
    expect(drawn - angle()).toBeGreaterThan(0.8 * 12 * DEG_PER_PX);
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

  it('moves without rendering, and is at its face at once when motion is paused', () => {
    const { view } = mount();
    const hand = pointer(view);
    pull(hand);
    hand.up(280);
    const from = angle();
    rendered.mockClear();

    advance(32);
    expect(angle()).toBeLessThan(from);
    expect(rendered).not.toHaveBeenCalled();

    act(() => allowMotion(false));
    expect(angle()).toBeCloseTo(-STEP, 2);
    expect([phase(), vi.getTimerCount()]).toEqual(['paused', 0]);
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
