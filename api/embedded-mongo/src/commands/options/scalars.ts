import type { Doc } from '../../bson/types';
import { MongoError } from '../../errors';
import { numericValue } from '../../values/number';
import { TypeRank, typeRank } from '../../values/type-rank';
import { wrongType } from './wrong-type';

/** Reads a whole number; a fraction is cut off. */
export function numberOption(body: Doc, name: string): number | undefined {
  const value = body[name];
  if (value === undefined || value === null) return undefined;
  if (typeRank(value) !== TypeRank.number) throw wrongType(name, value, 'long');
  return Math.trunc(Number(numericValue(value)));
}

/** Reads a whole number of at least 0. */
export function nonNegativeOption(body: Doc, name: string): number | undefined {
  const value = numberOption(body, name);
  if (value !== undefined && value < 0) {
    throw new MongoError(51024, `BSON field '${name}' value must be >= 0, actual value '${value}'`);
  }
  return value;
}

/** Reads a boolean; a number other than 0 is true. */
export function flag(body: Doc, name: string, fallback = false): boolean {
  const value = body[name];
  if (value === undefined || value === null) return fallback;
  if (typeof value === 'boolean') return value;
  if (typeRank(value) === TypeRank.number) return Number(numericValue(value)) !== 0;
  throw wrongType(name, value, 'bool');
}

/** Reads text. */
export function stringOption(body: Doc, name: string): string | undefined {
  const value = body[name];
  if (value === undefined) return undefined;
  if (typeof value !== 'string') throw wrongType(name, value, 'string');
  return value;
}
