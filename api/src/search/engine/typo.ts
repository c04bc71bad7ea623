/** Returns the permitted number of typos, as in the hosted service: one from 4 letters, two from 8. */
export function allowedTypos(word: string): 0 | 1 | 2 {
  if (/^\d/.test(word) || word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

const MAX_LENGTH = 32;
const rows = [
  new Uint8Array(MAX_LENGTH + 1),
  new Uint8Array(MAX_LENGTH + 1),
  new Uint8Array(MAX_LENGTH + 1),
] as [Uint8Array, Uint8Array, Uint8Array];

/** Fills one row of the table and returns its smallest value. */
function fillRow(word: string, term: string, i: number, width: number): number {
  const current = rows[i % 3] as Uint8Array;
  const previous = rows[(i + 2) % 3] as Uint8Array;
  const beforeLast = rows[(i + 1) % 3] as Uint8Array;
  const letter = word.charCodeAt(i - 1);
  current[0] = i;
  let smallest = i;
  for (let j = 1; j <= width; j += 1) {
    const other = term.charCodeAt(j - 1);
    const substitution = (previous[j - 1] ?? 0) + (letter === other ? 0 : 1);
    let best = Math.min(substitution, (previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1);
    const isSwap = i > 1 && j > 1 && letter === term.charCodeAt(j - 2) && word.charCodeAt(i - 2) === other;
    if (isSwap) best = Math.min(best, (beforeLast[j - 2] ?? 0) + 1);
    current[j] = best;
    if (best < smallest) smallest = best;
  }
  return smallest;
}

/**
 * Returns the edit distance between a typed word and a term: insertions, deletions, substitutions and transpositions.
 * With `asPrefix` the word may match a prefix of the term. Returns `limit + 1` if the distance exceeds the limit.
 */
export function typosBetween(word: string, term: string, limit: number, asPrefix: boolean): number {
  const tooMany = limit + 1;
  if (word.length > MAX_LENGTH || word.length - term.length > limit) return tooMany;
  if (!asPrefix && term.length - word.length > limit) return tooMany;
  const width = Math.min(term.length, word.length + limit, MAX_LENGTH);
  const first = rows[0] as Uint8Array;
  for (let j = 0; j <= width; j += 1) first[j] = j;
  for (let i = 1; i <= word.length; i += 1) {
    if (fillRow(word, term, i, width) > limit) return tooMany;
  }
  const last = rows[word.length % 3] as Uint8Array;
  if (!asPrefix) return Math.min(last[width] ?? tooMany, tooMany);
  let best = tooMany;
  for (let j = 0; j <= width; j += 1) best = Math.min(best, last[j] ?? tooMany);
  return best;
}
