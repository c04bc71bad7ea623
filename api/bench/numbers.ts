/** Numbers that look random and are the same each time (mulberry32). */
export function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Picks the first entries far more often than the last ones. */
export const skewed = <Item>(items: readonly Item[], random: () => number): Item =>
  items[Math.floor(items.length * random() ** 3)] as Item;
