import { expect } from '@playwright/test';
import { type Collection, type Db, MongoClient, type ObjectId } from 'mongodb';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether the database of the shop is at hand: that of a shop that runs elsewhere may not be. */
export const canLetTimePass = (): boolean => Boolean(process.env.SHOP_DATABASE_URI);

async function withDatabase(work: (db: Db) => Promise<unknown>): Promise<void> {
  const client = await new MongoClient(process.env.SHOP_DATABASE_URI ?? '').connect();
  try {
    await work(client.db('saltbush'));
  } finally {
    await client.close();
  }
}

/** A stored value whose dates lie that much further back. */
function shifted(value: unknown, ms: number): unknown {
  if (value instanceof Date) return new Date(value.getTime() - ms);
  if (Array.isArray(value)) return value.map((one) => shifted(one, ms));
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) {
    return value;
  }
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shifted(one, ms)]));
}

/** Moves one document's dates back, again if a job of the shop has written it since it was read. */
async function shiftOne(documents: Collection, id: ObjectId, ms: number): Promise<void> {
  for (;;) {
    const found = await documents.findOne({ _id: id });
    if (!found) return;
    const { _id, ...document } = found;
    const asRead = 'version' in document ? { _id, version: document.version } : { _id };
    const { matchedCount } = await documents.updateOne(asRead, { $set: shifted(document, ms) as object });
    if (matchedCount === 1) return;
  }
}

async function shiftDates(db: Db, collection: string, filter: object, ms: number): Promise<void> {
  const documents = db.collection(collection);
  for (const { _id } of await documents.find(filter).toArray()) await shiftOne(documents, _id, ms);
}

/** Lets days pass for one program, as its owner sees it: everything about it happened, and is due, that much earlier. */
export const letDaysPass = (subscriptionId: string, days: number): Promise<void> =>
  withDatabase(async (db) => {
    const _id = subscriptionId as never;
    await shiftDates(db, 'journey_subscriptions', { _id }, days * DAY_MS);
    await shiftDates(db, 'orders', { cart_uuid: subscriptionId }, days * DAY_MS);
  });

/** Lets days pass for one AutoDelivery. */
export const letDeliveryDaysPass = (autodeliveryId: string, days: number): Promise<void> =>
  withDatabase((db) => shiftDates(db, 'autodeliveries', { _id: autodeliveryId as never }, days * DAY_MS));

/** Lets the bank of a saved card decline it from now on: no card is saved that it declines already. */
export const declineCard = (sourceId: string): Promise<void> =>
  withDatabase((db) =>
    db
      .collection<{ _id: string }>('gateway_sources')
      .updateOne({ _id: sourceId }, { $set: { outcome: 'declined' } }),
  );

/** Lets days pass since the last supplies on a patient's scripts on file. */
export const letSupplyPass = (patientUuid: string, days: number): Promise<void> =>
  withDatabase((db) => shiftDates(db, 'patients', { _id: patientUuid as never }, days * DAY_MS));

/** Makes one of the shop's jobs due now instead of minutes later; the shop runs it within seconds. */
export const makeJobDue = (name: string): Promise<void> =>
  withDatabase((db) => db.collection('jobs').updateOne({ name }, { $set: { nextRunAt: new Date() } }));

/** Lets a booked consultation begin now, or some minutes ago, as its patient and everybody else sees it. */
export const letConsultBegin = (uuid: string, minutesAgo = 0): Promise<void> =>
  withDatabase(async (db) => {
    const _id = uuid as never;
    const booking = await db.collection('telehealth_bookings').findOne({ _id });
    await shiftDates(
      db,
      'telehealth_bookings',
      { _id },
      booking?.starts_at.getTime() - Date.now() + minutesAgo * 60_000,
    );
  });

/** What happens to people, and what they have, over time. */
const LIVES = ['journey_subscriptions', 'autodeliveries', 'orders', 'telehealth_bookings', 'patients'];

/** Lets days pass for all that people have: everything happened, and is due, that much earlier. */
export const letEverythingPass = (days: number): Promise<void> =>
  withDatabase(async (db) => {
    for (const collection of LIVES) await shiftDates(db, collection, {}, days * DAY_MS);
  });

/** Lets every job of the shop run once more. @returns how many there are */
export async function runAllJobs(): Promise<number> {
  let count = 0;
  await withDatabase(async (db) => {
    const jobs = db.collection('jobs');
    const asked = new Date();
    ({ matchedCount: count } = await jobs.updateMany({}, { $set: { nextRunAt: asked } }));
    const isOver = { lastFinishedAt: { $gte: asked }, lockedAt: null };
    await expect.poll(() => jobs.countDocuments(isOver), { timeout: 120_000 }).toBe(count);
  });
  return count;
}
