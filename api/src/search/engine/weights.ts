/** Returns the weight of every combination of fields (bit mask): the best field plus a tenth of each other one. */
export function maskWeights(weights: readonly number[]): Float64Array {
  const table = new Float64Array(1 << weights.length);
  for (let mask = 1; mask < table.length; mask += 1) {
    const present = weights.filter((_weight, bit) => mask & (1 << bit));
    const sum = present.reduce((total, weight) => total + weight, 0);
    const best = Math.max(...present);
    table[mask] = best + (sum - best) * 0.1;
  }
  return table;
}
