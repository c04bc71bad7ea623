import type { MongoClient } from 'mongodb';
import { pick, type Random } from '../../../api/seed/lib/random';
import { makeJobsDue } from '../../../api/test/server/due-jobs';
import { addAutoDelivery } from '../../../api/test/year/autodeliveries';
import type { Store } from '../../../api/test/year/people';
import { addProgram, dueNow } from '../../../api/test/year/programs';
import type { Journal } from './journal';

/** Subscriptions stored at a time: enough that a kill interrupts a run of the job. */
const BATCH = { autodeliveries: 8, programs: 3 };
const HOME = { kind: 'plain', state: 'NSW' } as const;

interface BillingOptions {
  client: MongoClient;
  productIds: readonly number[];
  journal: Journal;
  random: Random;
}

/** Stores subscribers whose charge is due, and makes the shop's jobs due, which charge them. */
export function createBilling({ client, productIds, journal, random }: BillingOptions) {
  const db = client.db('saltbush');
  const store: Store = { services: { db }, clock: { now: () => new Date() } };
  const update = (collection: string, _id: string, $set: object) =>
    journal.deliver(() => db.collection<{ _id: string }>(collection).updateOne({ _id }, { $set }));

  async function addAutoDeliveryDue(now: Date, day: string): Promise<void> {
    const choice = { ...HOME, day, frequency: '4W', productId: pick(random, productIds) } as const;
    const { id } = await journal.deliver(() => addAutoDelivery(store, choice, now, random));
    await update('autodeliveries', id, { milestone: 'charge', charge_date: now, next_step_at: now });
    journal.billings.add(`autodelivery:${id}:1`);
  }

  async function addProgramDue(now: Date, day: string): Promise<void> {
    const choice = { ...HOME, day, productId: pick(random, productIds), medicineId: 0 };
    const { id } = await journal.deliver(() => addProgram(store, choice, now, random));
    await update('journey_subscriptions', id, dueNow(now));
    journal.billings.add(`journey:${id}:1`);
  }

  return {
    async addSubscribers(): Promise<void> {
      const now = new Date();
      const day = now.toISOString().slice(0, 10);
      for (let n = 0; n < BATCH.autodeliveries; n += 1) await addAutoDeliveryDue(now, day);
      for (let n = 0; n < BATCH.programs; n += 1) await addProgramDue(now, day);
    },
    /** Lets the running api take over what a killed one left. */
    runJobs: () => journal.deliver(() => makeJobsDue(db)),
  };
}

export type Billing = ReturnType<typeof createBilling>;
