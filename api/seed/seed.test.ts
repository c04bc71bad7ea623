import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localDate, STATE_TIME_ZONES } from '@saltbush/contract';
import { type Db, MongoClient } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type EmbeddedMongo, startEmbeddedMongo } from '../embedded-mongo/src/index';
import type { OrderDocument } from '../src/domains/orders/documents';
import { readReference } from '../src/domains/orders/reference';
import type { BookingDocument } from '../src/domains/telehealth';
import { DEMO_ACCOUNTS, KNOWN, type SeedOptions, seedDatabase } from '.';

const NOW = new Date('2026-11-21T02:00:00Z');

let dataDir = '';
let database: EmbeddedMongo;
let client: MongoClient;
let db: Db;
let run = 0;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'saltbush-seed-'));
  database = await startEmbeddedMongo({ dataDir });
  client = await new MongoClient(database.uri).connect();
});
afterAll(async () => {
  await client.close();
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});
beforeEach(() => {
  run += 1;
  db = client.db(`seed${run}`);
});

const options = (extra: Partial<SeedOptions> = {}): SeedOptions => ({
  clock: () => NOW,
  createUser: async ({ key }) => `user-${key}`,
  encrypt: (text) => `sealed(${text.length})`,
  products: 120,
  includeDemoAccounts: true,
  ...extra,
});

describe('seedDatabase', () => {
  it('fills an empty database and leaves a populated one alone', async () => {
    expect(await seedDatabase(db, options())).toEqual({ seeded: true, products: 120 });
    expect(await db.collection('products').countDocuments()).toBe(120);
    const slugs = await db.collection('products').distinct('slug');
    expect(Object.values(KNOWN).filter((slug) => !slugs.includes(slug))).toEqual([]);
    await db.collection('products').deleteOne({ slug: KNOWN.magnesium });
    expect(await seedDatabase(db, options({ products: 200 }))).toEqual({ seeded: false, products: 120 });
    expect(await db.collection('products').countDocuments()).toBe(119);
  });

  it('removes what an interrupted seed left and starts over', async () => {
    const interrupted = options({ createUser: () => Promise.reject(new Error('The power is gone.')) });
    await expect(seedDatabase(db, interrupted)).rejects.toThrow('The power is gone.');
    expect(await db.collection('products').countDocuments()).toBe(120);
    expect(await seedDatabase(db, options())).toMatchObject({ seeded: true });
    expect(await db.collection('products').countDocuments()).toBe(120);
    expect(await db.collection('orders').countDocuments({ user_id: 'user-priya' })).toBe(5);
  });

  it('refuses demo accounts in production before it writes anything', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    await expect(seedDatabase(db, options())).rejects.toThrow(
      'Demo accounts are never created in production.',
    );
    vi.unstubAllEnvs();
    expect(await db.listCollections().toArray()).toEqual([]);
  });

  it('creates no accounts unless asked to', async () => {
    const createUser = vi.fn();
    await seedDatabase(db, options({ includeDemoAccounts: false, createUser }));
    expect(createUser).not.toHaveBeenCalled();
    expect(await db.collection('customers').countDocuments()).toBe(0);
  });
});

