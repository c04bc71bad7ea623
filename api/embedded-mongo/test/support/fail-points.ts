import { MongoClient, type MongoServerError } from 'mongodb';
import { afterEach, expect } from 'vitest';
import type { Loose, TestDatabase } from './database';

type Mode = string | Record<string, number>;

/** Provides fail points, which are off after each test, and further clients. */
export function useFailPoints(database: TestDatabase) {
  const clients: MongoClient[] = [];
  const configure = (name: string, mode: Mode, data: Loose = {}) =>
    database.client.db('admin').command({ configureFailPoint: name, mode, data });
  afterEach(async () => {
    await configure('failCommand', 'off');
    await configure('onPrimaryTransactionalWrite', 'off');
    for (const client of clients.splice(0)) await client.close();
  });
  return {
    configure,
    failCommand: (mode: Mode, data: Loose = {}) => configure('failCommand', mode, data),
    /** The same server through another client. */
    connect(options: Loose): Promise<MongoClient> {
      const [address] = database.client.options.hosts;
      const client = new MongoClient(`mongodb://${address}/?directConnection=true`, options);
      clients.push(client);
      return client.connect();
    },
  };
}

/** Returns the error an operation fails with; fails the test if it succeeds. */
export async function failure(operation: Promise<unknown>): Promise<MongoServerError> {
  return operation.then(
    () => expect.unreachable('the operation should have failed'),
    (error) => error as MongoServerError,
  );
}
