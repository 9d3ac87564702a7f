import { describe, expect, it } from 'vitest';
import { particleOptions } from '../../src/particles/options.ts';

describe('particleOptions', () => {
  it('is a new object each time, since the engine keeps what it is given', () => {
    expect(particleOptions({ reduced: false })).not.toBe(particleOptions({ reduced: false }));
  });
});
