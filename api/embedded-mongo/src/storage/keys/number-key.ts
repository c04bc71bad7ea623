import { numericValue } from '../../values/number';
import { TypeRank } from '../../values/type-rank';

/** A number of any type: its double in an order-preserving form, and what it loses as a double. */
export function numberKey(value: unknown): Buffer {
  const number = numericValue(value);
  const double = Number(number);
  const key = Buffer.allocUnsafe(11);
  key[0] = TypeRank.number;
  if (Number.isNaN(double)) key.fill(0, 1, 9);
  else {
    key.writeDoubleBE(double === 0 ? 0 : double, 1);
    if ((key[1] as number) & 0x80) for (let i = 1; i < 9; i++) key[i] = ~(key[i] as number) & 0xff;
    else key[1] = (key[1] as number) | 0x80;
  }
  // What a 64-bit integer loses as a double, so that neighbours stay distinct.
  const rest = typeof number === 'bigint' ? Number(number - BigInt(double)) : 0;
  key.writeUInt16BE(0x8000 + rest, 9);
  return key;
}
