import { type Doc, isDocument } from '../../bson/types';
import { wrongType } from './wrong-type';

/** Reads a document. */
export function documentOption(body: Doc, name: string): Doc | undefined {
  const value = body[name];
  if (value === undefined || value === null) return undefined;
  if (!isDocument(value)) throw wrongType(name, value, 'object');
  return value;
}

/** Reads a list of documents, which must be given. */
export function documentList(body: Doc, name: string): Doc[] {
  const value = body[name];
  if (!Array.isArray(value) || !value.every(isDocument)) throw wrongType(name, value, 'array');
  return value;
}
