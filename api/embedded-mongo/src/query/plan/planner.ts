import { isDocument } from '../../bson/types';
import type { IndexInfo } from '../../storage/catalog/collection-info';
import type { Reader } from '../../storage/reader';
import { candidate } from './candidate';
import { cheapest } from './cheapest';
import { hintedIndexes } from './hint';
import type { CollectionPlan, Plan, Query } from './plan';
import { requirements } from './requirements';
import { unionPlan } from './union';

/** Chooses how to execute a query. */
export function plan(reader: Reader, query: Query): Plan {
  const hinted = hintedIndexes(query);
  if (hinted === 'natural') return collectionPlan(query);
  const { list, complete } = requirements(query.filter);
  const candidates = hinted.flatMap((index) => candidate(index, list, complete, query.sort) ?? []);
  const best = cheapest(reader, query, list, candidates);
  if (best && (best.points > 0 || best.ranged)) return best;
  const union = unionPlan(reader, query, hinted);
  if (union) return union;
  if (best) return best;
  if (query.hint !== undefined && hinted.length === 1) return wholeIndex(hinted[0] as IndexInfo, query);
  return collectionPlan(query);
}

function collectionPlan(query: Query): CollectionPlan {
  const natural = query.sort.length === 1 && query.sort[0]?.path === '$natural' ? query.sort[0] : undefined;
  const hint = isDocument(query.hint) ? query.hint.$natural : undefined;
  return {
    kind: 'collection',
    reverse: natural?.direction === -1 || (hint !== undefined && Number(hint) < 0),
    exact: query.filter.kind === 'and' && query.filter.filters.length === 0,
    sorted: query.sort.length === 0 || natural !== undefined,
  };
}

function wholeIndex(index: IndexInfo, query: Query): Plan {
  // A hinted index that omits documents returns only what it holds, as in MongoDB.
  const found = candidate({ ...index, sparse: false, partialFilter: undefined }, [], false, [
    { path: index.fields[0]?.path ?? '_id', direction: index.fields[0]?.direction ?? 1 },
  ]);
  if (!found) return collectionPlan(query);
  return { ...found, index, exact: false, sorted: query.sort.length === 0 };
}
