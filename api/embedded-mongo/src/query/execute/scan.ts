import type { CollectionInfo } from '../../storage/catalog/collection-info';
import { recordOf, spaceRange } from '../../storage/keys/keyspace';
import type { Reader } from '../../storage/reader';
import type { Plan } from '../plan/plan';
import { readIndex } from './read-index';
import { readRange } from './read-range';
import type { Found, Statistics } from './statistics';

/** The documents a plan finds, each one once, not yet tested against the filter. */
export function* scan(
  reader: Reader,
  collection: CollectionInfo,
  plan: Plan,
  statistics: Statistics,
): Generator<Found> {
  if (plan.kind === 'index') yield* readIndex(reader, plan, statistics);
  else if (plan.kind === 'collection') {
    const range = spaceRange(collection.id);
    for (const { key, value } of readRange(reader, 'documents', range, plan.reverse, statistics)) {
      yield { record: recordOf(key), raw: value };
    }
  } else {
    const seen = new Set<number>();
    for (const branch of plan.plans) {
      for (const found of readIndex(reader, branch, statistics)) {
        if (seen.has(found.record)) continue;
        seen.add(found.record);
        yield found;
      }
    }
  }
}
