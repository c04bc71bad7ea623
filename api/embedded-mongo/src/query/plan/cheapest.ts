import type { Reader } from '../../storage/reader';
import type { Candidate } from './candidate';
import { leastWork } from './estimate';
import type { Query } from './plan';
import { queryShape, recallIndex, rememberIndex } from './plan-memory';
import type { Requirement } from './requirements';

/** Returns the cheapest candidate; a choice between several is cached for queries of the same shape. */
export function cheapest(
  reader: Reader,
  query: Query,
  list: Requirement[],
  candidates: Candidate[],
): Candidate | undefined {
  if (candidates.length < 2) return candidates[0];
  const whole = candidates.find((option) => option.uniqueKeys?.length === 1);
  if (whole) return whole;
  const shape = queryShape(query, list);
  const known = recallIndex(query.collection, shape);
  const remembered = candidates.find((option) => option.index === known);
  if (remembered) return remembered;
  const best = leastWork(reader, query, candidates);
  if (best) rememberIndex(query.collection, shape, best.index);
  return best;
}
