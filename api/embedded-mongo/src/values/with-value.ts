import { type Doc, isDocument } from '../bson/types';
import { field } from './paths';

/** Returns a copy of a document with the value at a path replaced; undefined removes it. */
export function withValue(doc: Doc, path: string[], value: unknown): Doc {
  const [name = '', ...rest] = path;
  const next = rest.length === 0 ? value : withValue(nested(doc, name), rest, value);
  const result = { ...doc };
  if (next === undefined) delete result[name];
  else result[name] = next;
  return result;
}

function nested(doc: Doc, name: string): Doc {
  const value = field(doc, name);
  return isDocument(value) ? value : {};
}
