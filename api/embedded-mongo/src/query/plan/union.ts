import type { IndexInfo } from '../../storage/catalog/collection-info';
import type { Reader } from '../../storage/reader';
import type { Filter } from '../filter/filter';
import { candidate } from './candidate';
import { cheapest } from './cheapest';
import type { IndexPlan, Query, UnionPlan } from './plan';
import { requirements } from './requirements';

/** A top-level `$or` whose branches all have an index. */
export function unionPlan(reader: Reader, query: Query, indexes: IndexInfo[]): UnionPlan | undefined {
  const or = findOr(query.filter);
  if (!or) return undefined;
  const plans: IndexPlan[] = [];
  for (const branch of or) {
    const { list, complete } = requirements(branch);
    const options = indexes
      .flatMap((index) => candidate(index, list, complete, []) ?? [])
      .filter((option) => option.points > 0 || option.ranged);
    const best = cheapest(reader, { ...query, filter: branch, sort: [] }, list, options);
    if (!best) return undefined;
    plans.push(best);
  }
  return { kind: 'union', plans, exact: false, sorted: query.sort.length === 0 };
}

function findOr(filter: Filter): Filter[] | undefined {
  if (filter.kind === 'or') return filter.filters;
  if (filter.kind !== 'and') return undefined;
  const or = filter.filters.find((part) => part.kind === 'or');
  return or?.kind === 'or' ? or.filters : undefined;
}
