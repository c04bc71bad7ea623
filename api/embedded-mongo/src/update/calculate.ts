import { Double, Long } from 'bson';
import { isBson } from '../bson/types';
import { MongoError } from '../errors';
import { type Kind, numberKind } from './number-kind';

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
