import { MongoError } from '../../errors';
import { numericValue } from '../../values/number';
import { TypeRank, typeRank } from '../../values/type-rank';

/** Seconds after which documents expire. */
export function expiry(value: unknown, fields = 1): number {
  const seconds = typeRank(value) === TypeRank.number ? Number(numericValue(value)) : Number.NaN;
  if (!(seconds >= 0 && seconds <= 2 ** 31))
    throw new MongoError(
      'CannotCreateIndex',
      `TTL index 'expireAfterSeconds' option must be within an acceptable range, got ${String(value)}`,
    );
  if (fields > 1)
    throw new MongoError(
      'CannotCreateIndex',
      'TTL indexes are single-field indexes, compound indexes do not support TTL',
    );
  return seconds;
}
