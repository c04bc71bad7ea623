import type { Tracing } from '@saltbush/contract/tracing';
import { MongoClient, type MongoClientOptions } from 'mongodb';
import { wakeWritersOnClose } from './outages/closed-sockets';
import { traceCommands } from './tracing/trace-commands';

const PATIENCE_MS = 5000;

/**
 * The driver repeats an operation once that a lost connection or a change of primary has interrupted. A database that
 * keeps silent counts as a lost connection, so that no request waits for it without end.
 */
const CLIENT_OPTIONS: MongoClientOptions = {
  socketTimeoutMS: 10_000,
  waitQueueTimeoutMS: PATIENCE_MS,
  serverSelectionTimeoutMS: PATIENCE_MS,
  appName: 'saltbush-api',
};

/** Returns a client of the database at this address, not connected yet. */
export function createClient(uri: string, tracing: Tracing | null = null): MongoClient {
  wakeWritersOnClose();
  if (!tracing) return new MongoClient(uri, CLIENT_OPTIONS);
  const client = new MongoClient(uri, { ...CLIENT_OPTIONS, monitorCommands: true });
  traceCommands(client, tracing);
  return client;
}

/** The hosts of an address, without credentials. */
const hostsOf = (uri: string) => uri.replace(/^mongodb(\+srv)?:\/\/([^@/]*@)?/, '').replace(/[/?].*$/, '');

/**
 * Connects to a replica set or a sharded cluster. Throws a one-line error if it cannot be reached, or is a single
 * server, which has no transactions.
 */
export async function connect(uri: string, tracing: Tracing | null = null): Promise<MongoClient> {
  const hosts = hostsOf(uri);
  let client: MongoClient;
  try {
    client = createClient(uri, tracing);
    await client.connect();
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : 'unknown reason';
    throw new Error(`The database at ${hosts} cannot be used: ${reason}`);
  }
  const hello = await client.db('admin').command({ hello: 1 });
  if (hello.setName || hello.msg === 'isdbgrid') return client;
  await client.close();
  throw new Error(
    `The database at ${hosts} is a single server; a replica set or a sharded cluster is needed`,
  );
}
