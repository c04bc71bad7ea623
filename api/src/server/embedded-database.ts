import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type spawnEmbeddedMongo as Spawn, spawnEmbeddedMongo } from '@saltbush/embedded-mongo';
import type { Logger } from 'pino';

type Spawned = Awaited<ReturnType<typeof Spawn>>;

export interface EmbeddedDatabase {
  uri: string;
  close(): Promise<void>;
}

/** Beside the built server, and where the sources keep it. */
const ENTRIES = ['./embedded-mongo.mjs', '../../embedded-mongo/src/main.ts'];
const RETRY_MS = 500;

function findEntry(): string {
  const entry = ENTRIES.map((path) => fileURLToPath(new URL(path, import.meta.url))).find(existsSync);
  if (!entry) throw new Error('The embedded database is missing beside the server');
  return entry;
}

/**
 * Starts the embedded database in a process of its own, and again on the same port whenever it ends unexpectedly:
 * clients reconnect by themselves. Raises an error of one line when it cannot start the first time.
 */
export async function startEmbeddedDatabase(dataDir: string, log: Logger): Promise<EmbeddedDatabase> {
  const options = { dataDir: join(dataDir, 'db'), entry: findEntry() };
  let isClosing = false;
  let current = await spawnEmbeddedMongo(options);
  const { uri, port } = current;

  async function restart(): Promise<Spawned> {
    while (!isClosing) {
      try {
        return await spawnEmbeddedMongo({ ...options, port });
      } catch (error) {
        log.error({ err: error }, 'the database could not be started again yet');
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      }
    }
    return current;
  }

  async function watch(): Promise<void> {
    await current.exited;
    if (isClosing) return;
    log.error('the database ended unexpectedly and is started again');
    current = await restart();
    if (isClosing) await current.close();
    else void watch();
  }
  void watch();

  return {
    uri,
    async close() {
      isClosing = true;
      await current.close();
    },
  };
}
