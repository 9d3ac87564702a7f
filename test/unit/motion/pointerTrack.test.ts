import { describe, expect, it } from 'vitest';
import { pointerTrack } from '../../../src/motion/pointerTrack.ts';

/** The track of a pointer that moves along a path, reported by the given number of events. */
function along(path: (ms: number) => number, { ms, events }: { ms: number; events: number }) {
  const track = pointerTrack(path(0), 0);
  for (let i = 1; i <= events; i++) track.add(path((ms * i) / events), (ms * i) / events);
  return track;
}

describe('pointerTrack', () => {
  const turnsBack = (ms: number) => (ms < 200 ? ms * 3 : 600 - (ms - 200) * 0.5);
  it.each<[what: string, path: (ms: number) => number, ms: number, events: number, velocity: number]>([
    ['one event', (ms) => ms * 0.8, 300, 1, 800],
    ['many events', (ms) => ms * 0.8, 300, 500, 800],
    ['the last 100 ms only', turnsBack, 300, 60, -500],
    ['less than 100 ms', (ms) => ms, 30, 3, 1000],
  ])('measures %s', (_, path, ms, events, velocity) => {
    expect(along(path, { ms, events }).velocityAt(ms)).toBeCloseTo(velocity, 6);
  });

  it('measures a falling velocity while the pointer stands still, and 0 after 100 ms', () => {
    const track = along((ms) => ms, { ms: 100, events: 10 });
    expect(track.velocityAt(150)).toBeCloseTo(500, 6);
    expect(track.velocityAt(200)).toBeCloseTo(0, 6);
    expect(track.velocityAt(5000)).toBe(0);
  });

  it('takes the last of several events at the same time', () => {
    const track = pointerTrack(0, 0);
    for (const position of [10, 20, 50]) track.add(position, 50);
    track.add(100, 100);
    expect(track.velocityAt(100)).toBeCloseTo(1000, 6);

    track.add(200, 100);
    expect(track.velocityAt(100)).toBeCloseTo(2000, 6);
    expect(track.velocityAt(150)).toBeCloseTo(1500, 6);
  });

  it('measures 0 before the pointer has moved, and at the moment the track starts', () => {
    expect(pointerTrack(7, 10).velocityAt(50)).toBe(0);
    const track = pointerTrack(7, 10);
    track.add(90, 10);
    expect(track.velocityAt(10)).toBe(0);
  });
});
