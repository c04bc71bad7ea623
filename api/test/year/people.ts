import { randomUUID } from 'node:crypto';
import { STATE_TIME_ZONES, type State } from '@saltbush/contract';
import { DateTime } from 'luxon';
import type { CustomerDocument } from '../../src/domains/accounts/documents';
import { ensureCustomer } from '../../src/domains/accounts/store';
import type { ProductDocument } from '../../src/domains/catalogue/documents';
import { insertSource, type SourceDocument } from '../../src/payments/embedded/store';
import { sampleProduct } from '../shop/samples';
import type { ScheduledAction, World } from './world';

/** Where people and their subscriptions are stored, and when. */
export interface Store {
  services: Pick<World['services'], 'db'>;
  clock: Pick<World['clock'], 'now'>;
}

/** What the year must bring for a subscription. */
export interface Expected {
  /** Local date and time of each order: "2027-03-26 23:30". */
  charges: string[];
  /** Number of mails by template. */
  mails: Record<string, number>;
}

/** A customer with a subscription, their actions, and the expected result. */
export interface Subscriber {
  /** Id of the subscription; part of its orders' keys and its mails' ids. */
  id: string;
  kind: string;
  state: State;
  productId: number;
  /** Units of the product per order. */
  units: number;
  actions: ScheduledAction[];
  expected: Expected;
}

/** A suburb per state, and a time near midnight, at which an hour's error changes the date. */
export const HOMES: Readonly<Record<State, { suburb: string; postcode: string; time: string }>> = {
  ACT: { suburb: 'Canberra', postcode: '2601', time: '23:30' },
  NSW: { suburb: 'Sydney', postcode: '2000', time: '23:30' },
  NT: { suburb: 'Darwin', postcode: '0800', time: '00:30' },
  QLD: { suburb: 'Brisbane City', postcode: '4000', time: '00:30' },
  SA: { suburb: 'Adelaide', postcode: '5000', time: '23:30' },
  TAS: { suburb: 'Hobart', postcode: '7000', time: '23:30' },
  VIC: { suburb: 'Melbourne', postcode: '3000', time: '00:30' },
  WA: { suburb: 'Perth', postcode: '6000', time: '23:30' },
};

/** Returns a date at a state's time of day. */
export const localTime = (day: string, state: State): DateTime =>
  DateTime.fromISO(`${day}T${HOMES[state].time}`, { zone: STATE_TIME_ZONES[state] });

export const formatMinute = (at: DateTime): string => at.toFormat('yyyy-MM-dd HH:mm');

/** Creates a customer with a card that the bank accepts until `bank` says otherwise. */
export async function newCustomer({ services, clock }: Store): Promise<{ userId: string; source: string }> {
  const { db } = services;
  const [userId, source] = [randomUUID(), `tok_${randomUUID()}`];
  const card = { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2040 };
  const created_at = clock.now();
  await insertSource(db, { _id: source, outcome: 'succeeds', ...card, created_at });
  const email = `${userId}@example.com`;
  await ensureCustomer(db, { _id: userId, email, first_name: 'Una', last_name: 'User', created_at });
  await db
    .collection<CustomerDocument>('customers')
    .updateOne({ _id: userId }, { $set: { payment_methods: [{ stripe_source_id: source, ...card }] } });
  return { userId, source };
}

/** From then on the bank declines a card, or accepts it again. */
export const bank = (at: DateTime, source: string, outcome: 'succeeds' | 'declined'): ScheduledAction => ({
  at: at.toJSDate(),
  run: ({ services }) =>
    services.db
      .collection<SourceDocument>('gateway_sources')
      .updateOne({ _id: source }, { $set: { outcome } }),
});

export const STOCK = 100_000;

/** Creates products with a different price in the evening and on holidays for one-off purchases. */
export async function addProducts({ services }: Store, count: number, over: object = {}): Promise<number[]> {
  const products = services.db.collection<ProductDocument>('products');
  const firstId = 910_000 + (await products.countDocuments());
  const ids = Array.from({ length: count }, (_, index) => firstId + index);
  const prices = [
    { type: 'default' as const, min_qty: 1, value: 1000 },
    { type: 'afterhours' as const, min_qty: 1, value: 1500 },
  ];
  await products.insertMany(
    ids.map((_id) =>
      sampleProduct({ _id, code: `Y${_id}`, slug: `year-${_id}`, stock: STOCK, prices, ...over }),
    ),
  );
  return ids;
}
