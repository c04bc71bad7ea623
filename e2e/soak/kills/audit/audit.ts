import { setTimeout as pause } from 'node:timers/promises';
import type { MongoClient } from 'mongodb';
import type { ErrorLines } from '../../lib/error-lines';
import type { Billing } from '../billing';
import type { Journal } from '../journal';
import { type Baseline, type Books, baselineOf, readBooks, since, unfinishedPayments } from './books';
import { findDoubled, findUnearned } from './doubled';
import { findLost, findUnbilled } from './lost';
import { findLostToOwners } from './owners';
import { findWrongSums, turnover } from './sums';
import { explainUnbilled } from './unbilled';

/** A charge is taken over five minutes after its crash, a payment half a minute. */
const SETTLE_MS = 8 * 60_000;
const POLL_MS = 2000;

/** What the checks of a soak have found, each kind once. */
export interface Findings {
  lost: Set<string>;
  doubled: Set<string>;
  sums: Set<string>;
  unbilled: Set<string>;
}

interface AuditOptions {
  origin: string;
  client: MongoClient;
  journal: Journal;
  log: ErrorLines;
  productIds: readonly number[];
}

const addAll = (set: Set<string>, values: readonly string[]) => {
  for (const value of values) set.add(value);
};

/** Checks a shop's books against what it acknowledged. */
export async function createAudit({ origin, client, journal, log, productIds }: AuditOptions) {
  const baseline: Baseline = baselineOf(await readBooks(client));
  const findings: Findings = { lost: new Set(), doubled: new Set(), sums: new Set(), unbilled: new Set() };
  let seen = { orders: 0, bookings: 0 };

  const books = async (): Promise<Books> => since(await journal.deliver(() => readBooks(client)), baseline);

  /** Checks what holds at any time, and what owners see of what was acknowledged since the last check. */
  async function check(): Promise<Books> {
    const orders = journal.orders.slice(seen.orders);
    const bookings = [...journal.bookings.values()].slice(seen.bookings);
    addAll(findings.lost, await findLostToOwners(origin, journal, orders, bookings));
    seen = { orders: journal.orders.length, bookings: journal.bookings.size };
    const found = await books();
    addAll(findings.lost, findLost(journal, found));
    addAll(findings.doubled, findDoubled(journal, found));
    addAll(findings.sums, findWrongSums(found, productIds));
    return found;
  }

  /** Lets the jobs finish what the kills interrupted. */
  async function settle(billing: Billing): Promise<void> {
    for (const until = Date.now() + SETTLE_MS; Date.now() < until; await pause(POLL_MS)) {
      await billing.runJobs();
      const open = await journal.deliver(() => unfinishedPayments(client));
      if (open === 0 && findUnbilled(journal, await books()).length === 0) return;
    }
    const open = await journal.deliver(() => unfinishedPayments(client));
    if (open > 0)
      findings.sums.add(`${open} payments are still unfinished after ${SETTLE_MS / 60_000} minutes`);
  }

  return {
    findings,
    check,
    /** Checks everything, once nothing is under way any more. */
    async checkAll(billing: Billing): Promise<Books> {
      await settle(billing);
      seen = { orders: 0, bookings: 0 };
      const found = await check();
      for (const key of findUnbilled(journal, found))
        findings.unbilled.add(await explainUnbilled({ client, log }, key));
      addAll(findings.doubled, findUnearned(found));
      const { taken, sold } = turnover(found);
      if (taken !== sold) findings.sums.add(`the gateway has taken ${taken}, the shop has sold for ${sold}`);
      return found;
    },
  };
}

export type Audit = Awaited<ReturnType<typeof createAudit>>;
