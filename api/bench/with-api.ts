import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Server, startServer } from './server';

/** Runs a callback against the built api over a new embedded database with the whole sample shop. */
export async function withBuiltApi<Result>(work: (api: Server) => Promise<Result>): Promise<Result> {
  const dataDir = mkdtempSync(join(tmpdir(), 'saltbush-bench-'));
  const settings = { DATA_DIR: dataDir, MONGODB_URI: undefined, SEED_PRODUCTS: undefined };
  try {
    const api = await startServer(fileURLToPath(new URL('../dist/main.mjs', import.meta.url)), settings);
    try {
      return await work(api);
    } finally {
      await api.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
