import type { Doc } from '../../bson/types';
import { changeSchema, requireCollection } from '../context/collections';
import type { Context } from '../context/context';
import { noteIndexes } from './note-indexes';
import { removeSpace } from './remove-space';
import { selectIndexes } from './select-indexes';

/** Removes indexes. */
export function dropIndexes(context: Context): Promise<Doc> {
  return context.write((unit) => {
    const collection = requireCollection(context, 'dropIndexes');
    changeSchema(context, collection);
    const before = collection.indexes.length;
    const dropped = selectIndexes(collection, context.body.index);
    for (const index of dropped) removeSpace(unit, 'indexes', index.id);
    noteIndexes(unit, 'dropIndexes', collection, dropped);
    collection.indexes = collection.indexes.filter((index) => !dropped.includes(index));
    context.server.engine.catalog.changed(collection);
    return { nIndexesWas: before, ok: 1 };
  });
}
