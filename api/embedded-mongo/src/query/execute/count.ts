import { spaceRange } from '../../storage/keys/keyspace';
import type { Reader } from '../../storage/reader';
import type { IndexPlan, Plan, Query } from '../plan/plan';
import { plan } from '../plan/planner';
import { matchingDocuments } from './matching-documents';
import { scan } from './scan';
import type { Statistics } from './statistics';

export interface Counted {
  total: number;
  plan: Plan;
  statistics: Statistics;
}

/** Counts the matches; from the keys alone if an index covers the filter. */
export function countMatches(reader: Reader, query: Query): Counted {
  const chosen = plan(reader, query);
  const statistics = { keys: 0, documents: 0 };
  const all = countAll(reader, query, chosen, statistics);
  const rest = Math.max(0, all - query.skip);
  return { total: query.limit > 0 ? Math.min(rest, query.limit) : rest, plan: chosen, statistics };
}

function countAll(reader: Reader, query: Query, chosen: Plan, statistics: Statistics): number {
  if (chosen.exact && chosen.kind === 'collection') {
    return reader.count('documents', spaceRange(query.collection.id));
  }
  if (chosen.exact && chosen.kind === 'index') return countIndex(reader, query, chosen, statistics);
  const unlimited = { ...query, skip: 0, limit: 0, sort: [] };
  let total = 0;
  for (const _ of matchingDocuments(reader, unlimited, chosen, statistics)) total++;
  return total;
}

function countIndex(reader: Reader, query: Query, chosen: IndexPlan, statistics: Statistics): number {
  let total = 0;
  if (chosen.index.multikey.includes(true)) {
    // A document may have several keys in the ranges.
    for (const _ of scan(reader, query.collection, chosen, statistics)) total++;
    return total;
  }
  for (const range of chosen.ranges) {
    if (Buffer.compare(range.start, range.end) < 0) total += reader.count('indexes', range);
  }
  statistics.keys += total;
  return total;
}
