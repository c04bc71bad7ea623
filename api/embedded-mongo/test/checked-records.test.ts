import { describe, expect, it } from 'vitest';
import { CheckedRecords } from '../src/integrity/checked-records';
import { documentKey } from '../src/storage/keys/keyspace';

describe('records that were compared with their checksums', () => {
  it('are remembered one by one, until they change', () => {
    const checked = new CheckedRecords();
    const keys = [
      documentKey(1, 0),
      documentKey(1, 31),
      documentKey(1, 32),
      documentKey(1, 32_768),
      documentKey(2, 0),
      documentKey(2 ** 31, 2 ** 36 - 1),
    ];
    for (const [at, key] of keys.entries()) {
      expect(keys.slice(at).some((other) => checked.has('documents', other))).toBe(false);
      checked.add('documents', key);
    }
    for (const [at, key] of keys.entries()) {
      expect(keys.slice(at).every((other) => checked.has('documents', other))).toBe(true);
      checked.delete('documents', key);
      expect(checked.has('documents', key)).toBe(false);
    }
  });

  it('are forgotten together, and do not include index entries', () => {
    const checked = new CheckedRecords();
    checked.add('documents', documentKey(1, 1));
    checked.add('indexes', documentKey(1, 2));
    expect(checked.has('indexes', documentKey(1, 2))).toBe(false);
    checked.clear();
    expect(checked.has('documents', documentKey(1, 1))).toBe(false);
  });
});
