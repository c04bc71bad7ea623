import { decodeDocument } from '../../bson/decode';
import { plainValue } from '../../bson/plain';
import type { CollectionInfo } from './collection-info';

/** What the keys of collections start with. */
export const CATALOGUE_PREFIX = 'collection:';

/** The collections of a stored catalogue. */
export function catalogueOf(entries: readonly { key: Buffer; value: Buffer }[]): CollectionInfo[] {
  return entries
    .filter(({ key }) => key.toString('latin1', 0, CATALOGUE_PREFIX.length) === CATALOGUE_PREFIX)
    .map(({ value }) => plainValue(decodeDocument(value)) as CollectionInfo);
}
