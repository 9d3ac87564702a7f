import { expect, it } from 'vitest';
import { drawStandIn } from '../../../../src/builder/setup/draw.ts';

it.each([
  ['Ada Byron', 'AB'],
  ['The Garden', 'G'],
  ['L’œuvre au noir', 'ŒN'],
  ['Der große Wagen', 'GW'],
  ['La', 'L'],
  ['Bluetooth Low Energy', 'BLE'],
  ['Lattice', 'L'],
  ['الحرف', 'ح'],
  ['مراقبة الأنظمة', 'م'],
])('a stand-in for %s has the letters %s, without an article’s', (text, letters) => {
  expect(drawStandIn(text, { width: 48, height: 48 })).toContain(`>${letters}</text>`);
});
