import type { Db } from 'mongodb';
import { foundBy, type OrderDocument, type OrderState } from '../../src/domains/orders';
import { skewed } from '../numbers';
import type { Buyer } from './sample-customers';

const BATCH = 2000;
const LAST = Date.parse('2026-11-20T00:00:00Z');
const YEAR_MS = 365 * 86_400_000;

/** Shares of the states of a year's orders: work waits in each queue, and most has ended. */
const STATES: readonly [OrderState, number][] = [
  ['pharmacist_review', 0.02],
  ['placed', 0.02],
  ['packed', 0.02],
  ['dispatched', 0.04],
  ['cancelled', 0.03],
  ['refunded', 0.02],
];

function stateOf(random: () => number): OrderState {
  let left = random();
  for (const [state, share] of STATES) {
    left -= share;
    if (left < 0) return state;
  }
  return 'delivered';
}

export interface Sold {
  code: string;
  name: string;
}

const RETURNED = ['requested', 'arrived', 'received', 'declined'] as const;
const SCRIPTED = ['awaited', 'arrived', 'to_check', 'on_file', 'refused', 'valid', 'closed'] as const;

function extras(reference: string, created_at: Date, random: () => number): Partial<OrderDocument> {
  const isReturned = random() < 0.04;
  const isScripted = random() < 0.1;
  const at = created_at;
  const [returned, scripted] = [
    skewed([...RETURNED].reverse(), random),
    skewed([...SCRIPTED].reverse(), random),
  ];
  const sent = { key: reference, code: `${reference}-R1`, state: returned, at, received_at: null };
  const line = { line: 1, quantity: 1, reason: 'damaged' as const };
  return {
    ...(isReturned && { returns: [{ ...sent, lines: [line] }] }),
    ...(isScripted && {
      scripts: [{ line: 1, kind: 'paper', state: scripted, steps: [{ state: scripted, at }] }] as never,
    }),
  };
}

function orderAt(at: number, total: number, { template, buyers, sold, random }: Shelf): OrderDocument {
  const created_at = new Date(LAST - YEAR_MS + (YEAR_MS * at) / total);
  const { _id: user_id, phone, ...buyer } = skewed(buyers, random);
  const items = Array.from({ length: 1 + Math.floor(random() * 4) }, () => ({
    ...(template.items[0] as OrderDocument['items'][number]),
    ...skewed(sold, random),
  }));
  const state = stateOf(random);
  const isSent = state === 'dispatched' || state === 'delivered';
  const reference = `Q-${at}`;
  const order: OrderDocument = {
    ...{ ...template, ...buyer, items, state, created_at, reference },
    ...{ _id: `q-${String(at).padStart(7, '0')}`, idempotency_key: `q-${at}`, cart_uuid: `q-${at}` },
    user_id: random() < 0.3 ? null : user_id,
    ...(template.shipping_address && { shipping_address: { ...template.shipping_address, phone } }),
    tracking: isSent ? { carrier: 'Australia Post', number: `33XQ${String(at).padStart(8, '0')}` } : null,
    ...extras(reference, created_at, random),
  };
  return { ...order, found_by: foundBy(order) };
}

interface Shelf {
  template: OrderDocument;
  buyers: readonly Buyer[];
  /** The first are sold most. */
  sold: readonly Sold[];
  random: () => number;
}

/** Stores a year's orders, like one that exists. */
export async function fillOrders(db: Db, total: number, shelf: Omit<Shelf, 'template'>): Promise<void> {
  const orders = db.collection<OrderDocument>('orders');
  const template = await orders.findOne({
    'shipping_address.phone': { $exists: true },
    review: { $exists: false },
  });
  if (!template) throw new Error('The sample shop has no order');
  const { returns: _returns, scripts: _scripts, call: _call, packing: _packing, ...plain } = template;
  for (let from = 0; from < total; from += BATCH) {
    const count = Math.min(BATCH, total - from);
    await orders.insertMany(
      Array.from({ length: count }, (_, at) => orderAt(from + at, total, { ...shelf, template: plain })),
    );
  }
}
