import type { IndexInfo } from '../../storage/catalog/collection-info';
import { prepareIndex } from '../../storage/indexes/prepared-index';
import { invert } from '../../storage/keys/key-order';
import { fieldBounds } from './field-bounds';
import type { Interval } from './intervals';
import type { Requirement } from './requirements';

/** Beyond this many combinations of values, the remaining index fields are left unbounded. */
const MOST_RANGES = 20_000;

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
export function bindFields(index: IndexInfo, list: Requirement[]): BoundFields {
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
