import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { startEmbeddedDatabase } from '../src/server/embedded-database';

const folders: string[] = [];
const log = pino({ level: 'silent' });

function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'saltbush-database-'));
  folders.push(folder);
  return folder;
}

async function startAndStop(dataDir: string): Promise<void> {
  const database = await startEmbeddedDatabase(dataDir, log);
  await database.close();
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

describe('a data folder that has held a shop', { timeout: 30_000 }, () => {
  it('is refused when its database is gone, instead of starting a new shop', async () => {
    const dataDir = dataFolder();
    await startAndStop(dataDir);
    await startAndStop(dataDir);
    rmSync(join(dataDir, 'db'), { recursive: true });
    await expect(startEmbeddedDatabase(dataDir, log)).rejects.toThrow(
      `The data folder ${dataDir} has lost its database; restore ${join(dataDir, 'db')} from a copy, or remove ${dataDir} to begin with a new shop`,
    );
  });

  it('is readable by its owner alone', async () => {
    const dataDir = dataFolder();
    await startAndStop(dataDir);
    expect(statSync(join(dataDir, 'db')).mode & 0o777).toBe(0o700);
    expect(statSync(join(dataDir, 'db', 'data.mdb')).mode & 0o777).toBe(0o600);
    expect(statSync(join(dataDir, 'shop.json')).mode & 0o777).toBe(0o600);
  });
});
