import type { IndexInfo } from '../storage/catalog';
import { prepareIndex } from '../storage/index-keys';
import { invert } from '../storage/ordered-key';
import { type Bounds, conditionBounds, type Interval, intersect, intervalRange, prefixRange } from './bounds';
import { type Collation, currentCollation } from './collation';
import { sortOrder } from './index-order';
import type { IndexPlan } from './plan';
import { holdsAllMatches, type Requirement } from './requirements';
import type { SortField } from './sort';

/** Beyond this many combinations of values, the remaining index fields are left unbounded. */
const MOST_RANGES = 20_000;

export interface Candidate extends IndexPlan {
  /** Fields bound to exact values, and whether a range follows them. */
  points: number;
  ranged: boolean;
}

interface FieldBounds {
  points?: Buffer[];
  interval?: Interval;
  used: Requirement[];
}

/** Combines the conditions on one index field. On an array field only one of them may bound the scan. */
function fieldBounds(
  list: Requirement[],
  path: string,
  multikey: boolean,
  collation: Collation | undefined,
): FieldBounds | undefined {
  const found: { requirement: Requirement; bounds: Bounds }[] = [];
  for (const requirement of list) {
    if (requirement.path !== path) continue;
    const bounds = conditionBounds(requirement.condition, multikey, collation);
    if (bounds) found.push({ requirement, bounds });
  }
  const usable = (entry: (typeof found)[number]): Requirement[] =>
    entry.bounds.exact && entry.requirement.whole ? [entry.requirement] : [];
  const points = found
    .filter(({ bounds }) => bounds.points)
    .sort((a, b) => (a.bounds.points?.length ?? 0) - (b.bounds.points?.length ?? 0))[0];
  if (points) return { points: points.bounds.points ?? [], used: usable(points) };
  const first = found[0];
  if (!first?.bounds.interval) return undefined;
  if (multikey) return { interval: first.bounds.interval, used: usable(first) };
  const interval = found.reduce<Interval>(
    (all, { bounds }) => (bounds.interval ? intersect(all, bounds.interval) : all),
    first.bounds.interval,
  );
  return { interval, used: found.flatMap(usable) };
}

/** What the leading fields of an index are bound to. */
interface BoundFields {
  /** One key prefix per combination of exact values. */
  prefixes: Buffer[];
  /** How many values each of these fields is bound to. */
  counts: number[];
  /** The range on the field that follows them. */
  interval: Interval | undefined;
  used: Set<Requirement>;
}

/** Binds as many leading fields as possible to exact values, and the next one to a range. */
function bindFields(index: IndexInfo, list: Requirement[]): BoundFields {
  const bound: BoundFields = {
    prefixes: [prepareIndex(index).prefix],
    counts: [],
    interval: undefined,
    used: new Set(),
  };
  const { collation } = prepareIndex(index);
  let boundedArray = false;
  for (const [position, { path, direction }] of index.fields.entries()) {
    const multikey = index.multikey[position] ?? false;
    // Two fields of one array: only one can be bounded, because different elements may satisfy them.
    const bounds = multikey && boundedArray ? undefined : fieldBounds(list, path, multikey, collation);
    if (!bounds) break;
    if (!bounds.points || bounds.points.length * bound.prefixes.length > MOST_RANGES) {
      bound.interval = bounds.interval;
      if (bounds.interval) for (const requirement of bounds.used) bound.used.add(requirement);
      break;
    }
    boundedArray ||= multikey;
    for (const requirement of bounds.used) bound.used.add(requirement);
    const points = direction === 1 ? bounds.points : bounds.points.map(invert).reverse();
    bound.prefixes = bound.prefixes.flatMap((prefix) =>
      points.map((point) => Buffer.concat([prefix, point])),
    );
    bound.counts.push(points.length);
  }
  return bound;
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
