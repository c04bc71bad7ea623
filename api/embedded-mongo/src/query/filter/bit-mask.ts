import { MongoError } from '../../errors';
import { binaryParts } from '../../values/binary';
import { TypeRank, typeRank } from '../../values/type-rank';
import { integer, isNumber } from './numeric-operands';

/** The mask of a `$bits…` operator: a number, a binary value or a list of bit positions. */
export function bitMask(operand: unknown): bigint {
  if (Array.isArray(operand)) {
    return operand.reduce<bigint>((mask, position) => {
      const bit = integer(position, 'bit positions must be an integer >= 0');
      if (bit < 0) throw new MongoError('BadValue', 'bit positions must be an integer >= 0');
      return mask | (1n << BigInt(bit));
    }, 0n);
  }
  if (isNumber(operand)) {
    const mask = integer(operand, 'Expected an integer');
    if (mask < 0) throw new MongoError('BadValue', 'Expected a non-negative number in bit mask');
    return BigInt(mask);
  }
  if (typeRank(operand) === TypeRank.binary) {
    const { bytes } = binaryParts(operand);
    return bytes.reduce((mask, byte, position) => mask | (BigInt(byte) << BigInt(position * 8)), 0n);
  }
  throw new MongoError('BadValue', 'value takes an Array, a number, or a BinData');
}
