import { startServer } from './server';

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
const MAINTENANCE_MILLIS = 60_000;

export interface EmbeddedMongo {
  /** What a driver connects to. */
  uri: string;
  port: number;
  close(): Promise<void>;
}

/**
 * Starts the database in this process.
 * @throws Error with one clear line when the folder is damaged or in use, or the port is taken.
 */
export async function startEmbeddedMongo(options: EmbeddedMongoOptions): Promise<EmbeddedMongo> {
  const { dataDir, port = 0, logger = () => {} } = options;
  const {
    uri,
    port: chosen,
    close,
  } = await startServer({
    dataDir,
    port,
    lockWaitMillis: LOCK_WAIT_MILLIS,
    idleTransactionMillis: IDLE_TRANSACTION_MILLIS,
    maintenanceMillis: MAINTENANCE_MILLIS,
    onFailure: (error) => {
      const message = error instanceof Error ? error.message : String(error);
      logger(`The embedded database stopped, its disk failed: ${message}`);
    },
  });
  return { uri, port: chosen, close };
}
