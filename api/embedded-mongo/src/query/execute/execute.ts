import type { Reader } from '../../storage/reader';
import type { Plan, Query } from '../plan/plan';
import { plan } from '../plan/planner';
import { matchingDocuments, type Result } from './matching-documents';
import { sortInMemory } from './sort-in-memory';
import type { Statistics } from './statistics';

export interface Execution {
  plan: Plan;
  statistics: Statistics;
  results: Generator<Result>;
}

/** Plans a query and yields its results, lazily unless they must be sorted in memory. */
export function execute(reader: Reader, query: Query): Execution {
  const chosen = plan(reader, query);
  const statistics = { keys: 0, documents: 0 };
  const matching = matchingDocuments(reader, query, chosen, statistics);
  const ordered = chosen.sorted || query.sort.length === 0 ? matching : sortInMemory(reader, query, matching);
  return { plan: chosen, statistics, results: window(ordered, query.skip, query.limit) };
}

function* window(results: Generator<Result>, skip: number, limit: number): Generator<Result> {
  if (skip === 0 && limit === 0) {
    yield* results;
    return;
  }
  let position = 0;
  for (const result of results) {
    if (position++ < skip) continue;
    yield result;
    if (limit > 0 && position >= skip + limit) return;
  }
}
