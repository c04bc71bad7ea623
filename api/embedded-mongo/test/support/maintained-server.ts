import { MongoClient } from 'mongodb';
import { afterAll, beforeAll } from 'vitest';
import { DEFAULTS, type RunningServer, type ServerOptions } from '../../src/server/options';
import { startServer } from '../../src/server/server';
import { temporaryFolder } from './database';

/** A server that ends idle transactions at once and removes what has expired only when a test asks for it. */
export interface MaintainedServer {
  readonly server: RunningServer;
  readonly client: MongoClient;
}

/** Provides such a server for the tests of a file; `options` differ from that. */
export function useMaintainedServer(options: Partial<ServerOptions> = {}): MaintainedServer {
  const folder = temporaryFolder();
  let server: RunningServer;
  let client: MongoClient;
  beforeAll(async () => {
    server = await startServer({
      ...DEFAULTS,
      dataDir: folder.path,
      port: 0,
      lockWaitMillis: 20,
      idleTransactionMillis: 1,
      maintenanceMillis: 3_600_000,
      onFailure: () => {},
      log: () => {},
      ...options,
    });
    client = await new MongoClient(server.uri).connect();
  });
  afterAll(async () => {
    await client.close();
    await server.close();
    folder.remove();
  });
  return {
    get server() {
      return server;
    },
    get client() {
      return client;
    },
  };
}
