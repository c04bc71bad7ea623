import { successor } from '../storage/keys/key-order';
import type { StoreName } from '../storage/keys/keyspace';
import type { LmdbStore } from '../storage/lmdb/store';
import { seal } from './checksum';

const STORES: readonly StoreName[] = ['documents', 'indexes', 'meta'];
const CHUNK = 1000;
const END = Buffer.alloc(64, 0xff);

/** Adds the checksums to the entries of a folder from before there were any, in one commit. */
export function addChecksums(store: LmdbStore): void {
  store.rewrite((raw) => {
    for (const name of STORES) {
      let start: Buffer = Buffer.from([0]);
      for (;;) {
        const entries = raw.scan(name, { start, end: END }, { limit: CHUNK, reverse: false });
        for (const { key, value } of entries) raw.put(name, key, seal(name, key, value));
        const last = entries.at(-1);
        if (!last) break;
        start = successor(last.key);
      }
    }
  });
}
