import { decodeDocument } from '../bson/decode';
import { MongoError } from '../errors';
import type { Filter } from '../query/filter/filter';
import { equalValues } from '../values/compare';
import { applyOperators } from './apply-operators';
import { applyPipeline } from './pipeline';
import { immutableId, keepEqualFields, replaceFields } from './replace-fields';
import type { Update } from './update';

const MAX_DOCUMENT = 16 * 1024 * 1024;

/** Applies an update to a stored document; returns the same buffer if nothing changes. */
export function updateDocument(raw: Buffer, update: Update, filter: Filter): Buffer {
  const next = changed(raw, update, filter);
  if (next.equals(raw)) return raw;
  if (next.length > MAX_DOCUMENT) {
    throw new MongoError(
      'BSONObjectTooLarge',
      `Resulting document after update is larger than ${MAX_DOCUMENT}`,
    );
  }
  return next;
}

function changed(raw: Buffer, update: Update, filter: Filter): Buffer {
  switch (update.kind) {
    case 'replacement':
      return replaceFields(raw, update.document);
    case 'pipeline': {
      const doc = decodeDocument(raw);
      const next = applyPipeline(update, doc);
      if (!equalValues(next._id ?? doc._id, doc._id)) throw immutableId();
      return keepEqualFields(raw, doc, { _id: doc._id, ...next });
    }
    case 'operators':
      return applyOperators(raw, update, filter);
  }
}
