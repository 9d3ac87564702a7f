/**
 * Pseudo-random numbers that are the same in every run, so that a failure can be repeated.
 *
 * @param seed a whole number from 1
 * @returns a function for the next number, from 0 to below 1. The generator is MINSTD with the multiplier
 * 48271: Park,
 *   Miller and Stockmeyer, Communications of the ACM 36 (7), 1993.
 */
export function random(seed: number) {
  const modulus = 2 ** 31 - 1;
  let state = seed;
  return () => {
    state = (state * 48271) % modulus;
    return (state - 1) / (modulus - 1);
  };
}
