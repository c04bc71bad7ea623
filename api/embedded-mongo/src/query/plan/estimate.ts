import type { Reader } from '../../storage/reader';
import type { Candidate } from './candidate';
import type { Query } from './plan';

/** How many entries are counted when comparing two indexes. */
const SAMPLE = 200;
const SAMPLED_RANGES = 20;

/** The candidate that would read the fewest entries. */
export function leastWork(reader: Reader, query: Query, candidates: Candidate[]): Candidate | undefined {
  let best: Candidate | undefined;
  let lowest = Number.POSITIVE_INFINITY;
  for (const option of candidates) {
    const cost = estimate(reader, query, option);
    if (cost < lowest) {
      best = option;
      lowest = cost;
    }
  }
  return best;
}

/** Estimates the work: entries read, plus documents sorted in memory if the index does not provide the order. */
function estimate(reader: Reader, query: Query, option: Candidate): number {
  const bounded = option.points > 0 || option.ranged;
  const entries = bounded ? sampleCount(reader, option) : 1e6;
  const limit = query.limit > 0 ? query.limit + query.skip : Number.POSITIVE_INFINITY;
  const inOrder = option.sorted || query.sort.length === 0;
  if (inOrder && option.exact) return Math.min(entries, limit);
  if (inOrder)
    return limit === Number.POSITIVE_INFINITY ? entries : Math.max(Math.min(limit, entries), entries / 2);
  return entries * 2;
}

function sampleCount(reader: Reader, option: Candidate): number {
  let count = 0;
  const sampled = option.ranges.slice(0, SAMPLED_RANGES);
  for (const range of sampled) {
    count += reader.scan('indexes', range, { limit: SAMPLE - count, reverse: false }).length;
    // Beyond the sample, more bound fields are assumed to mean fewer entries.
    if (count >= SAMPLE) return SAMPLE + 1e4 / (1 + 3 * option.points + Number(option.ranged));
  }
  return sampled.length === 0 ? 0 : count * (option.ranges.length / sampled.length);
}
