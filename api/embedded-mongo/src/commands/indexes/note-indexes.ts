import type { CollectionInfo, IndexInfo } from '../../storage/catalog/collection-info';
import { namespaceOf } from '../../storage/writes/document-change';
import type { WriteUnit } from '../../storage/writes/write-unit';
import { showIndex } from './show-index';

/** Records a change of the indexes for change streams. */
export function noteIndexes(
  unit: WriteUnit,
  kind: 'createIndexes' | 'dropIndexes',
  collection: CollectionInfo,
  indexes: IndexInfo[],
): void {
  if (indexes.length === 0) return;
  unit.changes.push({
    kind,
    namespace: namespaceOf(collection),
    description: { indexes: indexes.map(showIndex) },
  });
}
