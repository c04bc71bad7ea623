import { bsonTag } from '../bson/types';
import { notSupported } from '../errors';

/** The type of a stored number. */
export type Kind = 'int' | 'long' | 'double';

/** The type that a decoded number is stored as; undefined for anything that is not a number. */
export function numberKind(value: unknown): Kind | undefined {
  if (typeof value === 'number') {
    return Number.isInteger(value) && Math.abs(value) <= 0x7fffffff ? 'int' : 'double';
  }
  if (typeof value !== 'object' || value === null) return undefined;
  switch (bsonTag(value)) {
    case 'Double':
      return 'double';
    case 'Int32':
      return 'int';
    case 'Long':
      return 'long';
    case 'Decimal128':
      throw notSupported('arithmetic with Decimal128');
    default:
      return undefined;
  }
}
