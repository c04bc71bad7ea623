import { type RunningServer, startServer } from './server';

export { spawnEmbeddedMongo } from './spawn';

/** Receives the server's rare messages, one line each. */
export type Logger = (line: string) => void;

export interface EmbeddedMongoOptions {
  /** The folder of the data; it is created if it does not exist. */
  dataDir: string;
  /** 0 or nothing takes a free port. */
  port?: number;
  logger?: Logger;
}

/** How long a write waits for a transaction that holds its document, in milliseconds. */
const LOCK_WAIT_MILLIS = 50;
const IDLE_TRANSACTION_MILLIS = 10_000;

/**
 * Starts the database in this process.
 * @throws Error with one clear line when the folder is damaged or in use, or the port is taken.
 */
export async function startEmbeddedMongo({
  dataDir,
  port = 0,
}: EmbeddedMongoOptions): Promise<RunningServer> {
  return startServer({
    dataDir,
    port,
    lockWaitMillis: LOCK_WAIT_MILLIS,
    idleTransactionMillis: IDLE_TRANSACTION_MILLIS,
  });
}
