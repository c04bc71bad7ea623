/** Returns `count` React keys. */
export const times = (count: number): string[] =>
  Array.from({ length: Math.max(0, count) }, (_, index) => `place ${index + 1}`);
