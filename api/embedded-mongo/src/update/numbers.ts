import { Double, Long } from 'bson';
import { bsonTag, isBson } from '../bson/types';
import { MongoError, notSupported } from '../errors';

type Kind = 'int' | 'long' | 'double';

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

function double(value: unknown): number {
  return isBson(value, 'Long') ? value.toNumber() : Number(value);
}

function whole(value: unknown): bigint {
  return isBson(value, 'Long') ? value.toBigInt() : BigInt(Number(value));
}

function wrapDouble(value: number): unknown {
  return Number.isInteger(value) ? new Double(value) : value;
}

function wrapWhole(value: bigint, kind: Kind): unknown {
  if (BigInt.asIntN(64, value) !== value) {
    throw new MongoError('BadValue', 'Failed to apply the modifier: the result does not fit into 64 bits');
  }
  return kind === 'int' && BigInt.asIntN(32, value) === value ? Number(value) : Long.fromBigInt(value);
}

/** Adds or multiplies as MongoDB does: integers stay integers and grow to 64 bits, anything with a double is one. */
export function calculate(operation: 'add' | 'multiply', a: unknown, b: unknown): unknown {
  const kinds = [numberKind(a), numberKind(b)];
  if (kinds.includes('double')) {
    const [x, y] = [double(a), double(b)];
    return wrapDouble(operation === 'add' ? x + y : x * y);
  }
  const [x, y] = [whole(a), whole(b)];
  return wrapWhole(operation === 'add' ? x + y : x * y, kinds.includes('long') ? 'long' : 'int');
}

/** Combines two integers bit by bit. */
export function combineBits(operation: 'and' | 'or' | 'xor', a: unknown, b: unknown): unknown {
  const [x, y] = [whole(a), whole(b)];
  const result = operation === 'and' ? x & y : operation === 'or' ? x | y : x ^ y;
  const long = numberKind(a) === 'long' || numberKind(b) === 'long';
  return wrapWhole(BigInt.asIntN(long ? 64 : 32, result), long ? 'long' : 'int');
}
