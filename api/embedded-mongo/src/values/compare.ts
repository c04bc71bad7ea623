import type { Code, ObjectId, Timestamp } from 'bson';
import type { Doc } from '../bson/types';
import { compareBinary } from './binary';
import { compareNumbers, sign } from './number';
import { compareRegex } from './regex-parts';
import { compareStrings, compareText, textValue } from './text';
import { TypeRank, typeRank } from './type-rank';

function compareDocuments(a: Doc, b: Doc): number {
  const left = Object.keys(a);
  const right = Object.keys(b);
  const length = Math.min(left.length, right.length);
  for (let i = 0; i < length; i++) {
    const x = left[i] as string;
    const y = right[i] as string;
    const byType = typeRank(a[x]) - typeRank(b[y]);
    if (byType !== 0) return sign(byType);
    const byName = compareText(x, y);
    if (byName !== 0) return byName;
    const byValue = compareValues(a[x], b[y]);
    if (byValue !== 0) return byValue;
  }
  return sign(left.length - right.length);
}

function compareArrays(a: unknown[], b: unknown[]): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const result = compareValues(a[i], b[i]);
    if (result !== 0) return result;
  }
  return sign(a.length - b.length);
}

/** Compares two values in MongoDB's order: first by type, then by value. Returns -1, 0 or 1. */
export function compareValues(a: unknown, b: unknown): number {
  const rank = typeRank(a);
  const byType = rank - typeRank(b);
  if (byType !== 0) return sign(byType);
  switch (rank) {
    case TypeRank.number:
      return compareNumbers(a, b);
    case TypeRank.string:
      return compareStrings(textValue(a), textValue(b));
    case TypeRank.object:
      return compareDocuments(a as Doc, b as Doc);
    case TypeRank.array:
      return compareArrays(a as unknown[], b as unknown[]);
    case TypeRank.objectId:
      return Buffer.compare((a as ObjectId).id, (b as ObjectId).id);
    case TypeRank.bool:
      return Number(a) - Number(b);
    case TypeRank.date:
      return sign((a as Date).getTime() - (b as Date).getTime());
    case TypeRank.binary:
      return compareBinary(a, b);
    case TypeRank.timestamp:
      return (a as Timestamp).compare(b as Timestamp);
    case TypeRank.regex:
      return compareRegex(a, b);
    case TypeRank.code:
      return compareText(String((a as Code).code), String((b as Code).code));
    default:
      return 0;
  }
}

/** Whether two values are equal in MongoDB's sense (1 equals 1.0; field order counts in documents). */
export function equalValues(a: unknown, b: unknown): boolean {
  return compareValues(a, b) === 0;
}
