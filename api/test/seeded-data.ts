import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUSINESS_HOURS, USUAL_PRODUCTS } from './usual-shop';

/** Names the folder of a database that holds the usual sample shop, made once for all test files. */
export const SEEDED_DATA_DIR = 'SEEDED_DATA_DIR';

/** A folder for a database: with the usual shop in it where that is asked for, else empty. */
export function createDataDir(wanted: { products: number; now: Date; env: NodeJS.ProcessEnv }): string {
  const folder = mkdtempSync(join(tmpdir(), 'saltbush-test-'));
  const seeded = process.env[SEEDED_DATA_DIR];
  const { products, now, env } = wanted;
  const isSample = !env.NODE_ENV && !env.SEED_PRODUCTS && products === USUAL_PRODUCTS;
  const isUsual = isSample && now.getTime() === BUSINESS_HOURS.getTime();
  if (seeded && isUsual) cpSync(seeded, folder, { recursive: true });
  return folder;
}
