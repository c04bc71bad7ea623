import { currentCollation } from '../../collation/current';
import type { IndexInfo } from '../../storage/catalog/collection-info';
import type { SortField } from '../../values/sort-keys';
import { bindFields } from './bind-fields';
import { holdsAllMatches } from './holds-all-matches';
import { sortOrder } from './index-order';
import { intervalRange, prefixRange } from './intervals';
import type { IndexPlan } from './plan';
import type { Requirement } from './requirements';

export interface Candidate extends IndexPlan {
  /** Fields bound to exact values, and whether a range follows them. */
  points: number;
  ranged: boolean;
}

/** Returns how an index could serve a filter and a sort; undefined if it cannot. */
export function candidate(
  index: IndexInfo,
  list: Requirement[],
  complete: boolean,
  sort: SortField[],
): Candidate | undefined {
  if (!holdsAllMatches(index, list)) return undefined;
  const { prefixes, counts, interval, used } = bindFields(index, list);
  const direction = index.fields[counts.length]?.direction ?? 1;
  const order = sortOrder(index, counts, prefixes.length, currentCollation() || index.collation ? [] : sort);
  if (counts.length === 0 && !interval && !order.sorted) return undefined;
  const whole = index.unique && counts.length === index.fields.length && !order.merge;
  return {
    kind: 'index',
    index,
    ranges: prefixes.map((prefix) =>
      interval ? intervalRange(prefix, interval, direction) : prefixRange(prefix),
    ),
    ...(whole && { uniqueKeys: prefixes }),
    reverse: order.reverse,
    ...(order.merge && prefixes.length > 1 && { mergeFrom: prefixes.map((prefix) => prefix.length) }),
    exact: complete && list.every((requirement) => !requirement.whole || used.has(requirement)),
    sorted: order.sorted,
    points: counts.length,
    ranged: interval !== undefined,
  };
}
