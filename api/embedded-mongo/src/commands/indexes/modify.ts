import type { Doc } from '../../bson/types';
import { MongoError } from '../../errors';
import { namespaceOf } from '../../storage/writes/document-change';
import { requireCollection } from '../context/collections';
import type { Context } from '../context/context';
import { keepsPreImages } from '../options/collections';
import { documentOption } from '../options/documents';
import { expiry } from './index-expiry';
import { selectIndexes } from './select-indexes';

/** `collMod` can change the expiry of an index, and whether the documents' earlier states are kept. */
export function collMod(context: Context): Promise<Doc> {
  const change = documentOption(context.body, 'index');
  const preImages = keepsPreImages(context.body);
  if (!change && preImages === undefined)
    throw new MongoError(
      'InvalidOptions',
      'collMod can only change the expireAfterSeconds of an index and changeStreamPreAndPostImages',
    );
  return context.write((unit) => {
    const collection = requireCollection(context, 'collMod');
    unit.changes.push({ kind: 'modify', namespace: namespaceOf(collection), description: { index: change } });
    if (preImages !== undefined) {
      collection.preImages = preImages;
      context.server.engine.catalog.changed(collection);
    }
    if (!change) return { ok: 1 };
    const [index] = selectIndexes(collection, change.name ?? change.keyPattern);
    if (!index || change.expireAfterSeconds === undefined)
      throw new MongoError('InvalidOptions', 'no expireAfterSeconds field');
    const before = index.expireAfterSeconds;
    index.expireAfterSeconds = expiry(change.expireAfterSeconds, index.fields.length);
    context.server.engine.catalog.changed(collection);
    return { expireAfterSeconds_old: before, expireAfterSeconds_new: index.expireAfterSeconds, ok: 1 };
  });
}
