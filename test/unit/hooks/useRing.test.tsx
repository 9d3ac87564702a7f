import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useRing } from '../../../src/hooks/useRing.ts';
import { allowMotion } from '../../../src/motion/preference.ts';
import { endlessAnimation, fakeAnimations } from '../../support/animations.ts';
import { advance } from '../../support/timers.ts';

const STEP = 360 / 7;
/** In degrees per second. By a fake of the compositor's animation; ring.spec.ts tests the real one. */
const RATE = -STEP / 4;
const DEG_PER_PX = 0.1;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  act(() => allowMotion(true));
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

let renders = 0;

function Probe({ awake, active }: { awake: boolean; active: boolean }) {
  renders++;
  const { ring, send, ringRef, dragRef } = useRing({
    count: 7,
    faceWidth: 1,
    degPerPx: DEG_PER_PX,
    active,
    awake,
  });
  return (
    <div>
      <button type="button" onClick={() => send({ type: 'step', by: 1 })}>
        next
      </button>
      <button type="button" onClick={() => send({ type: 'ask', for: 'turn' })}>
        turn
      </button>
      <button type="button" onClick={() => send({ type: 'ask', for: 'stop' })}>
        stop
      </button>
      <button type="button" onClick={() => send({ type: 'hover', over: true })}>
        enter
      </button>
      <button type="button" onClick={() => send({ type: 'show', face: 0 })}>
        first
      </button>
      <p>
        {ring.phase} {ring.front}
      </p>
      <div ref={dragRef} data-testid="view">
        <div ref={ringRef} data-testid="ring" />
        <a href="#x">The author</a>
      </div>
    </div>
  );
}

