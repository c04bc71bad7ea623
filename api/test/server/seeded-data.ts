import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUSINESS_HOURS, USUAL_PRODUCTS } from './usual-shop';

/** Environment variable with the data directory of the usual sample shop, created once for all test files. */
export const SEEDED_DATA_DIR = 'SEEDED_DATA_DIR';

/** Creates a data directory: a copy of the usual shop if the options match it, otherwise empty. */
export function createDataDir(options: { products: number; now: Date; env: NodeJS.ProcessEnv }): string {
  const folder = mkdtempSync(join(tmpdir(), 'saltbush-test-'));
  const seeded = process.env[SEEDED_DATA_DIR];
  const { products, now, env } = options;
  const isSample = !env.NODE_ENV && !env.SEED_PRODUCTS && products === USUAL_PRODUCTS;
  const isUsual = isSample && now.getTime() === BUSINESS_HOURS.getTime();
  if (seeded && isUsual) cpSync(seeded, folder, { recursive: true });
  return folder;
}
