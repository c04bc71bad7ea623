import { MongoClient } from 'mongodb';
import { randomFor } from '../../../api/seed/lib/random';
import { addProducts } from '../../../api/test/year/people';
import { ErrorLines } from '../lib/error-lines';
import { countOf, type Run } from '../lib/run';
import { startWatchedShop, type WatchedShop } from '../lib/servers';
import type { Outcome } from '../lib/table';
import { type Audit, createAudit } from './audit/audit';
import { database } from './audit/books';
import { type Billing, createBilling } from './billing';
import { createMembers, startCrowd } from './crowd';
import { Gate } from './gate';
import { Journal } from './journal';
import { measureIdleRestarts, reportKills } from './report';
import { createKiller, type Killer } from './victims';

const KILLS = 1000;
const CHECK_EVERY = 100;
const REPORT_EVERY = 20;
const PRODUCTS = 4;

interface Scene {
  run: Run;
  goal: number;
  killer: Killer;
  gate: Gate;
  audit: Audit;
  billing: Billing;
  journal: Journal;
}

/** Kills until the goal or the end of the run, and checks the books now and then. */
async function killAll({ run, goal, killer, gate, audit, billing, journal }: Scene): Promise<void> {
  while (killer.kills.length < goal && !run.stopping.aborted) {
    const { length } = killer.kills;
    if (length % CHECK_EVERY === 0) {
      await Promise.all([gate.close(), killer.recover()]);
      await audit.check();
      await billing.addSubscribers();
      gate.reopen();
    }
    if (length % REPORT_EVERY === 0)
      run.report(`${length} kills, ${journal.orders.length} orders, ${journal.bookings.size} bookings`);
    await killer.killNext();
    await billing.runJobs();
  }
}

interface Stage {
  run: Run;
  goal: number;
  shop: WatchedShop;
  client: MongoClient;
  log: ErrorLines;
}

async function soakShop({ run, goal, shop, client, log }: Stage): Promise<Outcome> {
  const seed = process.env.SOAK_SEED ?? 'soak';
  const { origin } = shop;
  const store = { services: { db: database(client) }, clock: { now: () => new Date() } };
  const productIds = await addProducts(store, PRODUCTS);
  const members = await createMembers(shop, client);
  const killer = createKiller(shop, randomFor(`${seed} kills`));
  const idleRows = await measureIdleRestarts(killer);
  const journal = new Journal(log);
  const gate = new Gate();
  const audit = await createAudit({ origin, client, journal, log, productIds });
  const billing = createBilling({ client, productIds, journal, random: randomFor(`${seed} billing`) });
  const crowd = startCrowd({ origin, seed, gate, journal, members, productIds });
  await killAll({ run, goal, killer, gate, audit, billing, journal });
  gate.end();
  await Promise.all([...crowd, killer.recover()]);
  run.report('Waiting for recovery, then checking everything');
  await audit.checkAll(billing);
  return reportKills({ seed, goal, shop, killer, journal, log, findings: audit.findings, idleRows });
}

/** Kills a shop's servers while people buy, book and are billed, and checks that it keeps every promise. */
export async function soakKills(run: Run): Promise<Outcome> {
  const goal = countOf('SOAK_KILLS', KILLS);
  const log = new ErrorLines();
  const shop = await startWatchedShop({ LOG_LEVEL: 'error', RATE_LIMIT_FACTOR: '100000' }, log.read);
  const client = await new MongoClient(shop.databaseUri(), { serverSelectionTimeoutMS: 5000 }).connect();
  try {
    return await soakShop({ run, goal, shop, client, log });
  } finally {
    await client.close();
    await shop.close();
  }
}
