import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SAMPLE_SHOPS_DIR, SEEDED_DATA_DIR } from './seeded-data';
import { startTestApi } from './start-test-api';
import { BUSINESS_HOURS } from './usual-shop';

/** Global setup for Vitest: seeds once, since seeding takes longer than most tests. Returns the teardown. */
export async function setup(): Promise<() => void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'saltbush-seeded-'));
  const api = await startTestApi({ dataDir, now: BUSINESS_HOURS });
  await api.close();
  const others = mkdtempSync(join(tmpdir(), 'saltbush-samples-'));
  process.env[SEEDED_DATA_DIR] = dataDir;
  process.env[SAMPLE_SHOPS_DIR] = others;
  return () => {
    for (const folder of [dataDir, others]) rmSync(folder, { recursive: true, force: true });
  };
}
