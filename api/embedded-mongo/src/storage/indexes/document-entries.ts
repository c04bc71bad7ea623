import type { Doc } from '../../bson/types';
import { withCollation } from '../../collation/current';
import type { CollectionInfo, IndexInfo } from '../catalog/collection-info';
import { indexKeys } from './index-keys';

/** A document's entries in every index of its collection. */
export interface IndexEntry {
  index: IndexInfo;
  key: Buffer;
}

/** A document's entries in the collection's indexes, whatever the collation of the command that writes it. */
export function documentEntries(collection: CollectionInfo, doc: Doc, onMultikey: () => void): IndexEntry[] {
  return withCollation(undefined, () => allEntries(collection, doc, onMultikey));
}

function allEntries(collection: CollectionInfo, doc: Doc, onMultikey: () => void): IndexEntry[] {
  const entries: IndexEntry[] = [];
  for (const index of collection.indexes) {
    const multikey = index.multikey.slice();
    for (const key of indexKeys(index, doc, multikey)) entries.push({ index, key });
    if (multikey.some((flag, position) => flag !== index.multikey[position])) {
      index.multikey = multikey;
      onMultikey();
    }
  }
  return entries;
}
