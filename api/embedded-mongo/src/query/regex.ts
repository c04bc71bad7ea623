import { isBson } from '../bson/types';
import { MongoError } from '../errors';
import { regexParts } from './compare';

/** Whether a value is a regular expression of either class. */
export function isRegex(value: unknown): boolean {
  return value instanceof RegExp || isBson(value, 'BSONRegExp');
}

const FLAGS: Record<string, string> = { i: 'i', m: 'm', s: 's', u: '' };

/** Converts a MongoDB regular expression to a JavaScript one. The extended flag `x` is refused. */
export function toRegExp(value: unknown, options?: unknown): RegExp {
  if (typeof value !== 'string' && !isRegex(value))
    throw new MongoError('BadValue', '$regex has to be a string');
  const parts = typeof value === 'string' ? { pattern: value, flags: '' } : regexParts(value);
  let { pattern } = parts;
  let flags = '';
  for (const flag of typeof options === 'string' ? options : parts.flags) {
    const own = FLAGS[flag];
    if (own === undefined) throw new MongoError(51108, `invalid flag in regex options: ${flag}`);
    if (!flags.includes(own)) flags += own;
  }
  if (pattern.startsWith('(?i)')) {
    pattern = pattern.slice(4);
    if (!flags.includes('i')) flags += 'i';
  }
  try {
    return new RegExp(pattern, `${flags}u`);
  } catch {
    try {
      return new RegExp(pattern, flags);
    } catch (error) {
      throw new MongoError(51091, `Regular expression is invalid: ${(error as Error).message}`);
    }
  }
}
