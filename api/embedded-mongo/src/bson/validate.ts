import { MongoError } from '../errors';
import { ElementType } from './element-type';
import { skipValue } from './skip-value';

const DEEPEST = 180;

function invalid(what: string): MongoError {
  return new MongoError('InvalidBSON', `invalid BSON: ${what}`);
}

/** Checks, down to its innermost field, that a document about to be stored can be read again. */
export function validateDocument(buffer: Buffer, at = 0, end = buffer.length, depth = 0): void {
  if (depth > DEEPEST) throw invalid(`more than ${DEEPEST} levels of nesting`);
  if (end - at < 5 || buffer.readInt32LE(at) !== end - at || buffer[end - 1] !== 0)
    throw invalid('wrong length');
  let position = at + 4;
  while (position < end - 1) {
    const type = buffer[position] as number;
    const value = buffer.indexOf(0, position + 1) + 1;
    if (value === 0 || value >= end) throw invalid('unfinished name');
    const next = valueEnd(type, buffer, value, end);
    if (type === ElementType.object || type === ElementType.array)
      validateDocument(buffer, value, next, depth + 1);
    position = next;
  }
}

function valueEnd(type: number, buffer: Buffer, value: number, end: number): number {
  try {
    const next = skipValue(type, buffer, value);
    if (next < value || next > end - 1) throw invalid('a value is longer than its document');
    return next;
  } catch (error) {
    throw error instanceof MongoError ? error : invalid('a value is longer than the message');
  }
}
