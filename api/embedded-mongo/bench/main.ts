import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { startEmbeddedMongo } from '../src/index';
import { type Item, item } from './items';
import { DOCUMENTS, measureAll } from './workloads';

const dataDir = mkdtempSync(join(tmpdir(), 'saltbush-embedded-'));
const database = await startEmbeddedMongo({ dataDir });
const client = await new MongoClient(database.uri).connect();
try {
  const items = client.db('bench').collection<Item>('items');
  await items.createIndex({ group: 1 });
  await items.insertMany(Array.from({ length: DOCUMENTS }, (_entry, at) => item(at)));
  await measureAll(client, items);
} finally {
  await client.close();
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
}
