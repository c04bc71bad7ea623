import type { Collation } from '../../collation/collation';
import type { Condition } from '../filter/filter';
import { type Bounds, pointBounds } from './point-bounds';
import { prefixBounds, rangeBounds } from './range-bounds';

/** Returns the bounds a condition puts on an index field; undefined if the index does not help. */
export function conditionBounds(
  condition: Condition,
  multikey: boolean,
  collation?: Collation,
): Bounds | undefined {
  switch (condition.kind) {
    case 'equals':
      return pointBounds([condition.value], multikey, collation);
    case 'in':
      return condition.patterns.length > 0 ? undefined : pointBounds(condition.values, multikey, collation);
    case 'less':
    case 'lessOrEqual':
    case 'greater':
    case 'greaterOrEqual':
      return rangeBounds(condition.kind, condition.value, multikey, collation);
    case 'regex':
      return collation ? undefined : prefixBounds(condition.pattern);
    default:
      return undefined;
  }
}
