import { MongoError } from '../errors';
import { isDocument } from './types';

/** @throws MongoError `DollarPrefixedFieldName` if an `_id` is a document with a field that starts with `$` */
export function checkId(id: unknown): void {
  if (!isDocument(id)) return;
  const wrong = Object.keys(id).find((name) => name.startsWith('$'));
  if (wrong === undefined) return;
  throw new MongoError(
    'DollarPrefixedFieldName',
    `_id fields may not contain '$'-prefixed fields: ${wrong} is not valid for storage.`,
  );
}