function mount({ awake = true, active = true } = {}) {
  const rendered = render(<Probe awake={awake} active={active} />, { wrapper: StrictMode });
  const view = screen.getByTestId('view');
  const captured = new Set<number>();
  view.setPointerCapture = (id) => captured.add(id);
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
const phase = () => screen.getByText(/^[a-z]+ \d$/).textContent?.split(' ')[0];
const front = () => Number(screen.getByText(/^[a-z]+ \d$/).textContent?.split(' ')[1]);
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** A pointer on the view, whose events carry the fake clock's time. */
function pointer(view: Element, id = 1) {
  const fire = (type: string, target: EventTarget, clientX: number, buttons: number, isPrimary: boolean) => {
    const event = new PointerEvent(type, {
      bubbles: true,
      pointerId: id,
      clientX,
      buttons,
      isPrimary,
      button: 0,
    });
    Object.defineProperty(event, 'timeStamp', { value: performance.now() });
    act(() => {
      target.dispatchEvent(event);
    });
  };
  return {
    down: (x: number, { isPrimary = true } = {}) => fire('pointerdown', view, x, 1, isPrimary),
    move: (x: number, { buttons = 1 } = {}) => fire('pointermove', window, x, buttons, true),
    up: (x: number) => fire('pointerup', window, x, 0, true),
    cancel: () => fire('pointercancel', window, 0, 0, true),
    lose: () => fire('lostpointercapture', view, 0, 0, true),
  };
}

describe('useRing', () => {
  it('turns by one face in 4 s, and renders once per face', () => {
    mount();
    expect(phase()).toBe('turning');
    renders = 0;
    advance(1900);
    expect(angle()).toBeCloseTo(RATE * 1.9, 0);
    expect([front(), renders]).toEqual([0, 0]);
    advance(2100);
    expect(angle()).toBeCloseTo(-STEP, 0);
    expect(front()).toBe(1);
    expect(renders).toBeLessThanOrEqual(4); // React may render twice to find that nothing changed, StrictMode each twice
  });

  it('sets no timer and requests no frame while it is asleep or stopped', () => {
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
    click('stop');
    advance(5000);
    expect(phase()).toBe('paused');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('does nothing while it isn’t active', () => {
    mount({ active: false });
    advance(5000);
    expect(phase()).toBe('paused');
    expect(vi.getTimerCount()).toBe(0);
  });

  describe('while the compositor turns it, so that two reads of the angle differ', () => {
    /** The animation's time, and by how much it advances at each read, in ms. */
    let [now, leap] = [0, 0];
    beforeEach(() => {
      [now, leap] = [0, 0];
      const animate = () => ({
        get currentTime() {
          now += leap;
          return now - leap;
        },
        cancel() {},
      });
      Object.defineProperty(HTMLElement.prototype, 'animate', { value: animate, configurable: true });
    });
    afterEach(() => {
      Reflect.deleteProperty(HTMLElement.prototype, 'animate');
      fakeAnimations();
    });

    it('comes back to the nearest face when it is hovered and stopped at the same moment', () => {
      mount();
      now = 50;
      act(() => {
        screen.getByRole('button', { name: 'enter' }).click();
        screen.getByRole('button', { name: 'stop' }).click();
      });
      expect(angle()).toBeLessThan(-0.1);
      advance(4000);
      expect([angle(), phase()]).toEqual([0, 'paused']);
    });

    it('reports the face at the front, even when the next one was about to take over', () => {
      mount();
      [now, leap] = [1980, 70];
      act(() => allowMotion(false));
      expect([angle(), phase(), front()]).toEqual([0, 'paused', 0]);
    });
  });

  it('turns again after being asked for the face that it has just come to rest on', () => {
    mount();
    advance(1000);
    click('stop');
    act(() => {
      while (vi.getTimerCount() > 0) vi.advanceTimersByTime(16);
      screen.getByRole('button', { name: 'first' }).click();
    });
    expect([angle(), phase()]).toEqual([0, 'paused']);
    click('turn');
    advance(1000);
    expect(angle()).toBeCloseTo(RATE, 0);
  });

  it('follows the pointer 1:1, however many events report the movement', () => {
    const ends = [5, 500].map((events) => {
      const { view, unmount } = mount();
      click('stop');
      advance(5000);
      const hand = pointer(view);
      hand.down(400);
      for (let i = 1; i <= events; i++) {
        hand.move(400 - (200 * i) / events);
        if (i % (events / 5) === 0) advance(16);
      }
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

  it('writes at most once a frame while it is dragged', () => {
    const { view } = mount();
    click('stop');
    advance(5000);
    const observer = new MutationObserver(() => {});
    observer.observe(screen.getByTestId('ring'), { attributeFilter: ['style'] });
    const writes = () => observer.takeRecords().length;
    const hand = pointer(view);
    hand.down(400);
    for (let x = 399; x > 300; x--) hand.move(x);
    expect(writes()).toBe(0);
    advance(17);
    expect(writes()).toBe(1);
    advance(500);
    expect(writes()).toBe(0);
  });

  it('keeps angle and speed when it is released, and lingers where it settles', () => {
    const { view } = mount();
    const hand = pointer(view);
    const start = angle();
    hand.down(400);
    for (let i = 1; i <= 10; i++) {
      advance(16);
      hand.move(400 - 12 * i);
    }
    advance(16);
    const before = angle();
    hand.up(280);
    expect(angle()).toBeCloseTo(before, 6);
    advance(16);
    const speed = (angle() - before) / 0.016;
    expect(speed).toBeLessThan(-40); // it starts at -75°/s and slows down
    expect(speed).toBeGreaterThan(-76);
    advance(2500);
    expect(angle()).toBeCloseTo(start - STEP, 0);
    expect(phase()).toBe('paused');
    advance(4200);
    expect(phase()).toBe('turning');
  });

  it('doesn’t stand still in the frame of its release', () => {
    const { view } = mount();
    const hand = pointer(view);
    hand.down(400);
    for (let i = 1; i <= 10; i++) {
      advance(16);
      hand.move(400 - 12 * i);
    }
    advance(10);
    hand.move(272); // not drawn yet, so what follows counts from here
    hand.up(272);
    const before = angle();
    advance(8);
    expect(before - angle()).toBeGreaterThan(0.2);
  });

  it('stops without a jump when it is grabbed while it settles', () => {
    const { view } = mount();
    click('next');
    advance(200);
    const moving = angle();
    expect(moving).toBeLessThan(-1);
    const hand = pointer(view);
    hand.down(100);
    advance(500);
    expect(angle()).toBe(moving);
    expect(phase()).toBe('dragging');
    hand.up(100);
    advance(5000);
    expect(phase()).toBe('paused'); // a step stopped it, and a touch doesn't start it
  });

  it.each(['cancel', 'lose'] as const)(
    'settles on the nearest face when the browser takes the pointer away (%s)',
    (how) => {
      const { view, captured } = mount();
      click('stop');
      advance(5000);
      const hand = pointer(view);
      hand.down(400);
      hand.move(300);
      expect([...captured]).toEqual([1]);
      hand[how]();
      advance(5000);
      expect(angle()).toBe(0);
      expect(phase()).toBe('paused');
      hand.move(100);
      advance(50);
      expect(angle()).toBe(0);
    },
  );

  it('ends the drag when the mouse button was released elsewhere', () => {
    const { view } = mount();
    const hand = pointer(view);
    hand.down(400);
    hand.move(401, { buttons: 0 });
    expect(phase()).toBe('turning');
  });

  it('follows the first finger only', () => {
    const { view } = mount();
    click('stop');
    advance(5000);
    const first = pointer(view, 1);
    const second = pointer(view, 2);
    first.down(400);
    first.move(380);
    second.down(100, { isPrimary: false });
    second.move(300);
    second.up(300);
    advance(16);
    expect(angle()).toBeCloseTo(-20 * DEG_PER_PX, 6);
    expect(phase()).toBe('dragging');
    first.up(380);
    expect(phase()).not.toBe('dragging');
  });

  it('treats a movement of 5 px as a click, and suppresses the click after a drag', () => {
    const { view } = mount();
    const clicks: Event[] = [];
    const link = screen.getByRole('link');
    link.addEventListener('click', (event) => clicks.push(event));
    const hand = pointer(view);
    hand.down(400);
    hand.move(395);
    hand.up(395);
    fireEvent.click(link, { detail: 1 });
    expect(clicks).toHaveLength(1);
    hand.down(400);
    hand.move(394);
    hand.up(394);
    fireEvent.click(link, { detail: 1 });
    expect(clicks).toHaveLength(1);
    fireEvent.click(link, { detail: 1 }); // the next click is intended
    hand.down(400);
    hand.move(300);
    hand.up(300);
    fireEvent.click(link, { detail: 0 }); // made from the keyboard
    expect(clicks).toHaveLength(3);
  });

  it('steps at once while motion is off, and turns only when asked to', () => {
    allowMotion(false);
    mount();
    expect(phase()).toBe('paused');
    click('next');
    expect([angle(), phase()]).toEqual([Number((-STEP).toFixed(3)), 'paused']);
    expect(vi.getTimerCount()).toBe(0);
    click('turn');
    advance(1000);
    expect(angle()).toBeCloseTo(-STEP + RATE, 0);
    act(() => allowMotion(true));
    expect(phase()).toBe('turning');
    act(() => allowMotion(false));
    expect(phase()).toBe('paused');
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each(['turning', 'dragging', 'settling', 'lingering'])(
    'leaves no timer behind when it unmounts while %s',
    (when) => {
      const { view, unmount } = mount();
      const hand = pointer(view);
      if (when !== 'turning') {
        hand.down(400);
        hand.move(300);
      }
      if (when === 'settling' || when === 'lingering') hand.up(300);
      if (when === 'lingering') advance(3000);
      unmount();
      expect(vi.getTimerCount()).toBe(0);
      hand.move(100);
      hand.up(100);
      expect(vi.getTimerCount()).toBe(0);
    },
  );
});
