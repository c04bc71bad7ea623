import type { Collation } from '../../collation/collation';
import type { IndexInfo } from '../catalog/collection-info';
import { EMPTY_ARRAY_KEY, encodeValue } from '../keys/encode-value';
import { invert } from '../keys/key-order';
import { prepareIndex } from './prepared-index';

/** The keys without repetitions. */
export function distinctKeys(keys: Buffer[]): Buffer[] {
  if (keys.length < 2) return keys;
  return [...new Map(keys.map((key) => [key.toString('latin1'), key])).values()];
}

/** Where the values of a field go in an index. */
interface FieldPlace {
  direction: 1 | -1;
  collation: Collation | undefined;
}

/** How the values of the field at a position are written. */
export function placeOf(index: IndexInfo, position: number): FieldPlace {
  const direction = index.fields[position]?.direction ?? 1;
  return { direction, collation: prepareIndex(index).collation };
}

/** The distinct keys of the values that a document has in one field. */
export function fieldKeys(
  values: unknown[],
  isArray: boolean,
  { direction, collation }: FieldPlace,
): Buffer[] {
  const keys = values.map((value) => {
    const emptyArray = isArray && Array.isArray(value) && value.length === 0;
    const key = emptyArray ? EMPTY_ARRAY_KEY : encodeValue(collation ? collation.indexed(value) : value);
    return direction === 1 ? key : invert(key);
  });
  return distinctKeys(keys);
}
