import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { startEmbeddedMongo } from '../../src/index';
import { damageText } from '../support/damage-text';
import { errorCode, type Loose } from '../support/database';
import { useFilledFolder } from '../support/filled-folder';

const filled = useFilledFolder();

/** Changes the text of a document in a file that a server has open. */
function damageFile(file: string, id: string): void {
  const bytes = damageText(readFileSync(file), id);
  const open = openSync(file, 'r+');
  writeSync(open, bytes, 0, bytes.length, 0);
  closeSync(open);
}

describe('damage while the server runs', () => {
  it('is found at the first read of a document, and a minute later at one that was read before', async () => {
    const dataDir = filled.copy();
    const database = await startEmbeddedMongo({ dataDir });
    const client = new MongoClient(database.uri);
    try {
      const items: Loose = client.db('test').collection('items');
      expect((await items.findOne({ _id: 'item-7' }))?.n).toBe(7);
      for (const id of ['item-7', 'item-9']) damageFile(join(dataDir, 'data.mdb'), id);
      expect(await errorCode(items.findOne({ _id: 'item-9' }))).toBe(288);
      await database.maintain(Date.now());
      expect(await errorCode(items.findOne({ _id: 'item-7' }))).toBe(288);
    } finally {
      await client.close();
      await database.close();
    }
  });
});
