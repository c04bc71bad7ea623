import { Long } from 'bson';
import { type Doc, isDocument } from '../../bson/types';
import { MongoError } from '../../errors';
import { field } from '../../values/paths';
import { withValue } from '../../values/with-value';
import type { Stage } from '../environment';

function valueAt(doc: Doc, path: string[]): unknown {
  let value: unknown = doc;
  for (const segment of path) value = isDocument(value) ? field(value, segment) : undefined;
  return value;
}

/** `$unwind`: one document per element of an array. */
export function unwind(operand: unknown): Stage {
  const spec: Doc = isDocument(operand) ? operand : { path: operand };
  const { path, includeArrayIndex, preserveNullAndEmptyArrays } = spec;
  if (typeof path !== 'string')
    throw new MongoError(28808, 'expected a string as the path for $unwind stage');
  if (!path.startsWith('$') || path.length < 2) {
    throw new MongoError(28818, `path option to $unwind stage should be prefixed with a '$': ${path}`);
  }
  const segments = path.slice(1).split('.');
  const index = typeof includeArrayIndex === 'string' ? includeArrayIndex.split('.') : undefined;
  const numbered = (doc: Doc, position: number | null): Doc =>
    index ? withValue(doc, index, position === null ? null : Long.fromNumber(position)) : doc;
  return function* (input) {
    for (const doc of input) {
      const value = valueAt(doc, segments);
      if (Array.isArray(value) && value.length > 0) {
        for (let i = 0; i < value.length; i++) yield numbered(withValue(doc, segments, value[i]), i);
      } else if (!Array.isArray(value) && value !== undefined && value !== null) yield numbered(doc, null);
      else if (preserveNullAndEmptyArrays) {
        yield numbered(Array.isArray(value) ? withValue(doc, segments, undefined) : doc, null);
      }
    }
  };
}
