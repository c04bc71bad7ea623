/** A seeded generator of numbers in [0, 1): the same key always gives the same sequence. */
export type Random = () => number;

/** 32-bit FNV-1a hash of a text. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** mulberry32 keyed by a text, so that one product's numbers never depend on another's. */
export function randomFor(key: string): Random {
  let state = hashText(key);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Integer from `low` to `high`, both inclusive. */
export function between(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1));
}

export function chance(random: Random, probability: number): boolean {
  return random() < probability;
}

/** One member of a list; throws for an empty list, which is an error in the data. */
export function pick<T>(random: Random, list: readonly T[]): T {
  const value = list[Math.floor(random() * list.length)];
  if (value === undefined) throw new Error('Nothing to pick from.');
  return value;
}

/** `count` different members, in list order. */
export function sample<T>(random: Random, list: readonly T[], count: number): T[] {
  const chosen = new Set(shuffle(random, [...list.keys()]).slice(0, count));
  return list.filter((_, index) => chosen.has(index));
}

/** A shuffled copy. */
export function shuffle<T>(random: Random, list: readonly T[]): T[] {
  const keyed = list.map((value) => ({ value, key: random() }));
  return keyed.sort((a, b) => a.key - b.key).map((entry) => entry.value);
}

/** One number in [0, 1) for a key: for a yes or no shared by all products of a line. */
export function hashedShare(key: string): number {
  return randomFor(key)();
}
