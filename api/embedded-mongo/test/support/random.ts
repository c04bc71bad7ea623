/** Returns a whole number from 0 to `below` - 1. */
export type Random = (below: number) => number;

/** Pseudo-random numbers, the same for a seed on every run, so that a failure repeats. */
export function random(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
