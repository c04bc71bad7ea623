import { decodeDocument } from '../bson/decode';
import { elements } from '../bson/elements';
import { encodeDocument, encodeElement, joinElements } from '../bson/encode';
import { type Doc, isBson } from '../bson/types';
import { MongoError } from '../errors';
import { equalValues } from '../values/compare';

/** The error of an update that would change `_id`. */
export function immutableId(): MongoError {
  return new MongoError(
    'ImmutableField',
    "Performing an update on the path '_id' would modify the immutable field '_id'",
  );
}

/**
 * Replaces all fields but `_id`.
 * @throws MongoError ImmutableField if the new document has another `_id`
 */
export function replaceFields(raw: Buffer, document: Doc): Buffer {
  const { _id: id } = decodeDocument(raw, new Set(['_id']));
  if ('_id' in document && !equalValues(document._id, id)) {
    throw new MongoError(
      'ImmutableField',
      "After applying the update, the (immutable) field '_id' was found to have been altered",
    );
  }
  return encodeDocument({ _id: id, ...document, ...('_id' in document && { _id: id }) });
}

/** Whether a field keeps its bytes. Decimals cannot be compared, only recognised. */
const isUnchanged = (before: unknown, after: unknown): boolean =>
  before === after ||
  (!isBson(before, 'Decimal128') && !isBson(after, 'Decimal128') && equalValues(before, after));

/** Encodes a recomputed document; unchanged fields keep their bytes, and so their exact types. */
export function keepEqualFields(raw: Buffer, before: Doc, after: Doc): Buffer {
  const originals = new Map([...elements(raw)].map((element) => [element.name, element]));
  const parts = Object.entries(after).flatMap(([name, value]) => {
    if (value === undefined) return [];
    const original = originals.get(name);
    const same = original && isUnchanged(before[name], value);
    return [same ? raw.subarray(original.start, original.end) : encodeElement(name, value)];
  });
  return joinElements(parts);
}
