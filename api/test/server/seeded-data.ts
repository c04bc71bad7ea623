import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUSINESS_HOURS, USUAL_PRODUCTS } from './usual-shop';

/** Environment variable with the data directory of the usual sample shop, created once for all test files. */
export const SEEDED_DATA_DIR = 'SEEDED_DATA_DIR';

/** Environment variable with the folder in which other sample shops are kept until all tests have run. */
export const SAMPLE_SHOPS_DIR = 'SAMPLE_SHOPS_DIR';

export interface SampleShop {
  products: number;
  /** Null for the present. */
  now: Date | null;
}

/** Data directories of the sample shops that this process has seeded. */
const seeded = new Map<string, Promise<string>>();

const folderIn = (parent: string) => mkdtempSync(join(parent, 'saltbush-test-'));

/** Seeds each sample shop once in a process: shops of the present are alike, even if they open minutes apart. */
function seededOnce(
  shop: SampleShop,
  parent: string,
  seed: (dataDir: string) => Promise<void>,
): Promise<string> {
  const key = `${shop.products} ${shop.now?.toISOString() ?? 'now'}`;
  const dataDir = seeded.get(key) ?? seedInto(folderIn(parent), seed);
  seeded.set(key, dataDir);
  return dataDir;
}

async function seedInto(dataDir: string, seed: (dataDir: string) => Promise<void>): Promise<string> {
  await seed(dataDir);
  return dataDir;
}

/**
 * Creates a data directory with a copy of a sample shop.
 * @param seed fills a directory with that shop if no one has yet
 */
export async function copySampleShop(
  shop: SampleShop,
  seed: (dataDir: string) => Promise<void>,
): Promise<string> {
  const { [SEEDED_DATA_DIR]: usual, [SAMPLE_SHOPS_DIR]: parent } = process.env;
  const folder = createDataDir();
  const isUsual = shop.products === USUAL_PRODUCTS && shop.now?.getTime() === BUSINESS_HOURS.getTime();
  const from = isUsual ? usual : parent && (await seededOnce(shop, parent, seed));
  if (from) cpSync(from, folder, { recursive: true });
  return folder;
}

/** Creates an empty data directory. */
export const createDataDir = (): string => folderIn(tmpdir());
