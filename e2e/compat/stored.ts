import { join } from 'node:path';
import { crawlAsEverybody, type Visited } from '../support/crawl/as-everybody';
import { databaseUri } from '../support/shop/find-server';
import { removeShop } from '../support/shop/folder';
import { letEverythingPass, runAllJobs } from '../support/shop/passed-time';
import { type Shop, startShop } from '../support/shop/start-shop';
import { OWN_JOURNEYS, SHARED_JOURNEYS, walk } from './journeys';
import { prepareReleases, type Trees } from './mixtures';

/** Longer than a month of a program, and than the usual AutoDelivery. */
const DAYS = 35;
const JOURNEYS = [...SHARED_JOURNEYS, ...Object.values(OWN_JOURNEYS)];

/** One look at what an earlier commit has stored. */
export interface Look {
  what: string;
  count: number;
  faults: string[];
}

const ERROR_LINE = /"level":(?:"error"|"fatal"|[56]0)/;

/** A shop, and the lines that it logs about what failed. */
async function openWatched(options: Parameters<typeof startShop>[0]): Promise<Shop & { errors: string[] }> {
  const errors: string[] = [];
  const onLine = (line: string) => {
    if (ERROR_LINE.test(line)) errors.push(line.slice(0, 1500));
  };
  const env = { SEED_PRODUCTS: '800', LOG_LEVEL: 'error', ...options?.env };
  return Object.assign(await startShop({ ...options, env, onLine }), { errors });
}

/** Lets the earlier commit store what people do in it. @returns where */
async function useOldShop(trees: Trees, report: (look: Look) => void): Promise<string> {
  const folder = await prepareReleases(trees, 'old');
  const shop = await openWatched({ folder, root: trees.old.root });
  try {
    const { passed, failed } = await walk(trees.old.root, JOURNEYS, shop);
    report({ what: 'journeys before', count: passed, faults: failed });
  } finally {
    await shop.stop();
  }
  return folder;
}

const lookOf = (what: string, { visitor, paths, faults }: Visited): Look => ({
  what: `${what} of ${visitor.name}`,
  count: paths.length,
  faults: faults.map(({ path, words }) => `${path}: ${words}`),
});

async function lookAtShop(trees: Trees, shop: Shop & { errors: string[] }, report: (look: Look) => void) {
  const logged = (what: string) => report({ what, count: 0, faults: shop.errors.splice(0) });
  logged('errors at the start');
  await crawlAsEverybody(shop.origin, (visited) => report(lookOf('pages', visited)));
  logged('errors of these pages');
  process.env.SHOP_DATABASE_URI = databaseUri(shop);
  await letEverythingPass(DAYS);
  report({ what: `jobs after ${DAYS} days`, count: await runAllJobs(), faults: shop.errors.splice(0) });
  await crawlAsEverybody(shop.origin, (visited) => report(lookOf(`pages after ${DAYS} days`, visited)));
  logged('errors of these pages');
  const { passed, failed } = await walk(trees.new.root, JOURNEYS, shop);
  report({ what: 'journeys now', count: passed, faults: [...failed, ...shop.errors.splice(0)] });
}

/**
 * Uses a shop of the earlier commit, goes on with the current sources over what it has stored, and opens everybody's
 * pages: at once, and after more than a month of charges, notices and reminders.
 */
export async function walkStored(trees: Trees, report: (look: Look) => void): Promise<void> {
  const before = await useOldShop(trees, report);
  const folder = await prepareReleases(trees, 'new');
  try {
    const shop = await openWatched({ folder, env: { DATA_DIR: join(before, 'data') } });
    try {
      await lookAtShop(trees, { ...shop, folder: before }, report);
    } finally {
      await shop.stop();
    }
  } finally {
    for (const used of [folder, before]) removeShop({ folder: used });
  }
}
