import { randomUUID } from 'node:crypto';
import { STATE_TIME_ZONES, type State } from '@saltbush/contract';
import { DateTime } from 'luxon';
import type { CustomerDocument } from '../../src/domains/accounts/documents';
import { ensureCustomer } from '../../src/domains/accounts/store';
import type { ProductDocument } from '../../src/domains/catalogue/documents';
import { insertSource, type SourceDocument } from '../../src/payments/embedded/store';
import { sampleProduct } from '../samples';
import type { Happening, World } from './world';

/** What the year must bring to a subscription. */
export interface Expected {
  /** Local days and times of its orders: "2027-03-26 23:30". */
  charges: string[];
  /** Mails by template. */
  mails: Record<string, number>;
}

/** Somebody with a subscription, what they do, and what must come of it. */
export interface Subscriber {
  /** Of the subscription; part of its orders' keys and its mails' ids. */
  id: string;
  kind: string;
  state: State;
  productId: number;
  /** Units of the product in each order. */
  units: number;
  happenings: Happening[];
  expected: Expected;
}

/** A place of each state, and a time of day near midnight, where an hour more or less is another day. */
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

/** A local day at the time of day of a state. */
export const localTime = (day: string, state: State): DateTime =>
  DateTime.fromISO(`${day}T${HOMES[state].time}`, { zone: STATE_TIME_ZONES[state] });

export const written = (at: DateTime): string => at.toFormat('yyyy-MM-dd HH:mm');

/** A customer with a card, whose bank takes it until it is told otherwise. */
export async function newCustomer({ services, clock }: World): Promise<{ userId: string; source: string }> {
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

/** The bank declines a card from then on, or takes it again. */
export const bank = (at: DateTime, source: string, outcome: 'succeeds' | 'declined'): Happening => ({
  at: at.toJSDate(),
  run: ({ services }) =>
    services.db
      .collection<SourceDocument>('gateway_sources')
      .updateOne({ _id: source }, { $set: { outcome } }),
});

export const STOCK = 100_000;

/** Products whose price in the evening and on holidays is another one, for whoever buys them by hand. */
export async function addProducts({ services }: World, count: number, over: object = {}): Promise<number[]> {
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
