import { intervalRange } from '../../query/plan/intervals';
import { TypeRank } from '../../values/type-rank';
import type { CollectionInfo, IndexInfo } from '../catalog/collection-info';
import type { Engine } from '../engine';
import { encodeValue } from '../keys/encode-value';
import { documentKey, recordOf, spaceKey } from '../keys/keyspace';
import type { Records } from './records';

/** Documents removed per commit, so that other writes get their turn. */
const BATCH = 500;

/** Removes documents that have expired by their TTL indexes and returns how many. `now` is in milliseconds. */
export async function removeExpired(engine: Engine, records: Records, now: number): Promise<number> {
  let total = 0;
  for (const collection of engine.catalog.list()) {
    for (const index of collection.indexes) {
      if (index.expireAfterSeconds === undefined) continue;
      let removed: number;
      do {
        removed = await removeBatch(
          engine,
          records,
          collection,
          index,
          now - index.expireAfterSeconds * 1000,
        );
        total += removed;
      } while (removed === BATCH);
    }
  }
  return total;
}

function removeBatch(
  engine: Engine,
  records: Records,
  collection: CollectionInfo,
  index: IndexInfo,
  latest: number,
): Promise<number> {
  const range = intervalRange(
    spaceKey(index.id),
    {
      low: Buffer.from([TypeRank.date]),
      lowIncluded: true,
      high: encodeValue(new Date(latest)),
      highIncluded: true,
    },
    index.fields[0]?.direction ?? 1,
  );
  return engine.write((unit) => {
    if (engine.catalog.get(collection.database, collection.name) !== collection) return 0;
    let removed = 0;
    for (const { key, value } of unit.scan('indexes', range, { limit: BATCH, reverse: false })) {
      const record = recordOf(index.unique ? value : key);
      const raw = unit.get('documents', documentKey(collection.id, record));
      // An array of dates has several entries; the first one removes the document.
      if (raw) records.remove(unit, collection, record, raw);
      removed++;
    }
    return removed;
  });
}
