import type { BSONRegExp } from 'bson';
import { compareText } from './text';

/** Pattern and sorted flags of a regular expression of either class. */
export function regexParts(value: unknown): { pattern: string; flags: string } {
  if (value instanceof RegExp) return { pattern: value.source, flags: value.flags };
  const { pattern, options } = value as BSONRegExp;
  return { pattern, flags: options };
}

/** Compares regular expressions by their pattern, then by their flags. */
export function compareRegex(a: unknown, b: unknown): number {
  const x = regexParts(a);
  const y = regexParts(b);
  return compareText(x.pattern, y.pattern) || compareText(x.flags, y.flags);
}
