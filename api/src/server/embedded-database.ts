import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type spawnEmbeddedMongo as Spawn, spawnEmbeddedMongo } from '@saltbush/embedded-mongo';
import type { Logger } from 'pino';

type Spawned = Awaited<ReturnType<typeof Spawn>>;

export interface EmbeddedDatabase {
  uri: string;
  close(): Promise<void>;
}

/** Next to the built server, or in the source tree. */
const ENTRIES = ['./embedded-mongo.mjs', '../../embedded-mongo/src/main.ts'];
const RETRY_MS = 500;

function findEntry(): string {
  const entry = ENTRIES.map((path) => fileURLToPath(new URL(path, import.meta.url))).find(existsSync);
  if (!entry) throw new Error('The embedded database was not found next to the server');
  return entry;
}

/** Written next to the database's folder when it is first used: the folder may be lost with all that is in it. */
const MARKER = 'shop.json';

/** @throws Error if the data folder belongs to a shop whose database is gone: it must not start as a new shop. */
function requireDatabase(dataDir: string): void {
  if (!existsSync(join(dataDir, MARKER)) || existsSync(join(dataDir, 'db', 'data.mdb'))) return;
  throw new Error(
    `The data folder ${dataDir} has lost its database; restore ${join(dataDir, 'db')} from a copy, or remove ${dataDir} to begin with a new shop`,
  );
}

function markAsShop(dataDir: string): void {
  const file = join(dataDir, MARKER);
  const content = { created: new Date().toISOString() };
  if (!existsSync(file)) writeFileSync(file, `${JSON.stringify(content)}\n`, { mode: 0o600 });
}

/**
 * Starts the embedded database in a child process, and restarts it on the same port if it exits unexpectedly: clients
 * reconnect by themselves. Throws a one-line error if the first start fails, or
 * the data folder has lost its database.
 */
export async function startEmbeddedDatabase(dataDir: string, log: Logger): Promise<EmbeddedDatabase> {
  const options = { dataDir: join(dataDir, 'db'), entry: findEntry() };
  let isClosing = false;
  requireDatabase(dataDir);
  let current = await spawnEmbeddedMongo(options);
  markAsShop(dataDir);
  const { uri, port } = current;

  async function restart(): Promise<Spawned> {
    while (!isClosing) {
      try {
        return await spawnEmbeddedMongo({ ...options, port });
      } catch (error) {
        log.error({ err: error }, 'Could not restart the database');
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      }
    }
    return current;
  }

  async function watch(): Promise<void> {
    await current.exited;
    if (isClosing) return;
    log.error('The database exited unexpectedly; restarting it');
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
