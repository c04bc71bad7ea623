import { DEFAULTS } from './server/options';
import { startServer } from './server/server';

export { checkDataFolder, type DataReport } from './check-data';
export { type SpawnedMongo, type SpawnOptions, spawnEmbeddedMongo } from './spawn';
export { findPort } from './storage/folder/lock';

/** Receives the server's occasional messages, one line each. */
export type Logger = (line: string) => void;

export interface EmbeddedMongoOptions {
  /** The data folder; created if it does not exist. */
  dataDir: string;
  /** 0 or undefined picks a free port. */
  port?: number;
  /** Whether tests can ask for faults by `configureFailPoint`. */
  testCommands?: boolean;
  /** How often expired documents are removed, in milliseconds; every minute by default. */
  maintenanceMillis?: number;
  /** How long a write waits for a transaction that holds its document, in milliseconds; 4 seconds by default. */
  lockWaitMillis?: number;
  logger?: Logger;
}

export interface EmbeddedMongo {
  /** The address drivers connect to. */
  uri: string;
  port: number;
  close(): Promise<void>;
  /** Removes what has expired at `now`, in milliseconds since 1970; it also runs by itself, every minute. */
  maintain(now: number): Promise<void>;
}

/**
 * Starts the database in this process.
 * @throws Error with a one-line message if the folder is damaged or in use, or the port is taken.
 */
export async function startEmbeddedMongo(options: EmbeddedMongoOptions): Promise<EmbeddedMongo> {
  const {
    dataDir,
    port = 0,
    testCommands,
    maintenanceMillis = DEFAULTS.maintenanceMillis,
    lockWaitMillis = DEFAULTS.lockWaitMillis,
    logger: log = () => {},
  } = options;
  const onFailure = (error: unknown): void => {
    log(
      `The embedded database stopped, its disk failed: ${error instanceof Error ? error.message : String(error)}`,
    );
  };
  const {
    uri,
    port: chosen,
    close,
    maintain,
  } = await startServer({
    ...DEFAULTS,
    dataDir,
    port,
    testCommands,
    maintenanceMillis,
    lockWaitMillis,
    log,
    onFailure,
  });
  return { uri, port: chosen, close, maintain };
}
