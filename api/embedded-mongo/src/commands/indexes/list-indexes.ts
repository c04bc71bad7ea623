import { encodeDocument } from '../../bson/encode';
import type { Doc } from '../../bson/types';
import { requireCollection } from '../context/collections';
import type { Context } from '../context/context';
import { documentOption } from '../options/documents';
import { nonNegativeOption } from '../options/scalars';
import { showIndex } from './show-index';

/** The indexes of a collection, as a cursor. */
export function listIndexes(context: Context): Doc {
  const collection = requireCollection(context, 'listIndexes');
  const cursor = documentOption(context.body, 'cursor') ?? {};
  return context.server.cursors.open(
    collection.indexes.map((index) => encodeDocument(showIndex(index))).values(),
    {
      namespace: `${context.database}.${collection.name}`,
      batchSize: nonNegativeOption(cursor, 'batchSize'),
      single: false,
      transaction: undefined,
      limit: context.limit,
    },
  );
}
