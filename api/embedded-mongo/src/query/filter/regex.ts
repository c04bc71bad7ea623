import { isBson } from '../../bson/types';
import { MongoError } from '../../errors';
import { Pattern } from '../../regex/pattern';
import { regexParts } from '../../values/regex-parts';

/** Whether a value is a regular expression of either class. */
export function isRegex(value: unknown): boolean {
  return value instanceof RegExp || isBson(value, 'BSONRegExp');
}

/** Compiled patterns by flags and source: a pipeline may compute the same one for each document. */
const compiled = new Map<string, Pattern>();
const MOST_COMPILED = 100;

/**
 * Compiles a regular expression, or text that holds one.
 * @throws MongoError if it is not valid or not supported
 */
export function toPattern(value: unknown, options?: unknown): Pattern {
  if (typeof value !== 'string' && !isRegex(value))
    throw new MongoError('BadValue', '$regex has to be a string');
  const parts = typeof value === 'string' ? { pattern: value, flags: '' } : regexParts(value);
  const flags = typeof options === 'string' ? options : parts.flags;
  for (const flag of flags) {
    if (!'imsux'.includes(flag)) throw new MongoError(51108, `invalid flag in regex options: ${flag}`);
  }
  const key = `${flags}/${parts.pattern}`;
  const known = compiled.get(key);
  if (known) return known;
  const pattern = new Pattern(parts.pattern, flags);
  if (compiled.size >= MOST_COMPILED) compiled.clear();
  compiled.set(key, pattern);
  return pattern;
}
