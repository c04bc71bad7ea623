import { describe, expect, it } from 'vitest';
import { damageText } from '../support/damage-text';
import { errorCode } from '../support/database';
import { useFilledFolder } from '../support/filled-folder';
import { withItems } from '../support/folders';

const filled = useFilledFolder();

describe('a damaged document', () => {
  it.each([
    ['in its page', 'item-7', (bytes: Buffer) => bytes.indexOf('xxxx')],
    ['in pages of its own', 'item-80', () => 0],
  ])('%s is named in the error and in the log; the others are served', async (_, id, start) => {
    const dataDir = filled.copy((bytes) => damageText(bytes, id, start(bytes)));
    const lines: string[] = [];
    await withItems(
      dataDir,
      async (items) => {
        expect(lines).toEqual([
          `Damaged data: the document with _id "${id}" of test.items does not match its checksum`,
        ]);
        await expect(items.findOne({ _id: id })).rejects.toThrow(
          `the document with _id "${id}" of test.items is damaged on disk; restore the data folder from a copy`,
        );
        expect(await errorCode(items.updateOne({ _id: id }, { $set: { a: 1 } }))).toBe(288);
        expect(await errorCode(items.find().toArray())).toBe(288);
        expect((await items.findOne({ _id: 'item-8' }))?.n).toBe(8);
        await items.insertOne({ _id: 'new', n: 1000 });
      },
      (line) => lines.push(line),
    );
  });
});