describe('demo accounts', () => {
  it('have a program and an AutoDelivery whose charges were declined, and that no job tries again', async () => {
    await seedDatabase(db, options());
    const program = await db
      .collection('journey_subscriptions')
      .findOne({ status: 'PaymentDeclinedForRenewal', user_id: 'user-hugo' });
    expect(program).toMatchObject({ declines: 4, charge_due_at: null });
    const delivery = await db.collection('autodeliveries').findOne({ user_id: 'user-hugo' });
    expect(delivery).toMatchObject({ status: 'paused', charge_failures: 4 });
    const keys = [`journey:${program?._id}:2`, `autodelivery:${delivery?._id}:3`];
    const attempts = await db
      .collection('payment_attempts')
      .find({ order_key: { $in: keys } })
      .toArray();
    expect(attempts.map(({ status }) => status)).toEqual(['declined', 'declined']);
  });

  it('own orders whose sums add up, patients, a subscription and an AutoDelivery', async () => {
    await seedDatabase(db, options());
    expect(await db.collection('customers').countDocuments()).toBe(DEMO_ACCOUNTS.length + 2);
    const orders = await db.collection<OrderDocument>('orders').find().toArray();
    const own = orders.filter(({ user_id }) => user_id === 'user-priya');
    expect(new Set(own.map(({ state }) => state))).toEqual(
      new Set(['pharmacist_review', 'dispatched', 'delivered', 'cancelled']),
    );
    for (const order of orders) {
      expect(readReference(order.reference)).toBe(order.reference);
      const lines = order.items.reduce((sum, { line_total }) => sum + line_total, 0);
      expect(lines).toBe(order.item_total);
      expect(order.order_total).toBe(order.item_total + order.shipping_total - order.discount_total);
      expect(order.gst_total).toBe(order.items.reduce((sum, { gst }) => sum + gst, 0));
      expect(order.created_at.getTime()).toBeLessThan(NOW.getTime());
      expect(order.timeline.at(-1)?.state).toBe(order.state);
    }
    expect(new Set(orders.map(({ reference }) => reference)).size).toBe(orders.length);
    const subscription = await db.collection('journey_subscriptions').findOne({ user_id: 'user-priya' });
    expect(subscription?.status).toBe('active');
    expect(subscription?.next_period_at.getTime()).toBeGreaterThan(NOW.getTime());
    expect(await db.collection('autodeliveries').countDocuments({ user_id: 'user-priya' })).toBe(1);
  });

  it('leave two paid consultations of today to the practitioner', async () => {
    await seedDatabase(db, options());
    const bookings = await db.collection<BookingDocument>('telehealth_bookings').find().toArray();
    const day = (at: Date) => localDate(at, STATE_TIME_ZONES.NSW);
    for (const { starts_at, status } of bookings) {
      expect([day(starts_at), status, starts_at <= NOW]).toEqual([day(NOW), 'booked', true]);
    }
    expect(bookings).toHaveLength(2);
    expect(JSON.stringify(bookings)).not.toContain('Ellis');
    const window = await db.collection('telehealth_windows').findOne();
    expect(window?.seats).toHaveLength(2);
  });

  it('leave work in every queue of the pharmacy, to be refunded through the gateway', async () => {
    await seedDatabase(db, options());
    const count = (filter: object) => db.collection('orders').countDocuments(filter);
    for (const state of ['placed', 'pharmacist_review', 'packed', 'dispatched', 'delivered']) {
      expect(await count({ state, user_id: { $ne: 'user-priya' } }), state).toBeGreaterThan(0);
    }
    for (const state of ['awaited', 'arrived', 'to_check', 'on_file']) {
      expect(await count({ state: 'pharmacist_review', 'scripts.state': state }), state).toBe(1);
    }
    for (const state of ['requested', 'arrived']) expect(await count({ 'returns.state': state })).toBe(1);
    const orders = await db.collection<OrderDocument>('orders').find().toArray();
    for (const { payment, order_total } of orders) {
      const filter = { _id: payment?.intent_id, amount: order_total };
      expect(await db.collection<{ _id?: string }>('gateway_intents').countDocuments(filter)).toBe(1);
    }
    expect(await db.collection('journey_subscriptions').countDocuments({ status: 'reviewing' })).toBe(1);
    expect(JSON.stringify(orders)).not.toContain('1SALTBUSHSCRIPT');
  });

  it('have encrypted identifiers and health answers', async () => {
    await seedDatabase(db, options());
    const stored = JSON.stringify(await db.collection('patients').find().toArray());
    for (const secret of ['6951449601', '8003608000228437', 'Penicillin', 'Perindopril', 'Sulfonamides']) {
      expect(stored).not.toContain(secret);
    }
    expect(stored).toContain('sealed(');
    expect(stored).toContain('9601');
  });
});
