import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { createSpring } from '../../../src/motion/springDriver.ts';
import { fakeTime } from '../../support/time.ts';

/** Never -0, which is the same place. */
const value = fc.double({ min: -1000, max: 1000, noNaN: true }).map((each) => each + 0);
const settings = fc.record({
  stiffness: fc.double({ min: 1, max: 1000, noNaN: true }),
  damping: fc.double({ min: 1, max: 100, noNaN: true }),
  mass: fc.double({ min: 0.1, max: 10, noNaN: true }),
});
const event = fc.oneof(
  fc.record({ type: fc.constant('to' as const), value }),
  fc.record({ type: fc.constant('set' as const), value }),
  fc.record({ type: fc.constant('hold' as const) }),
  fc.record({ type: fc.constant('release' as const), value }),
  fc.record({ type: fc.constant('settings' as const), settings }),
  fc.record({ type: fc.constant('pass' as const), ms: fc.integer({ min: 1, max: 400 }) }),
);

it('stays finite, moves without jumps and arrives, whatever is done to it', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), value, (events, last) => {
      const { time, pass, leftovers } = fakeTime();
      const spring = createSpring(0, { time });
      const onArrive = vi.fn();
      const unsubscribe = spring.subscribe({ onArrive });
      spring.setSettings({ stiffness: 60, damping: 20 });

      for (const each of events) {
        const { value: before, velocity } = spring;

        if (each.type === 'to') spring.to(each.value);
        if (each.type === 'set') spring.set(each.value);
        if (each.type === 'hold') spring.hold();
        if (each.type === 'release') spring.release(each.value);
        if (each.type === 'settings') spring.setSettings(each.settings);
        if (each.type === 'pass') pass(each.ms);

        expect(Number.isFinite(spring.value) && Number.isFinite(spring.velocity)).toBe(true);
        // Only time and the hand that sets it move it, and only they, a hold or a release change its
        // velocity.
        if (each.type !== 'pass') expect(spring.value).toBe(each.type === 'set' ? each.value : before);
        if (each.type === 'to' || each.type === 'settings') expect(spring.velocity).toBe(velocity);
      }

      spring.setSettings({ stiffness: 60, damping: 20 });
      spring.to(last);
      spring.release();
      for (let frame = 0; frame < 100; frame += 1) pass(100);

      expect([spring.value, spring.velocity]).toEqual([last, 0]);
      expect(onArrive).toHaveBeenCalled();
      expect(leftovers()).toBe(0);

      // Without settings it arrives at once, and where it is already, until nobody listens.
      onArrive.mockClear();
      spring.setSettings(null);
      spring.to(last + 1);
      unsubscribe();
      spring.to(last);
      expect(onArrive).toHaveBeenCalledTimes(2);
      expect(spring.value).toBe(last);
    }),
  );
});
