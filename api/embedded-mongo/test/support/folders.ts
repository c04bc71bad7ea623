import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Collection, MongoClient } from 'mongodb';
import { startEmbeddedMongo } from '../../src/index';
import type { Loose } from './database';

export const FILLED = 400;

/** What the collection `test.items` of a filled folder holds. */
export function filledDocuments(): Loose[] {
  return Array.from({ length: FILLED }, (_, n) => ({
    _id: `item-${n}`,
    n,
    group: n % 7,
    text: 'x'.repeat(n % 40 ? 100 : 9000),
  }));
}

/** Runs `action` on the collection `test.items` of a folder. */
export async function withItems<T>(
  dataDir: string,
  action: (items: Collection<Loose>) => Promise<T>,
  logger?: (line: string) => void,
): Promise<T> {
  const server = await startEmbeddedMongo({ dataDir, ...(logger && { logger }) });
  const client = await new MongoClient(server.uri).connect();
  try {
    return await action(client.db('test').collection<Loose>('items'));
  } finally {
    await client.close();
    await server.close();
  }
}

/** Stores the documents in a new folder, in several commits. */
export async function fillFolder(dataDir: string): Promise<void> {
  await withItems(dataDir, async (items) => {
    await items.createIndex({ n: 1 }, { unique: true });
    await items.createIndex({ group: 1, n: -1 });
    const all = filledDocuments();
    for (let from = 0; from < all.length; from += 50) await items.insertMany(all.slice(from, from + 50));
    await items.insertOne({ _id: 'gone', n: -1 });
    await items.deleteOne({ _id: 'gone' });
  });
}

/** Copies a folder's files and passes the bytes of its data file through `change`. */
export function copyFolder(source: string, target: string, change: (bytes: Buffer) => Buffer): void {
  mkdirSync(target, { recursive: true });
  copyFileSync(join(source, 'embedded-mongo.json'), join(target, 'embedded-mongo.json'));
  writeFileSync(join(target, 'data.mdb'), change(readFileSync(join(source, 'data.mdb'))));
}
