import { recordOf, spaceRange } from '../keys/keyspace';
import type { Reader } from '../reader';
import type { CollectionInfo } from './collection-info';

/** Allocates the number of a new document. */
export function takeRecord(info: CollectionInfo, reader: Reader): number {
  if (info.nextRecord === undefined) {
    const [last] = reader.scan('documents', spaceRange(info.id), { limit: 1, reverse: true });
    info.nextRecord = last ? recordOf(last.key) + 1 : 1;
  }
  return info.nextRecord++;
}
