import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Collection, type Db, MongoClient, type MongoClientOptions } from 'mongodb';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { startEmbeddedMongo } from '../../src/index';

/** The server under test: `MONGODB_URI` if set, otherwise an embedded server in a temporary folder. */
export const externalUri = process.env.MONGODB_URI;

/** Test documents have arbitrary shapes; the driver would type queries by a schema. */
// biome-ignore lint/suspicious/noExplicitAny: documents of any shape are the subject of these tests
export type Loose = any;

export interface TestDatabase {
  readonly client: MongoClient;
  readonly db: Db;
  /** Returns an empty collection with a new name. */
  collection(): Collection<Loose>;
}

export function temporaryFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'embedded-mongo-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Provides a database for the tests of a file and removes it afterwards. */
export function useDatabase(
  options: MongoClientOptions = {},
  server: { testCommands?: boolean; lockWaitMillis?: number } = {},
): TestDatabase {
  let client: MongoClient;
  let db: Db;
  const closing: (() => unknown)[] = [];
  beforeAll(async () => {
    let uri = externalUri;
    if (!uri) {
      const folder = temporaryFolder();
      const started = await startEmbeddedMongo({ dataDir: folder.path, ...server });
      closing.push(folder.remove, () => started.close());
      uri = started.uri;
    }
    client = await new MongoClient(uri, options).connect();
    db = client.db(`embedded_test_${randomUUID().slice(0, 8)}`);
    closing.push(
      () => client.close(),
      () => db.dropDatabase(),
    );
  });
  afterAll(async () => {
    for (const close of closing.reverse()) await close();
  });
  afterEach(async () => {
    for (const { name } of await db.listCollections({}, { nameOnly: true }).toArray())
      await db.dropCollection(name);
  });
  let last = 0;
  return {
    get client() {
      return client;
    },
    get db() {
      return db;
    },
    collection: () => db.collection(`c${++last}`),
  };
}

/** Returns the code of the error an operation fails with; fails the test if it succeeds. */
export async function errorCode(operation: Promise<unknown>): Promise<unknown> {
  try {
    await operation;
  } catch (error) {
    return (error as { code?: unknown }).code;
  }
  throw new Error('the operation should have failed');
}
