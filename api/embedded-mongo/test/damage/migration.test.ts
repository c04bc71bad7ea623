import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { open } from 'lmdb';
import { describe, expect, it } from 'vitest';
import { checkReads } from '../support/checked-reads';
import { useFilledFolder } from '../support/filled-folder';
import { FILLED, withItems } from '../support/folders';

const filled = useFilledFolder();

/** The length of the checksums in each store, in bytes. */
const CHECKSUMS = { documents: 8, indexes: 4, meta: 4 } as const;

async function removeChecksums(dataDir: string): Promise<void> {
  rmSync(join(dataDir, 'embedded-mongo.json'));
  const root = open<Buffer, Buffer>({ path: dataDir, noSubdir: false, overlappingSync: false });
  for (const [name, length] of Object.entries(CHECKSUMS)) {
    const store = root.openDB<Buffer, Buffer>({ name, keyEncoding: 'binary', encoding: 'binary' });
    const entries = Array.from(store.getRange(), ({ key, value }) => ({ key, value }));
    root.transactionSync(() => {
      for (const { key, value } of entries) store.putSync(key, value.subarray(0, value.length - length));
    });
  }
  await root.close();
}

describe('a folder from before entries had checksums', () => {
  it('gets them when it is opened', async () => {
    const dataDir = filled.copy();
    await removeChecksums(dataDir);
    const lines: string[] = [];
    await withItems(
      dataDir,
      (items) => checkReads(items, 'migrated'),
      (line) => lines.push(line),
    );
    expect(lines).toEqual([`Added checksums to the data in ${dataDir}`]);
    await withItems(dataDir, async (items) => expect(await items.countDocuments()).toBe(FILLED + 1));
  });
});
