import { bsonTag, type Doc, isDocument } from './types';

/** Converts a value to plain JavaScript numbers, dropping the classes that preserve numeric types. */
export function plainValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plainValue);
  if (isDocument(value)) return plainDocument(value);
  if (typeof value !== 'object' || value === null) return value;
  const tag = bsonTag(value);
  if (tag === 'Double' || tag === 'Int32') return Number(value);
  if (tag !== 'Long') return value;
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : value;
}

export function plainDocument(doc: Doc): Doc {
  const result: Doc = {};
  for (const name of Object.keys(doc)) result[name] = plainValue(doc[name]);
  return result;
}
