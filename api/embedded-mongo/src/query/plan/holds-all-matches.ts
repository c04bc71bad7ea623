import { currentCollation } from '../../collation/current';
import type { IndexInfo } from '../../storage/catalog/collection-info';
import { prepareIndex } from '../../storage/indexes/prepared-index';
import { implied, needsPresence } from './implication';
import type { Requirement } from './requirements';

/** Whether an index that omits documents still holds every match. */
export function holdsAllMatches(index: IndexInfo, list: Requirement[]): boolean {
  if (index.sparse) {
    const present = list.some(
      ({ path, condition }) => needsPresence(condition) && index.fields.some((field) => field.path === path),
    );
    if (!present) return false;
  }
  const { partial } = prepareIndex(index);
  // The index was filled by comparing byte by byte.
  return partial === undefined || (!currentCollation() && implied(partial, list));
}
